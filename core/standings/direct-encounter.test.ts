import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { TB_2012, TB_2024_08, TB_2026_03 } from '../rules/editions/tie-breaks.ts';
import type { PlayerRecord } from '../rules/record.ts';
import { SCORING_PRESETS } from '../rules/scoring.ts';
import { directEncounter } from './direct-encounter.ts';
import { openField } from './field.ts';
import { crosstable } from './testing/crosstable.ts';
import { randomEvent } from './testing/random-event.ts';
import { explained, requestFor, standingsOf } from './testing/request.ts';

const order = (
  players: readonly PlayerRecord[],
  edition = TB_2026_03.properties,
  descriptors = ['DE'],
): string =>
  standingsOf(requestFor(players, edition), descriptors)
    .entries.map(({ tpn, rank }) => `${rank}:${tpn}`)
    .join(' ');

describe('direct encounter', () => {
  // 1 beat 2, 2 beat 3, 3 beat 4, 4 drew 1; 1-3 and 2-4 did not meet: nobody is safe.
  it('[C.07 6.3] decides nothing while a missing game could change it', () => {
    const players = crosstable(`
      1 A 0 : 2w1 0-Z 4w=
      2 B 0 : 1b0 3w1 0-H
      3 C 0 : 4w1 2b0 0-H
      4 D 0 : 3b0 0-U 1b=
    `);
    expect(order(players)).toBe('1:1 1:2 1:3 1:4');
  });

  it('[C.07 6.3] puts first whoever nobody can reach, then starts again', () => {
    // 1 beat 2, 3 and 4; 2 beat 3; 4 met only 1. After 1, 2 has 1 to 2, 3 has 0 to 1, 4 has 0 to 2.
    const players = crosstable(`
      1 A 0 : 2w1 3w1 4w1 0-Z
      2 B 0 : 1b0 0-U 3w1 0-F
      3 C 0 : 0-U 1b0 2b0 0-F
      4 D 0 : 0-U 0-F 1b0 0-F
    `);
    expect(order(players.map((player) => onThreePoints(player)))).toBe('1:1 2:2 2:3 2:4');
  });

  /** Points of the other rounds do not matter here: all come to the same score. */
  const onThreePoints = (player: PlayerRecord): PlayerRecord => {
    const points = player.rounds.reduce(
      (sum, { outcome }) =>
        sum + (['win', 'pairingAllocatedBye', 'fullPointBye'].includes(outcome) ? 1 : 0),
      0,
    );
    const missing = Array.from({ length: 3 - points }, () => ({
      opponent: null,
      colour: null,
      outcome: 'fullPointBye' as const,
    }));
    return { ...player, rounds: [...player.rounds, ...missing] };
  };

  it('[C.07 6.1.2] averages several games between the same two; the book adds them', () => {
    // A and B met twice (1½ - ½), A lost to C once, B and C drew.
    const players = crosstable(`
      1 A 0 : 2w1 2b= 3w0 0-H
      2 B 0 : 1b0 1w= 0-F 3w=
      3 C 0 : 0-H 0-Z 1b1 2b=
    `);
    const scored = (edition: typeof TB_2012.properties) => {
      const request = requestFor(players, edition);
      return [1, 2, 3].map((number) => {
        const { value, per } = explained(request, 'DE', number).figure;
        return (value ?? NaN) / per;
      });
    };
    expect(scored(TB_2024_08.properties)).toEqual([0.75, 0.75, 1.5]);
    expect(scored(TB_2012.properties)).toEqual([1.5, 1, 1.5]);
  });

  it('[C.07 6.1.1] leaves a forfeit out, unless /P takes it in', () => {
    const players = crosstable(`
      1 A 0 : 2w+ 0-Z
      2 B 0 : 1b- 0-F
    `);
    expect(order(players)).toBe('1:1 1:2');
    expect(order(players, TB_2026_03.properties, ['DE/P'])).toBe('1:1 2:2');
    const { figure } = explained(requestFor(players, TB_2026_03.properties), 'DE', 1);
    expect(figure.working).toEqual([
      { round: 1, opponent: 2, value: 10, counts: false, alterations: [] },
    ]);
  });

  it('[C.07 4.3] may be listed again for those still tied later on', () => {
    // Three tied: 1 beat 2, nobody else met. Wins set 3 apart, then 1 and 2 have all met.
    const players = crosstable(`
      1 A 0 : 2w1 0-H 0-H 0-Z
      2 B 0 : 1b0 0-F 0-H 0-H
      3 C 0 : 4w1 4b1 0-Z 0-Z
      4 D 0 : 3b0 3w0 0-Z 0-Z
    `);
    const list = ['DE', 'WIN', 'DE'];
    expect(order(players, TB_2026_03.properties, ['DE'])).toBe('1:1 1:2 1:3 4:4');
    expect(order(players, TB_2026_03.properties, list)).toBe('1:3 2:1 3:2 4:4');
    const { entries } = standingsOf(requestFor(players, TB_2026_03.properties), list);
    expect(entries.map(({ separatedBy }) => separatedBy)).toEqual([null, 1, 2, 'PTS']);
  });

  it('shows each table it looked at', () => {
    const players = crosstable(`
      1 A 0 : 2w1 0-H 0-H 0-Z
      2 B 0 : 1b0 0-F 0-F 0-Z
      3 C 0 : 4w1 4b1 0-Z 0-Z
      4 D 0 : 3b0 3w0 0-Z 0-Z
    `);
    const { steps, article } = explained(requestFor(players, TB_2026_03.properties), 'DE', 1);
    expect(article).toBe('C.07 6');
    expect(steps).toMatchObject([
      {
        complete: false,
        rows: [
          { player: 1, figure: { value: 10, per: 10 }, atMost: { value: 20, per: 10 } },
          { player: 2, figure: { value: 0, per: 10 }, atMost: { value: 10, per: 10 } },
          { player: 3, figure: { value: 0, per: 10 }, atMost: { value: 20, per: 10 } },
        ],
        order: [[1, 2, 3]],
      },
    ]);
  });
});

describe('[C.07 6.3] against every outcome of the missing games', () => {
  const scoring = SCORING_PRESETS['1-½-0'];
  const { shareOfCases } = inject('sizes');

  it('first place is decided exactly when one is alone at the top in all of them', () => {
    let decided = 0;
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 3, max: 5 }),
        fc.integer({ min: 2, max: 8 }),
        (seed, players, rounds) => {
          const event = randomEvent(seed, { players, rounds, incidents: 0.05 });
          const edition = { ...TB_2026_03.properties, directEncounterReapplied: false };
          const field = openField(requestFor(event, edition, { rounds, scoring }));
          if (!field.ok) throw new Error(field.error.code);
          const group = event.map((_, index) => index);
          const { order: places } = directEncounter.breakTie(field.value, group, {}, false);
          const table = mutual(event);
          if (table.missing.length === 0 || table.missing.length > 6) return;
          const always = aloneAtTheTop(table);
          const [first = []] = places;
          expect(first.length === 1 ? first[0] : null).toBe(always);
          if (always !== null) decided += 1;
        },
      ),
      { numRuns: 1200 * shareOfCases },
    );
    expect(decided).toBeGreaterThan(20 * shareOfCases);
  });

  const PARTS = 1680;

  interface Table {
    /** In parts that keep halves and averages of up to eight games whole. */
    readonly scored: readonly number[];
    readonly missing: readonly (readonly [number, number])[];
  }

  const WORTH: Readonly<Record<string, number>> = {
    win: 1,
    shortWin: 1,
    draw: 0.5,
    loss: 0,
    shortLoss: 0,
  };

  /** The table as Article 6.1 words it, pair by pair. */
  function mutual(event: readonly PlayerRecord[]): Table {
    const scored = event.map(() => 0);
    const missing: [number, number][] = [];
    event.forEach((player, a) => {
      event.forEach((other, b) => {
        if (a === b) return;
        const games = player.rounds.flatMap(({ opponent, outcome }) =>
          opponent === other.tpn ? (WORTH[outcome] ?? []) : [],
        );
        if (games.length === 0) {
          if (a < b) missing.push([a, b]);
          return;
        }
        const sum = games.reduce((total, one) => total + one, 0);
        scored[a] = (scored[a] ?? 0) + (PARTS * sum) / games.length;
      });
    });
    return { scored, missing };
  }

  function aloneAtTheTop({ scored, missing }: Table): number | null {
    let candidate: number | null | undefined;
    for (let outcome = 0; outcome < 3 ** missing.length; outcome += 1) {
      const final = [...scored];
      let rest = outcome;
      for (const [a, b] of missing) {
        const won = (PARTS / 2) * (rest % 3);
        final[a] = (final[a] ?? 0) + won;
        final[b] = (final[b] ?? 0) + PARTS - won;
        rest = Math.floor(rest / 3);
      }
      const best = Math.max(...final);
      const leaders = final.flatMap((score, player) => (score === best ? [player] : []));
      const [leader = null] = leaders.length === 1 ? leaders : [];
      if (leader === null || (candidate !== undefined && candidate !== leader)) return null;
      candidate = leader;
    }
    return candidate ?? null;
  }
});
