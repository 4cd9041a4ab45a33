import { describe, expect, it } from 'vitest';
import { file, playerLine } from '../../formats/trf/lines-for-tests.ts';
import { parseTrf } from '../../formats/trf/read.ts';
import { tpn } from '../../rules/identity.ts';
import { filedTournament } from '../report-file/filed-tournament.ts';
import type { Tournament } from '../state.ts';
import { normLines } from '../views/norms.ts';
import { keptNorms } from './kept-norm.ts';
import { normQuestion } from './norm-question.ts';
import { normsOf } from './norms.ts';
import { titlesEditionOf } from './titles-edition.ts';

interface Written {
  readonly title?: string;
  readonly rating?: number;
  readonly federation?: string;
  readonly fideId?: string;
  readonly rounds?: readonly string[];
}

const FIELD: readonly Written[] = [
  { title: 'f', rating: 2450 },
  { title: 'g', federation: 'GER' },
  { title: 'g', federation: 'GER' },
  { title: 'g', federation: 'ESP' },
  { title: 'm', federation: 'ESP' },
  { title: 'f' },
  {},
  {},
  {},
  {},
];

function event(players: readonly Written[], ...records: readonly string[]): Tournament {
  const lines = players.map(
    ({ title = '', rating = 2500, federation = 'FRA', fideId = '7', rounds = [] }, index) =>
      playerLine({
        number: index + 1,
        sex: 'm',
        title,
        name: `Player, Number${index + 1}`,
        rating: rating === 0 ? '' : String(rating),
        federation,
        fideId: fideId === '' ? '' : `${fideId}${index}`,
        rounds,
      }),
  );
  const { document } = parseTrf(
    file('012 Closed', '032 FRA', '042 2022/05/01', ...records, ...lines),
  );
  const filed = filedTournament(document, { firstDay: '2022-05-01', from: 'test' });
  if (!filed.ok) throw new Error(JSON.stringify(filed.error));
  return filed.value.state;
}

/** What a sign is for the opponent, where it is another. */
const OPPOSITE: Readonly<Record<string, string>> = { '1': '0', '+': '-', '-': '+' };

const ROUND_ROBIN = ['XXR 9', '192 BERGER_ROUNDROBIN'];

describe('who may still be met', () => {
  it('[C.04.1 2] in a Swiss: everybody but oneself and those who were met', () => {
    const state = event(
      FIELD.map((player, index) => {
        const opponent = index % 2 === 0 ? index + 2 : index;
        return {
          ...player,
          rounds: [`${String(opponent).padStart(4)} ${index % 2 === 0 ? 'w 1' : 'b 0'}`],
        };
      }).slice(0, 8),
      ...['XXR 5', '192 FIDE_DUTCH_2017'],
    );
    const { entrants } = normQuestion(state, {}, titlesEditionOf(state).properties);
    const field = (player: number) =>
      entrants
        .get(tpn(player))
        ?.rest.field.map(({ id }) => id)
        .toSorted((a, b) => a - b);
    expect(field(1)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(field(4)).toEqual([1, 2, 5, 6, 7, 8]);
  });
});

describe('norms of a tournament', () => {
  it('[B.01 1.4.8] before a round robin: the points each player needs', () => {
    const { players } = normsOf(event(FIELD, ...ROUND_ROBIN));
    const first = players.find((player) => player.tpn === 1);
    // Nine opponents of 2500: 6 points for GM, 4 for IM (line 11142).
    expect(first?.foresight).toMatchObject([
      { title: 'GM', state: 'open', points: { least: 12, enough: 12 } },
      { title: 'IM', state: 'open', points: { least: 8, enough: 8 } },
    ]);
    // A grandmaster has nothing to win.
    expect(players.find((player) => player.tpn === 2)?.norms).toEqual([]);
  });

  it('[B.01 1.4.1e, 1.4.5f] a round robin has fixed pairings, twice round it counts a title once', () => {
    const rules = titlesEditionOf(event(FIELD, ...ROUND_ROBIN)).properties;
    const facts = (state: Tournament) => normQuestion(state, {}, rules).event;
    expect(facts(event(FIELD, ...ROUND_ROBIN))).toMatchObject({
      pairings: 'fixed',
      isDoubleRoundRobin: false,
    });
    const twice = event(FIELD, 'XXR 18', '192 BERGER_DOUBLEROUNDROBIN');
    expect(facts(twice)).toMatchObject({ isDoubleRoundRobin: true });
    const { entrants } = normQuestion(twice, {}, rules);
    expect(entrants.get(tpn(1))?.rest.coming).toHaveLength(18);
    expect(facts(event(FIELD, 'XXR 9'))).toMatchObject({ pairings: 'free' });
  });

  it('[B.01 1.4.2e] a Scheveningen has fixed pairings too: the whole other side is to be met', () => {
    const sides = Array.from({ length: 18 }, (_, at): Written => FIELD[at % 9] ?? {});
    const { entrants, event: facts } = normQuestion(
      event(sides, 'XXR 9', '192 FIDE_SCHEVENINGEN'),
      {},
      titlesEditionOf(event(FIELD, 'XXR 9')).properties,
    );
    expect(facts).toMatchObject({ pairings: 'fixed', isDoubleRoundRobin: false });
    const met = entrants.get(tpn(1))?.rest.coming.map(({ opponent }) => opponent?.id);
    expect(met).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
  });

  it('[B.01 1.4.1e, 1.4.2b] takes a file in which everybody met everybody for a round robin', () => {
    // Berger's table of four; player 4 is unrated and lost every game.
    const rounds = [
      ['   4 w 1', '   3 b =', '   2 w ='],
      ['   3 w =', '   4 b 1', '   1 b ='],
      ['   2 b =', '   1 w =', '   4 w 1'],
      ['   1 b 0', '   2 w 0', '   3 b 0'],
    ];
    const four = rounds.map((own, index) => ({ rounds: own, rating: index === 3 ? 0 : 2400 }));
    const state = event(four, 'XXR 3');
    const rules = titlesEditionOf(state).properties;
    const { event: facts, entrants } = normQuestion(state, {}, rules);
    expect(facts.pairings).toBe('fixed');
    expect(entrants.get(tpn(1))?.candidate).toMatchObject({
      games: [{ round: 2 }, { round: 3 }],
      missing: [{ round: 1, why: 'absent' }],
    });
    const cut = four.map((player) => ({ ...player, rounds: player.rounds.slice(0, 2) }));
    expect(normQuestion(event(cut, 'XXR 3'), {}, rules).event.pairings).toBe('free');
  });

  it('[B.01 1.4.2c] forfeits, byes and games of no move are no games', () => {
    const rounds = [
      ...['   2 w 1', '   3 b +', '0000 - U', '0000 - H', '   4 w D', '   5 b -'],
      '   6 w =',
    ];
    const others = FIELD.map((player, index): Written => {
      if (index === 0) return { ...player, rounds };
      const own = rounds.map((cell) => {
        if (Number(cell.slice(0, 4)) !== index + 1) return '0000 - Z';
        const sign = cell.slice(-1);
        const other = OPPOSITE[sign] ?? sign;
        return `   1 ${cell[5] === 'w' ? 'b' : 'w'} ${other}`;
      });
      return { ...player, rounds: own };
    });
    const state = event(others, 'XXR 9');
    const { entrants } = normQuestion(state, {}, titlesEditionOf(state).properties);
    const candidate = entrants.get(tpn(1))?.candidate;
    expect(candidate?.games.map(({ round }) => round)).toEqual([1, 7]);
    expect(candidate?.missing.map(({ round, why }) => [round, why])).toEqual([
      [2, 'forfeitWin'],
      [3, 'pairingAllocatedBye'],
      [4, 'absent'],
      [5, 'absent'],
      [6, 'absent'],
    ]);
  });

  describe('[B.01 1.4.2b] an unrated player without a point, in a round robin not over', () => {
    type Game = readonly [white: number, black: number, sign: string];
    /** Player 10 is unrated; whoever has no game in a round is absent. */
    const running = (rounds: readonly (readonly Game[])[]): Tournament =>
      event(
        FIELD.map((player, index): Written => {
          const cells = rounds.map((games) => {
            const own = games.find(([white, black]) => [white, black].includes(index + 1));
            if (own === undefined) return '0000 - Z';
            const [white, black, sign] = own;
            return white === index + 1
              ? `${String(black).padStart(4)} w ${sign}`
              : `${String(white).padStart(4)} b ${OPPOSITE[sign] ?? sign}`;
          });
          return { ...player, ...(index === 9 ? { rating: 0 } : {}), rounds: cells };
        }),
        ...ROUND_ROBIN,
      );
    const im = (state: Tournament) => {
      const [first] = normsOf(state, { only: tpn(1) }).players;
      return {
        verdict: first?.norms.find(({ title }) => title === 'IM'),
        foresight: first?.foresight.find(({ title }) => title === 'IM'),
      };
    };
    it('leaves the norm open of who has beaten the player', () => {
      const { foresight } = im(
        running([
          [[1, 10, '1']],
          ...[2, 3, 4, 5].map((other): Game[] => [[1, other, '=']]),
          [[1, 6, '1']],
        ]),
      );
      expect(foresight).toMatchObject({
        state: 'open',
        scoreless: { players: ['Player, Number10'], article: 'B.01 1.4.2b' },
      });
      // No score makes the norm sure: the unrated player may stay without a point.
      expect(foresight?.points?.enough).toBeNull();
    });

    it('does not promise a norm that rests on beating the player in the last round', () => {
      const { foresight } = im(
        running(
          [2, 3, 4, 5, 6, 7, 8, 9].map((other): Game[] => [
            [1, other, '1'],
            [10, other === 9 ? 2 : other + 1, '0'],
          ]),
        ),
      );
      // A draw gives the player a point, and nine games; a win leaves eight.
      expect(foresight).toMatchObject({ state: 'open', points: { least: 0, enough: null } });
    });

    it('cannot be decided while the player has another game to come', () => {
      const { verdict } = im(
        running([
          [[1, 10, '1']],
          ...[2, 3, 4, 5, 6, 7, 8].map((other): Game[] => [
            [1, other, '1'],
            [10, other + 1, '0'],
          ]),
          [
            [1, 9, '1'],
            [10, 2, ' '],
          ],
        ]),
      );
      expect(verdict).toMatchObject({ achieved: null, games: 9 });
      expect(verdict?.conditions.at(-1)).toMatchObject({
        name: 'scorelessOpponents',
        article: 'B.01 1.4.2b',
        met: null,
      });
    });
  });

  it('[B.01 1.4.5] a title is not known of who has a rating and no number', () => {
    const state = event([{}, { fideId: '' }, { fideId: '', rating: 0 }], 'XXR 9');
    const { entrants } = normQuestion(state, {}, titlesEditionOf(state).properties);
    expect([1, 2, 3].map((number) => entrants.get(tpn(number))?.opponent.title)).toEqual([
      ...['none', null, 'none'],
    ]);
  });

  it('[B.01 1.1.5, 1.1.6] reads the arbiter off the settings', () => {
    const met = (name: string, ...records: readonly string[]) =>
      normsOf(event(FIELD, 'XXR 9', ...records)).event.find((one) => one.name === name)?.met;
    expect(met('chiefArbiter', '102 IA Arbiter, Chief')).toBe(true);
    expect(met('chiefArbiter', '102 Chief Arbiter (AF)')).toBe(true);
    expect(met('chiefArbiter', '102 Arbiter, Chief')).toBeNull();
    expect(met('arbiterPlays', '102 FA Somebody, Else')).toBe(true);
    expect(met('arbiterPlays', '102 FA Number3 Player')).toBe(false);
  });

  it('[B.01 1.5.6] keeps of a Swiss the fewest players and the lowest average of all rounds', () => {
    const signs = '1==11===='.split('');
    const field = FIELD.map((player, index): Written => {
      const rounds = signs.map((sign, at) => {
        if (index === 0) return `${String(at + 2).padStart(4)} w ${sign}`;
        return at + 1 === index ? `   1 b ${OPPOSITE[sign] ?? sign}` : '0000 - Z';
      });
      return { ...player, rounds };
    });
    const each = (cell: (round: number) => string): readonly string[] =>
      signs.map((_, at) => cell(at + 1));
    const others: readonly Written[] = [
      { rating: 2000, rounds: each(() => '  12 w 1') },
      { rating: 2000, rounds: each(() => '  11 b 0') },
      { rating: 2600, rounds: each((round) => (round === 9 ? '0000 - H' : '  14 w 1')) },
      { rating: 2000, rounds: each((round) => (round === 9 ? '0000 - U' : '  13 b 0')) },
      { rating: 1000, rounds: each((round) => (round === 1 ? '0000 - Z' : '0000 - U')) },
    ];
    const state = event([...field, ...others], 'XXR 9');
    const [kept] = keptNorms(state, tpn(1), { edition: 'titles-2022' });
    // Five players in rounds 1 and 9: (2450 + 3 × 2000 + 2600) / 5 = 2210, (2450 + 3 × 2000 + 1000) / 5 = 1890.
    expect(kept?.swiss).toEqual({ participants: 5, averageRating: 1890 });
  });

  it('keeps nothing for who made nothing', () => {
    expect(keptNorms(event(FIELD, ...ROUND_ROBIN), tpn(1), {})).toEqual([]);
  });
});

describe('the board of norms', () => {
  it('[B.01 1.4.1f] names the game a norm does without: a win over the weakest', () => {
    const signs = '1==11====1'.split('');
    const players = [...FIELD, { rating: 1500 }].map((player, index): Written => {
      const own = signs.map((sign, round) => `${String(round + 2).padStart(4)} w ${sign}`);
      const other = signs.map((sign, round) =>
        round + 1 === index ? `   1 b ${OPPOSITE[sign] ?? sign}` : '0000 - Z',
      );
      return { ...player, rounds: index === 0 ? own : other };
    });
    const lines = normLines(normsOf(event(players, 'XXR 10'), { edition: 'titles-2022' }));
    const made = lines.find(({ tpn: number, verdict }) => number === 1 && verdict.title === 'GM');
    expect(made).toMatchObject({
      verdict: { achieved: true, games: 9, dropped: [10] },
      leftOut: [{ round: 10, opponent: 'Player, Number11', halfPoints: 2 }],
    });
  });
});
