import { NO_REGULATIONS } from './regulations.ts';
import { describe, expect, it } from 'vitest';
import type { RepublishReason } from '../rules/editions/handling.ts';
import { playerId, teamId } from '../rules/identity.ts';
import { points } from '../rules/points.ts';
import { SCORING_PRESETS } from '../rules/scoring.ts';
import { effectiveNumbers, withoutNumber } from './pairing-numbers.ts';
import { initialOrder } from './initial-order.ts';
import { undoBarred } from './deeds/undo/may-go-to.ts';
import { stateAt } from './log.ts';
import type { PlayerDetails } from './player.ts';
import { roundStage } from './round.ts';
import { asOfRound } from './views/as-of-round.ts';
import { audit } from './views/audit.ts';
import { integrityComments } from './views/integrity.ts';
import { playerRecords, scores } from './views/records.ts';
import { undoPreview } from './views/log.ts';
import { restorePoints } from './views/restore-points.ts';
import { roundView } from './views/round.ts';
import { teamScores } from './views/team-scores.ts';
import {
  BLACK_WINS,
  DRAW,
  draft,
  letter,
  PlayedEvent,
  WHITE_WINS,
} from './testing/played-event.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(playerId) as [
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
];

const BOOK = { firstDay: '2022-03-05' } as const;
const TODAY = { firstDay: '2026-03-07' } as const;

describe('initial order', () => {
  const player = (name: string, details: Partial<PlayerDetails>): PlayerDetails => ({
    id: playerId(name),
    name,
    ratings: {},
    fromRound: 1,
    ...details,
  });
  const field = [
    player('Zoé', { ratings: { fide: 2000 } }),
    player('Éric', { ratings: { fide: 2000 } }),
    player('emma', { ratings: { fide: 2000 } }),
    player('Titled', { ratings: { fide: 2000 }, title: 'WCM' }),
    player('Master', { ratings: { fide: 2000 }, title: 'WGM' }),
    player('Strong', { ratings: { fide: 2001 } }),
    player('Unrated', {}),
    player('Estimated', { ratings: { estimate: 1500 } }),
  ];

  it('[C.04.2 B.2] is strength, then title, then the alphabet without accents or case', () => {
    expect(initialOrder(field, { method: 'FIDE', last: 'alphabetical' })).toEqual([
      'Strong',
      'Master',
      'Titled',
      'emma',
      'Éric',
      'Zoé',
      'Estimated',
      'Unrated',
    ]);
  });

  it('[C.04.2 B.2.c] takes an announced replacement of the alphabet', () => {
    const entry = initialOrder(field, { method: 'FIDE', last: 'entryOrder' });
    expect(entry.slice(3, 6)).toEqual(['Zoé', 'Éric', 'emma']);
    const lots = initialOrder(field, { method: 'FIDE', last: 'lots', lotsSeed: 'draw of 7 March' });
    expect(
      initialOrder([...field].reverse(), {
        method: 'FIDE',
        last: 'lots',
        lotsSeed: 'draw of 7 March',
      }),
    ).toEqual(lots);
  });

  it.each([
    ['FIDE', 1800],
    ['NRO', 1900],
    ['FIDON', 1800],
    ['NIDOF', 1900],
    ['HBFN', 1900],
    ['LBFN', 1800],
    ['OTHER', 1700],
  ] as const)('[TRF26 172] method %s reads strength %i', (method, strength) => {
    const one = player('One', { ratings: { fide: 1800, national: 1900, estimate: 1700 } });
    const rival = player('Rival', {
      ratings: { fide: strength, national: strength, estimate: strength },
      title: 'GM',
    });
    const weaker = player('Weaker', {
      ratings: { fide: strength - 1, national: strength - 1, estimate: strength - 1 },
    });
    const order = initialOrder([one, rival, weaker], { method, last: 'alphabetical' });
    expect(order).toEqual(['Rival', 'One', 'Weaker']);
  });
});

describe('pairing numbers', () => {
  it('[C.04.2 B.3] are corrected until the fourth round is paired, and not after', () => {
    const event = new PlayedEvent(TODAY, 8);
    const rounds = ['a-b c-d e-f g-h', 'a-c b-d e-g f-h', 'a-d b-c e-h f-g', 'a-e b-f c-g d-h'];
    rounds
      .slice(0, 3)
      .forEach((pairs, index) => event.pairs(index + 1, pairs).scores(index + 1, '===='));
    event.does({ type: 'correctPlayer', player: d, changes: { ratings: { fide: 2500 } } });
    const renumber = { type: 'assignNumbers', reason: 'correction' } as const;
    expect(event.verdict(renumber)).toEqual(['3 renumbers C.04.2 2.3']);
    event.does(renumber);
    expect(event.state.numbers[0]).toBe(d);
    event.pairs(4, rounds[3] ?? '');
    event.does({ type: 'correctPlayer', player: c, changes: { ratings: { fide: 2600 } } });
    expect(event.verdict(renumber)).toEqual(['refused numbersFrozen C.04.2 2.3']);
    expect(event.verdict({ type: 'exchangeNumbers', a, b })).toEqual([
      'refused numbersFrozen C.04.2 2.3',
    ]);
  });

  it('[C.04.2 2.4] give a late entry its right place without moving the others past each other', () => {
    const event = new PlayedEvent(TODAY, 6).pairs(1, 'a-d b-e c-f').scores(1, '101');
    event.does({ type: 'correctPlayer', player: a, changes: { ratings: { fide: 1000 } } });
    const late = { ...letter(9, 2), ratings: { fide: 2050 } };
    event.does({ type: 'enterPlayers', players: [late] });
    expect(event.state.numbers.join('')).toBe('abcdjef');
  });

  it('[FIDE SPP 2026-08-28] nobody has a number before being taken into account for a pairing', () => {
    const event = new PlayedEvent(TODAY, 5);
    event.does({ type: 'grantBye', player: b, round: 1, bye: 'halfPointBye' });
    event.pairs(1, 'a-d c-e');
    expect(withoutNumber(event.state)).toEqual([b]);
    expect([...effectiveNumbers(event.state)]).toEqual([
      ['a', 1],
      ['c', 2],
      ['d', 3],
      ['e', 4],
    ]);
  });

  it('[C.04.2 C.3] are definitive once the list of participants is closed', () => {
    const event = new PlayedEvent(BOOK, 4).does({ type: 'closeList' });
    const late = { type: 'enterPlayers', players: [letter(7)] } as const;
    expect(event.verdict(late)).toEqual(['refused listAlreadyClosed C.04.2 C.3']);
  });
});

describe('a round', () => {
  it('goes from draft to published, playing, complete and closed', () => {
    const event = new PlayedEvent(TODAY, 4);
    const stage = () => {
      const round = event.state.rounds[0];
      return round ? roundStage(round) : 'none';
    };
    event.does(draft(1, 'a-c b-d'));
    expect(stage()).toBe('draft');
    event.does({ type: 'publishRound', round: 1 });
    expect(stage()).toBe('published');
    event.scores(1, '1');
    expect(stage()).toBe('playing');
    event.scores(1, '11');
    expect(stage()).toBe('complete');
    event.does({ type: 'closeRound', round: 1 });
    expect(stage()).toBe('closed');
  });

  it.each([
    ['[C.04.1 2] a rematch', 'a-c b-d', '3 rematch C.04.1 2'],
    ['[C.04.1 2] nobody twice', 'a-b a-d', 'refused playerPairedTwice C.04.1 2'],
    ['nobody against the same player', 'a-a b-d', 'refused playerAgainstSelf C.04.1 2'],
    ['nobody left out', 'a-b', 'refused playerLeftOut Ronde 8'],
    ['[C.04.1 3] no bye for an even number', 'a-b c', 'refused playerLeftOut Ronde 8'],
  ])('%s', (_, pairs, expected) => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '11');
    const verdict = event.verdict(draft(2, pairs), { manualPairing: 'confirmed' });
    expect(verdict).toContain(expected);
  });

  it('[C.04.2 3.5] lets two who did not play meet again', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '.1'.slice(1));
    event.does({ type: 'enterResult', round: 1, board: 1, outcome: { kind: 'doubleForfeit' } });
    event.does({ type: 'enterResult', round: 1, board: 2, outcome: WHITE_WINS });
    expect(event.verdict(draft(2, 'a-c d-b'))).toEqual([
      '3 manualPairing C.04.2 1.5',
      '3 rematch C.04.1 2',
    ]);
    expect(event.objects(draft(2, 'a-c d-b'))).toMatchObject({
      warnings: [{}, { params: { white: 'D., Player', black: 'B., Player' } }],
    });
  });

  it('[C.04.1 4] bars the bye after win points without playing; the book after a forfeit win only', () => {
    const withFullPointBye = (settings: { firstDay: string }) => {
      const event = new PlayedEvent(settings, 3);
      event.does({ type: 'grantBye', player: a, round: 1, bye: 'fullPointBye' });
      event.pairs(1, 'b-c').scores(1, '=');
      return event.verdict(draft(2, 'b-c a'));
    };
    expect(withFullPointBye(TODAY)).toContain('3 byeTwice C.04.1 4');
    expect(withFullPointBye(BOOK).join()).not.toContain('byeTwice');
  });

  it('[C.04.1 7] warns of a third time the same colour, counting played games only', () => {
    const event = new PlayedEvent(TODAY, 4);
    event.pairs(1, 'a-b c-d').scores(1, '==').pairs(2, 'a-c b-d').scores(2, '==');
    const thirdTime = (): string => {
      const objection = event.objects(draft(3, 'a-d b-c'));
      const warnings = objection?.kind === 'unconfirmed' ? objection.warnings : [];
      const third = warnings.filter(({ code }) => code === 'thirdColourInARow');
      return third.map(({ params }) => `${params['player']} ${params['colour']}`).join(', ');
    };
    expect(thirdTime()).toBe('A., Player white, D., Player black');
    const forfeit = { kind: 'forfeit', winner: 'white' } as const;
    event.does({ type: 'enterResult', round: 2, board: 1, outcome: forfeit });
    expect(thirdTime()).toBe('D., Player black');
  });

  it('[C.04.2 3.6] lays boards out by score, sum of scores, then number', () => {
    const event = new PlayedEvent(TODAY, 8).pairs(1, 'a-e b-f c-g d-h').scores(1, '0=10');
    event.does(draft(2, 'a-g f-b h-d e-c'));
    expect(
      event.state.rounds[1]?.games.map((game) => `${game.board} ${game.white}-${game.black}`),
    ).toEqual(['1 e-c', '2 h-d', '3 f-b', '4 a-g']);
  });

  it('keeps fixed boards and starts at the first board of the room', () => {
    const event = new PlayedEvent({ ...TODAY, firstBoard: 21 }, 6);
    event.does({ type: 'fixBoard', player: d, board: 22 });
    event.pairs(1, 'a-d b-e c-f');
    expect(event.state.rounds[0]?.games.map((game) => `${game.board} ${game.white}`)).toEqual([
      '21 b',
      '22 a',
      '23 c',
    ]);
  });

  it('is not drafted over open boards', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '1');
    expect(event.objects(draft(2, 'a-b c-d'))).toMatchObject({
      refusal: { code: 'previousRoundOpen', params: { round: 1, boards: '2' } },
    });
  });

  it('says when a draft no longer rests on the facts', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '11');
    event
      .does(draft(2, 'a-b c-d'))
      .does({ type: 'enterResult', round: 1, board: 1, outcome: DRAW });
    expect(event.verdict({ type: 'publishRound', round: 2 })).toEqual([
      '3 publishesOutdatedDraft Ronde 4',
    ]);
  });
});

describe('pairing by the system of the tournament', () => {
  it('[C.04.3 E] wants the initial colour, then drafts the first round in order', () => {
    const event = new PlayedEvent(TODAY, 7);
    const first = { type: 'pairRound', round: 1 } as const;
    expect(event.verdict(first)).toEqual(['refused initialColourMissing C.04.3 5.1']);
    event.does({ type: 'changeSettings', changes: { initialColour: 'black' } }).does(first);
    const [round] = event.state.rounds;
    expect(round?.games.map(({ white, black }) => `${white}-${black}`)).toEqual([
      'd-a',
      'b-e',
      'f-c',
    ]);
    expect(round?.unpaired).toEqual([
      { player: 'g', outcome: 'pairingAllocatedBye', reason: 'odd' },
    ]);
    expect(round?.origin).toBe('engine');
  });

  it('plays a round robin by the same command', () => {
    const event = new PlayedEvent(
      { ...TODAY, system: 'berger', rounds: 3, initialColour: 'white' },
      4,
    );
    event.does({ type: 'pairRound', round: 1 });
    const games = event.state.rounds[0]?.games ?? [];
    expect(games.map(({ white, black }) => `${white}-${black}`)).toEqual(['a-d', 'b-c']);
  });

  it('[C.04.3 1.9.3] says who cannot be placed', () => {
    const event = new PlayedEvent({ ...TODAY, initialColour: 'white' }, 2);
    event.pairs(1, 'a-b').scores(1, '1');
    expect(event.objects({ type: 'pairRound', round: 2 })).toMatchObject({
      refusal: { code: 'noLegalPairing', params: { round: 2, players: 'A., Player' } },
    });
  });
});

describe('published pairings', () => {
  it('[C.04.2 4.4] change no more once the next round is drafted', () => {
    const event = new PlayedEvent({ ...TODAY, initialColour: 'white' }, 4)
      .pairs(1, 'a-c b-d')
      .scores(1, '11')
      .does({ type: 'pairRound', round: 2 });
    const { pairs, bye } = draft(1, 'c-a b-d');
    const command = { type: 'republishRound', round: 1, reason: 'eventRules', pairs, bye } as const;
    expect(event.objects(command)).toMatchObject({ refusal: { code: 'roundClosed' } });
  });

  const change = (reason: RepublishReason, pairs: string) => {
    const { pairs: proposed, bye } = draft(1, pairs);
    return { type: 'republishRound', round: 2, reason, pairs: proposed, bye } as const;
  };

  it.each([
    [
      '[C.04.2 D.10] 2017: only for a rematch',
      BOOK,
      'eventRules',
      'refused reasonNotAllowed C.04.2 D.10',
    ],
    [
      '[C.04.2 4.4.2] 2026: when the event rules allow it',
      TODAY,
      'eventRules',
      '3 republish C.04.2 4.4.2',
    ],
    [
      '[C.04.2 4.4.1] 2026: a rematch must be one',
      TODAY,
      'rematch',
      'refused reasonDoesNotFit C.04.2 4.4.1',
    ],
    [
      '[C.04.2 4.4.3] 2026: nobody is without an opponent where nobody is absent',
      TODAY,
      'twoWithoutOpponents',
      'refused reasonDoesNotFit C.04.2 4.4.3',
    ],
    [
      '[C.04.2 4.4.5] 2026: top boards only in the last round',
      TODAY,
      'topBoardsOfLastRound',
      'refused reasonDoesNotFit C.04.2 4.4.5',
    ],
  ] as const)('%s', (_, edition, reason, expected) => {
    const event = new PlayedEvent(edition, 4)
      .pairs(1, 'a-c b-d')
      .scores(1, '11')
      .pairs(2, 'b-a d-c');
    expect(event.verdict(change(reason, 'a-d b-c'))).toContain(expected);
  });

  it('[C.04.2 4.4] offers the reasons the edition accepts and the round may have', () => {
    const reasons = (edition: typeof BOOK | typeof TODAY, rounds: number, pairs: string) => {
      const event = new PlayedEvent({ ...edition, rounds }, 4).pairs(1, 'a-c b-d').scores(1, '11');
      const { state } = event.pairs(2, pairs);
      expect(roundView(state, 2, 'public')?.republish).toEqual([]);
      expect(roundView(state, 1, 'staff')?.republish).toEqual([]);
      return roundView(state, 2, 'staff')?.republish.map(({ reason }) => reason);
    };
    expect(reasons(BOOK, 9, 'b-a d-c')).toEqual([]);
    expect(reasons(BOOK, 9, 'c-a d-b')).toEqual(['rematch']);
    expect(reasons(TODAY, 9, 'b-a d-c')).toEqual(['eventRules']);
    expect(reasons(TODAY, 2, 'b-a d-c')).toContain('topBoardsOfLastRound');
  });

  it('[C.04.2 D.10] are mended after a rematch, and boards that stay keep their result', () => {
    const event = new PlayedEvent(BOOK, 6).pairs(1, 'a-d b-e c-f').scores(1, '111');
    event.pairs(2, 'd-a c-b f-e').does({ type: 'enterResult', round: 2, board: 1, outcome: DRAW });
    const kept = event.state.rounds[1]?.games.find((game) => game.outcome.kind === 'played');
    expect(kept).toMatchObject({ white: 'c', black: 'b' });
    event.does(change('rematch', 'c-b a-f e-d'));
    const games = event.state.rounds[1]?.games ?? [];
    expect(games.find((game) => game.white === c)?.outcome).toEqual(DRAW);
    expect(games.map((game) => `${game.white}-${game.black}`)).toEqual(['c-b', 'a-f', 'e-d']);
  });

  it('[Ronde 6] changed once they are public, go back after a question', () => {
    const event = new PlayedEvent(TODAY, 4)
      .pairs(1, 'a-c b-d')
      .scores(1, '11')
      .pairs(2, 'b-a d-c')
      .does(change('eventRules', 'a-d b-c'));
    expect(event.verdict({ type: 'undo' })).toContain('3 undoesPublication Ronde 6');
  });

  it('[C.04.2 D.10] never lose a result: its board stays, colours and all', () => {
    const event = new PlayedEvent(BOOK, 6).pairs(1, 'a-d b-e c-f').scores(1, '111');
    event.pairs(2, 'd-a c-b f-e').does({ type: 'enterResult', round: 2, board: 1, outcome: DRAW });
    for (const pairs of ['b-c a-f e-d', 'c-a b-f e-d']) {
      expect(event.objects(change('rematch', pairs))).toMatchObject({
        refusal: { code: 'resultsInTheWay', article: 'C.04.2 D.10', params: { board: 1 } },
      });
    }
  });
});

describe('results', () => {
  it('[Ronde 5] a blank never overwrites; clearing is a different act', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '1');
    const blank = {
      type: 'enterResult',
      round: 1,
      board: 1,
      outcome: { kind: 'notEntered' },
    } as const;
    expect(event.verdict(blank)).toEqual(['refused blankNeverOverwrites Ronde 5']);
    event.does({ type: 'clearResult', round: 1, board: 1 });
    expect(event.state.rounds[0]?.games[0]?.outcome.kind).toBe('notEntered');
  });

  it('entering the same result again changes nothing', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '1');
    const before = event.ledger;
    event.scores(1, '1');
    expect(event.ledger).toBe(before);
  });

  it.each([
    ['0-0', [0, 0]],
    ['½-0', [5, 0]],
    ['0-½', [0, 5]],
  ] as const)('[Laws 10.2] takes the unusual score %s', (score, [white, black]) => {
    const event = new PlayedEvent(TODAY, 2).pairs(1, 'a-b');
    event.does({ type: 'enterResult', round: 1, board: 1, outcome: { kind: 'played', score } });
    const table = scores(event.state, { standingsAfter: 1 });
    expect([table.get(a), table.get(b)]).toEqual([white, black]);
  });

  it('[C.04.2 D.1] an adjourned game is a draw for pairing only', () => {
    const event = new PlayedEvent(TODAY, 2).pairs(1, 'a-b');
    event.does({ type: 'enterResult', round: 1, board: 1, outcome: { kind: 'adjourned' } });
    expect(scores(event.state, { pairingOf: 2 }).get(a)).toBe(5);
    expect(scores(event.state, { standingsAfter: 1 }).get(a)).toBe(0);
  });

  it('[C.04.2 4.3.2] reversed colours change who had White, not whose point it was', () => {
    const event = new PlayedEvent(TODAY, 2).pairs(1, 'a-b');
    const outcome = { kind: 'played', score: '1-0', coloursReversed: true } as const;
    event.does({ type: 'enterResult', round: 1, board: 1, outcome });
    const [first, second] = playerRecords(event.state, { pairingOf: 2 });
    expect(first?.rounds[0]).toEqual({ opponent: 2, colour: 'black', outcome: 'win' });
    expect(second?.rounds[0]).toEqual({ opponent: 1, colour: 'white', outcome: 'loss' });
  });
});

describe('[Laws 12.9] points by decision', () => {
  it('are confirmed, counted in tables and pairings, and on record', () => {
    const event = new PlayedEvent(TODAY, 2).pairs(1, 'a-b').scores(1, '1');
    const penalty = {
      type: 'adjustPoints',
      player: a,
      round: 1,
      points: points(-0.5),
      reason: 'phone',
    } as const;
    expect(event.verdict(penalty)).toEqual(['3 adjustsPoints Laws 12.9']);
    event.does(penalty);
    expect(scores(event.state, { standingsAfter: 1 }).get(a)).toBe(5);
    expect(playerRecords(event.state, { pairingOf: 2 })[0]?.rounds[0]?.points).toBe(5);
    expect(integrityComments(event.ledger.entries)).toContain(
      '### Points by decision @ Round 1: phone',
    );
  });
});

describe('[C.04.2 D.8] corrections', () => {
  const correct = { type: 'enterResult', round: 1, board: 1, outcome: BLACK_WINS } as const;
  const first = () => new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '11');
  const scoreOfC = (event: PlayedEvent, purpose: Parameters<typeof scores>[1]) =>
    scores(event.state, purpose).get(c);

  it('before the next pairing count at once', () => {
    const event = first();
    expect(event.verdict(correct)).toEqual([]);
    event.does(correct);
    expect(scoreOfC(event, { pairingOf: 2 })).toBe(10);
    expect(scoreOfC(event, { standingsAfter: 1 })).toBe(10);
  });

  it('after an announced deadline are asked about', () => {
    const event = first().does({ type: 'changeSettings', changes: { correctionDeadline: 30 } });
    event.at = '2026-03-07T14:29:00Z';
    expect(event.verdict(correct)).toEqual([]);
    event.at = '2026-03-07T14:31:00Z';
    expect(event.verdict(correct)).toEqual(['3 correctionAfterDeadline C.04.2 4.3']);
  });

  it('while the next round plays count from the pairing after it', () => {
    const event = first().pairs(2, 'a-b c-d');
    expect(event.verdict(correct)).toEqual(['3 correctionAfterNextPairing C.04.2 4.3']);
    event.does(correct);
    expect(scoreOfC(event, { pairingOf: 2 })).toBe(0);
    expect(scoreOfC(event, { pairingOf: 3 })).toBe(10);
    expect(scoreOfC(event, { standingsAfter: 1 })).toBe(0);
    expect(scoreOfC(event, { standingsAfter: 2 })).toBe(10);
    expect(scoreOfC(event, { ratingReport: true })).toBe(10);
  });

  it('after the next round count for ratings only', () => {
    const event = first().pairs(2, 'a-b d-c').scores(2, '11');
    expect(event.verdict(correct)).toEqual(['3 correctionForRatingOnly C.04.2 4.3']);
    event.does(correct);
    expect(scoreOfC(event, { pairingOf: 3 })).toBe(0);
    expect(scoreOfC(event, { standingsAfter: 2 })).toBe(0);
    expect(scoreOfC(event, { ratingReport: true })).toBe(10);
  });

  it('count in full where the regulations say that nothing is rated, and there alone', () => {
    const inFull = { ...correct, inFull: true } as const;
    const rated = first().pairs(2, 'a-b d-c').scores(2, '11');
    expect(rated.verdict(inFull)).toEqual(['refused correctionNotInFull C.04.2 4.3']);
    const regulations = { ...NO_REGULATIONS, rated: false };
    rated.does({ type: 'changeSettings', changes: { regulations } });
    expect(rated.objects(correct)).toMatchObject({
      warnings: [{ code: 'correctionForRatingOnly', params: { inFull: 'offered' } }],
    });
    expect(rated.verdict(inFull)).toEqual(['3 correctionInFull C.04.2 4.3']);
    rated.does(inFull);
    expect(scoreOfC(rated, { standingsAfter: 1 })).toBe(10);
    expect(scoreOfC(rated, { pairingOf: 3 })).toBe(10);
  });

  it('of the last round change the final table until it is closed', () => {
    const event = new PlayedEvent({ ...TODAY, rounds: 1 }, 2).pairs(1, 'a-b').scores(1, '1');
    event.does({ ...correct });
    expect(scores(event.state, { standingsAfter: 1 }).get(b)).toBe(10);
    event.does({ type: 'closeRound', round: 1 });
    expect(event.verdict({ ...correct, outcome: DRAW })).toEqual([
      '3 correctionForRatingOnly C.04.2 4.3',
    ]);
  });
});

describe('absences', () => {
  it('[C.04.2 D.2] 2017: absence without notice is withdrawal, unless explained before the next pairing', () => {
    const event = new PlayedEvent(BOOK, 5).pairs(1, 'a-c b-d e').scores(1, '11');
    event.does({ type: 'reportAbsence', player: c, round: 1 });
    expect(event.state.players.get(c)?.left).toEqual({
      reason: 'absentWithoutNotice',
      fromRound: 2,
    });
    expect(event.verdict({ type: 'returnPlayer', player: c })).toEqual([]);
    event.pairs(2, 'a-b d-e').scores(2, '==');
    expect(event.verdict({ type: 'returnPlayer', player: c })).toEqual([
      '3 returnAfterAbsence C.04.2 D.2',
    ]);
  });

  it('[C.05 6.5] 2026: the same rule, from the competition regulations', () => {
    const event = new PlayedEvent(TODAY, 5).pairs(1, 'a-c b-d e').scores(1, '11');
    event.does({ type: 'reportAbsence', player: c, round: 1 });
    event.pairs(2, 'a-b d-e').scores(2, '==');
    expect(event.verdict({ type: 'returnPlayer', player: c })).toEqual([
      '3 returnAfterAbsence C.05 6.5',
    ]);
  });

  it('[C.04.1 3] says when the bye is missing', () => {
    const event = new PlayedEvent(TODAY, 3);
    expect(event.verdict(draft(1, 'a-b'))).toEqual(['refused byeMissing C.04.1 3']);
  });

  it('[C.04.2 3.2] who withdrew is not paired, scores zero, and may come back', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '10');
    event.does({ type: 'withdraw', player: d });
    expect(event.verdict({ type: 'grantBye', player: d, round: 2, bye: 'halfPointBye' })).toEqual([
      'refused playerNotAvailable C.04.2 3.2',
    ]);
    expect(event.verdict(draft(2, 'a-d b-c'))).toEqual(['refused playerNotAvailable C.04.2 3.3']);
    event.pairs(2, 'a-b c').scores(2, '1');
    expect(event.state.rounds[1]?.unpaired).toContainEqual({
      player: d,
      outcome: 'zeroPointBye',
      reason: 'left',
    });
    event.does({ type: 'returnPlayer', player: d });
    event.pairs(3, 'a-d b-c');
    expect(event.state.rounds[2]?.unpaired).toEqual([]);
  });

  it('[Laws 12.9.9] expulsion takes two steps and has no return', () => {
    const event = new PlayedEvent(TODAY, 4);
    const expel = { type: 'expel', player: d } as const;
    expect(event.verdict(expel)).toEqual(['4 expels Laws 12.9.9']);
    expect(event.verdict(expel, { expels: 'confirmed' })).toEqual(['4 expels Laws 12.9.9']);
    event.does(expel, { expels: 'confirmedTwice' });
    expect(event.verdict({ type: 'returnPlayer', player: d })).toEqual([
      'refused expelledForGood Laws 12.9.9',
    ]);
  });

  it.each([
    ['a second half-point bye', 'halfPointBye', '3 secondHalfPointBye C.05 6.7'],
    ['a full-point bye', 'fullPointBye', '2 fullPointByeDeprecated C.04.2 3.3'],
  ] as const)('%s is warned of', (_, bye, expected) => {
    const event = new PlayedEvent(TODAY, 4);
    event.does({ type: 'grantBye', player: a, round: 1, bye: 'halfPointBye' });
    expect(event.verdict({ type: 'grantBye', player: a, round: 2, bye })).toEqual([expected]);
  });

  it('more than half the field absent is asked about', () => {
    const event = new PlayedEvent(TODAY, 4);
    const all = { type: 'announceAbsences', players: [a, b, c], round: 1 } as const;
    expect(event.verdict(all)).toEqual(['3 mostPlayersAbsent C.04.2 3.3']);
  });
});

describe('[Ronde 7] FIDE mode', () => {
  it('is left in two steps, for ever, and says so in reports', () => {
    const event = new PlayedEvent(TODAY, 4);
    const leave = { type: 'leaveFideMode', reason: 'club rules' } as const;
    expect(event.verdict(leave)).toEqual(['4 leavesFideMode Ronde 7']);
    event.does(leave);
    expect(event.verdict({ type: 'undo' })).toEqual(['refused neverUndone Ronde 7']);
    // Nobody is offered what would be refused.
    expect(undoBarred(event.ledger)).toMatchObject({ code: 'neverUndone', article: 'Ronde 7' });
    expect(undoPreview(event.ledger, 'en')).toBeNull();
    expect(event.verdict({ type: 'restore', position: 2 })).toEqual([
      'refused neverUndone Ronde 7',
    ]);
    expect(event.verdict(leave)).toEqual(['refused fideModeAlreadyLeft Ronde 7']);
    expect(integrityComments(event.ledger.entries)).toEqual([
      '### FIDE mode left @ Round 1: club rules',
    ]);
  });

  it('keeps points, prohibited pairs and acceleration fixed after the start', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d');
    const points = {
      type: 'changeSettings',
      changes: { scoring: SCORING_PRESETS['3-1-0'] },
    } as const;
    expect(event.verdict(points)).toEqual(['refused lockedInFideMode Ronde 7']);
    expect(
      event.verdict({ type: 'prohibitPairs', players: [a, b], fromRound: 1, toRound: 9 }),
    ).toEqual(['refused lockedInFideMode Ronde 7']);
    event.does({ type: 'leaveFideMode', reason: 'club rules' });
    expect(event.verdict(points)).toEqual(['4 scoringChangedAfterStart C.04.1 1']);
  });

  it('refuses points in which two draws beat a win and a loss', () => {
    const event = new PlayedEvent(TODAY);
    const scoring = { ...SCORING_PRESETS['1-½-0'], draw: SCORING_PRESETS['1-½-0'].win };
    expect(event.verdict({ type: 'changeSettings', changes: { scoring } })).toEqual([
      'refused badScoring Ronde 7',
    ]);
  });
});

describe('[Ronde 6] the way back', () => {
  it('undoes and redoes step by step, and a new step forgets what was undone', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '11');
    const full = event.state;
    event.does({ type: 'undo' }).does({ type: 'undo' });
    expect(event.state.rounds[0]?.games.map((game) => game.outcome.kind)).toEqual([
      'notEntered',
      'notEntered',
    ]);
    event.does({ type: 'redo' }).does({ type: 'redo' });
    expect(event.state).toEqual(full);
    event.does({ type: 'undo' }).scores(1, '=');
    expect(event.verdict({ type: 'redo' })).toEqual(['refused nothingToRedo Ronde 6']);
  });

  it('asks before taking back what people have seen', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d');
    expect(event.verdict({ type: 'undo' })).toEqual(['3 undoesPublication Ronde 6']);
  });

  it('restores a marked point, and even that can be undone', () => {
    const event = new PlayedEvent(TODAY, 4).does({
      type: 'markRestorePoint',
      name: 'before lunch',
    });
    const before = event.state;
    event.pairs(1, 'a-c b-d').scores(1, '11');
    const after = event.state;
    expect(restorePoints(event.ledger).map((point) => point.mark)).toEqual([
      { name: 'before lunch' },
      { beforePublishing: 1 },
    ]);
    const [point] = restorePoints(event.ledger);
    event.does({ type: 'restore', position: point?.position ?? 0 });
    expect(event.state).toEqual(before);
    expect(stateAt(event.ledger, event.ledger.entries.length - 1)).toEqual(after);
    event.does({ type: 'undo' });
    expect(event.state).toEqual(after);
  });

  it('shows the event as of an earlier round', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '11').pairs(2, 'a-b c-d');
    event.does({ type: 'enterResult', round: 1, board: 1, outcome: BLACK_WINS });
    const then = asOfRound(event.state, 1);
    expect(then.rounds).toHaveLength(1);
    expect(scores(then, { standingsAfter: 1 }).get(a)).toBe(10);
  });

  it('tells who changed what, when, before and after, and never private data', () => {
    const event = new PlayedEvent(TODAY);
    const born = { ...letter(0), private: { birthDate: '2015-06-01', phone: '0600000000' } };
    event.does({ type: 'enterPlayers', players: [born, letter(1)] });
    event.does({ type: 'assignNumbers', reason: 'initialOrder' }).pairs(1, 'a-b').scores(1, '1');
    event.does({ type: 'enterResult', round: 1, board: 1, outcome: DRAW }).does({ type: 'undo' });
    const lines = audit(event.ledger.entries);
    expect(lines.find((line) => line.what === 'resultCorrected')).toEqual({
      position: 7,
      at: '2026-03-07T14:00:00Z',
      by: 'chief',
      what: 'resultCorrected',
      about: { round: 1, board: 1, window: 'nextPairing' },
      before: WHITE_WINS,
      after: DRAW,
      inForce: false,
      accepted: [],
    });
    expect(JSON.stringify(lines)).not.toMatch(/2015-06-01|0600000000/);
  });

  it('[VCL4THP] writes integrity events as ### lines, without those undone', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '11');
    event.does({ type: 'changeSettings', changes: { rounds: 7 } });
    event.does({ type: 'enterResult', round: 1, board: 1, outcome: DRAW }).does({ type: 'undo' });
    expect(integrityComments(event.ledger.entries)).toEqual([
      '### MPA @ Round 1',
      '### Configuration @ Round 2: rounds',
    ]);
  });
});

describe('teams', () => {
  const [reds, blues] = [teamId('reds'), teamId('blues')];
  const teams = () => {
    const event = new PlayedEvent({ ...TODAY, kind: 'team' });
    event.does({ type: 'enterPlayers', players: Array.from({ length: 9 }, (_, i) => letter(i)) });
    const roster = (letters: string) => letters.split(' ').map(playerId);
    event.does({
      type: 'enterTeam',
      team: { id: reds, name: 'Reds', roster: roster('a b c d e') },
    });
    event.does({
      type: 'enterTeam',
      team: { id: blues, name: 'Blues', roster: roster('f g h i') },
    });
    return event.does({
      type: 'draftTeamRound',
      round: 1,
      matches: [{ first: reds, second: blues }],
      bye: null,
      origin: 'manual',
    });
  };
  const boards = (event: PlayedEvent) =>
    event.state.rounds[0]?.games.map((game) => `${game.board} ${game.white}-${game.black}`);

  it('[TRF26 352] field the roster from the top, colours by board', () => {
    const event = teams();
    expect(boards(event)).toEqual(['1 a-f', '2 g-b', '3 c-h', '4 i-d']);
    expect(event.state.rounds[0]?.unpaired).toEqual([
      { player: 'e', outcome: 'zeroPointBye', reason: 'notFielded' },
    ]);
  });

  it('[TRF26 300] hand in line-ups; an empty board is a forfeit for whoever sits opposite', () => {
    const event = teams();
    const lineUp = [playerId('a'), playerId('e'), null, playerId('d')];
    event.does({ type: 'setLineUp', round: 1, team: reds, boards: lineUp });
    expect(boards(event)).toEqual(['1 a-f', '2 g-e', '4 i-d']);
    expect(event.state.rounds[0]?.unpaired).toContainEqual({
      player: 'h',
      outcome: 'forfeitWin',
      reason: 'emptyBoard',
    });
    event.does({ type: 'publishRound', round: 1 }).scores(1, '1');
    expect(event.verdict({ type: 'setLineUp', round: 1, team: reds, boards: lineUp })).toEqual([
      'refused resultsInTheWay Ronde 4',
    ]);
  });

  it('[TRF26 362] score match points and game points once every board is in', () => {
    const event = teams();
    const scored = () => teamScores(event.state, { standingsAfter: 1 });
    event.does({ type: 'publishRound', round: 1 }).scores(1, '1=0');
    expect(scored().get(reds)).toEqual({ matchPoints: 0, gamePoints: 0 });
    // a-f 1-0, g-b ½-½, c-h 0-1, i-d 0-1: reds 1 + ½ + 0 + 1.
    event.does({ type: 'enterResult', round: 1, board: 4, outcome: BLACK_WINS });
    expect(scored().get(reds)).toEqual({ matchPoints: 20, gamePoints: 25 });
    expect(scored().get(blues)).toEqual({ matchPoints: 0, gamePoints: 15 });
  });

  it('refuse a player of another team', () => {
    const event = teams();
    const lineUp = [playerId('f'), playerId('b'), playerId('c'), playerId('d')];
    expect(event.verdict({ type: 'setLineUp', round: 1, team: reds, boards: lineUp })).toEqual([
      'refused playerNotInTeam Ronde 1',
    ]);
  });
});
