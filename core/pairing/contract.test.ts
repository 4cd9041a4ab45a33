import { describe, expect, inject, it } from 'vitest';
import { SWISS_2026, SWISS_EDITIONS } from '../rules/editions/swiss.ts';
import { tpn, type Tpn } from '../rules/identity.ts';
import { LANGUAGES, type Language } from '../rules/language.ts';
import { isPlayed } from '../rules/outcome.ts';
import { simulate, type Simulation } from './dutch/testing/simulated-event.ts';
import { engineOf } from './engines.ts';
import { matchPlace } from './matches/match-rounds.ts';
import { pairKey } from './explanation/pair-key.ts';
import type { ExplainedRound, ExplanationAsked } from './explanation/explained-round.ts';
import {
  SYSTEM_KINDS,
  SYSTEM_NEEDS,
  type PairingRequest,
  type PairingSystem,
  type RoundPairing,
} from './system.ts';
import { SYSTEM_NAMES, systemNamed } from './systems.ts';

const EVERY_SYSTEM = SYSTEM_NAMES.map((name) => ({ name, face: systemNamed(name) }));

const PAIRED = EVERY_SYSTEM.flatMap(({ name, face }) => {
  const engine = engineOf(name);
  return engine === null ? [] : [{ name, face, engine }];
});

const asked = (language: ExplanationAsked['language']): ExplanationAsked => ({
  language,
  name: (player) => `Player ${player}`,
});

const keysOf = ({ pairs }: RoundPairing): string[] =>
  pairs.map(({ white, black }) => pairKey(white, black)).sort();
const everybodyIn = ({ pairs, bye }: RoundPairing): Tpn[] => [
  ...pairs.flatMap(({ white, black }) => [white, black]),
  ...(bye === null ? [] : [bye]),
];

describe.each(EVERY_SYSTEM)('the face of $name', ({ face }) => {
  it('has a name in every language', () => {
    for (const language of LANGUAGES) expect(face.name[language]).toMatch(/\p{L}{3}/u);
  });

  it('answers every question', () => {
    expect(SYSTEM_KINDS).toContain(face.kind);
    expect(['players', 'teams', 'either']).toContain(face.participants);
    for (const need of face.needs) expect(SYSTEM_NEEDS).toContain(need);
    for (const participants of [0, 1, 2, 7, 8, 100]) {
      const rounds = face.roundsFor(participants) ?? [];
      expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
      for (const count of rounds) expect(count).toBeGreaterThan(0);
    }
  });
});

/** A cup has a game a match unless it says otherwise. */
const gamesIn = ({ gamesPerMatch }: PairingSystem): number =>
  typeof gamesPerMatch === 'number' ? gamesPerMatch : 1;

interface Size {
  readonly players: number;
  readonly seats?: NonNullable<PairingRequest['seats']>;
  readonly rounds?: number;
}

/** By letters and numbers a field is teams times players, and the table says how many rounds there are. */
const sizesFor = ({ kind }: PairingSystem): readonly Size[] =>
  kind === 'molter'
    ? [
        { players: 12, seats: { teams: 3, players: 4 }, rounds: 2 },
        { players: 24, seats: { teams: 6, players: 4 }, rounds: 3 },
        { players: 42, seats: { teams: 7, players: 6 }, rounds: 6 },
      ]
    : [6, 9, 14].map((players) => ({ players }));

interface Played {
  readonly request: PairingRequest;
  readonly pairing: RoundPairing;
}

type PairedSystem = (typeof PAIRED)[number];

/** Rounds of events of several sizes; a Swiss knows absences, forfeits and pairs kept apart. */
function played({ face, engine }: PairedSystem, more: Partial<Simulation> = {}): Played[] {
  const swiss = face.kind === 'swiss';
  return SWISS_EDITIONS.flatMap(({ properties: edition }) =>
    sizesFor(face).flatMap(({ players, seats, rounds: declared }) => {
      const gamesPerMatch = gamesIn(face);
      const rounds = declared ?? face.roundsFor(players)?.[0] ?? 5 * gamesPerMatch;
      const seated = (request: PairingRequest): PairingRequest =>
        seats === undefined ? request : { ...request, seats };
      const draws = face.kind === 'knockout' ? { draws: 0 } : {};
      const loose = swiss ? { halfPointByes: 0.1, forfeits: 0.1, withdrawals: 0.03 } : {};
      const event = {
        players,
        rounds,
        edition,
        seed: 3,
        gamesPerMatch,
        ...draws,
        ...loose,
        ...more,
      };
      return [...simulate(event, (request) => engine.pairRound(seated(request)))].flatMap(
        ({ request, answer }) =>
          answer.ok ? [{ request: seated(request), pairing: answer.value }] : [],
      );
    }),
  );
}

/** One language after the other; the long run has all of them each time. */
const spokenAt = (turn: number): readonly Language[] =>
  inject('sizes').combinations === 'all'
    ? LANGUAGES
    : LANGUAGES.filter((_, index) => index === turn % LANGUAGES.length);

const alreadyPlayed = new Map<string, Played[]>();

/** The rounds without anything of their own, played once for all that is asked of them. */
function usual(system: PairedSystem): Played[] {
  const rounds = alreadyPlayed.get(system.name) ?? played(system);
  alreadyPlayed.set(system.name, rounds);
  return rounds;
}

describe.each(PAIRED)('the engine of $name', (system) => {
  const { face, engine } = system;
  const rounds = usual(system);

  it('pairs each participant once, and nobody else', () => {
    expect(rounds.length).toBeGreaterThan(20);
    for (const { request, pairing } of rounds) {
      const there = request.players.map(({ tpn: number }) => number);
      const paired = everybodyIn(pairing).sort((a, b) => a - b);
      if (face.kind === 'knockout') {
        // Who is out, exempt or not yet in has no match.
        expect(new Set(paired).size).toBe(paired.length);
        expect(there).toEqual(expect.arrayContaining(paired));
        continue;
      }
      const expected =
        face.kind === 'swiss' ? there.filter((number) => !request.absent.has(number)) : there;
      expect(paired).toEqual(expected);
    }
  });

  it('gives the same question the same answer, and changes nothing in it', () => {
    for (const { request, pairing } of rounds) {
      const before = JSON.stringify(request);
      expect(engine.pairRound(request)).toEqual({ ok: true, value: pairing });
      expect(JSON.stringify(request)).toBe(before);
    }
  });

  it('says which article a round departs from', () => {
    for (const { properties } of SWISS_EDITIONS) expect(engine.article(properties)).toMatch(/\d/);
  });

  it('explains the round it pairs, in every language, with the same pairs drawn', () => {
    for (const [turn, { request, pairing }] of rounds.entries()) {
      for (const language of spokenAt(turn)) {
        const told = engine.explainRound(request, asked(language));
        if (!told.ok) throw new Error(told.error.code);
        expect(told.value.pairing).toEqual(pairing);
        expect(drawnPairs(told.value)).toEqual(keysOf(pairing));
        expect(JSON.stringify(told.value)).not.toMatch(/\{\w+\}/);
      }
    }
  });

  it('says of every pair that it meets, and of any other why not', () => {
    const { request, pairing } = rounds[2] ?? { request: null, pairing: null };
    if (request === null) throw new Error('no third round');
    const meeting = new Set(keysOf(pairing));
    const there = everybodyIn(pairing);
    for (const a of there) {
      for (const b of there.filter((other) => other > a)) {
        for (const language of spokenAt(a + b)) {
          const answer = engine.explainWhyNot(request, [a, b], asked(language));
          expect(answer.reason === 'paired').toBe(meeting.has(pairKey(a, b)));
          expect(answer.article === null).toBe(answer.reason === 'paired');
          expect(answer.sentences.join(' ')).toMatch(/\.$/);
          expect(answer.sentences.join(' ')).not.toMatch(/[{}]/);
        }
      }
    }
  });

  it('knows all rounds at once where the number of rounds is fixed', () => {
    expect(engine.schedule === null).toBe(face.roundsFor(8) === null);
    const [cycle, double] = face.roundsFor(8) ?? [];
    if (engine.schedule === null || cycle === undefined || double === undefined) return;
    expect(engine.schedule(8, 1)).toHaveLength(cycle);
    expect(engine.schedule(8, 2)).toHaveLength(double);
  });

  it('fails with an article where nobody is left to meet', () => {
    const before = 3 * gamesIn(face);
    const request: PairingRequest = {
      ...(rounds[0]?.request ?? fail()),
      edition: SWISS_2026.properties,
      round: before + 1,
      rounds: before,
      players: [1, 2].map((number) => ({
        tpn: tpn(number),
        name: `Player ${number}`,
        rating: 2000,
        rounds: Array.from({ length: before }, (_, round) => ({
          opponent: tpn(3 - number),
          colour: (round + number) % 2 === 1 ? 'white' : 'black',
          outcome: 'draw',
        })),
      })),
      absent: new Set<Tpn>(),
      // Where players may meet again, only a prohibition keeps two apart.
      prohibited: face.mayMeetAgain ? [[tpn(1), tpn(2)]] : [],
    };
    const answer = engine.pairRound(request);
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(answer.error.article).toMatch(/\d/);
  });
});

describe.each(PAIRED.filter(({ face }) => face.mayMeetAgain === undefined))(
  'in $name nobody meets twice',
  (system) => {
    const rounds = usual(system);
    it('[C.04.1 2] pairs nobody with the same opponent twice in one cycle', () => {
      const games = gamesIn(system.face);
      // Who meets in the first game of a match plays the others of it.
      const first = rounds.filter(({ request }) => matchPlace(request.round, games).game === 1);
      for (const { request, pairing } of first) {
        for (const { white, black } of pairing.pairs) {
          const met = request.players
            .find(({ tpn: number }) => number === white)
            ?.rounds.some(({ opponent, outcome }) => opponent === black && isPlayed(outcome));
          expect(met).toBe(false);
        }
      }
    });
  },
);

describe.each(PAIRED.filter(({ face }) => face.kind === 'swiss'))('the Swiss $name', (system) => {
  it('[TRF26 260] keeps prohibited pairs apart', () => {
    const apart = [[1, 4, 5].map(tpn), [2, 6].map(tpn)];
    const kept = played(system, { prohibited: apart, withdrawals: 0 });
    expect(kept.length).toBeGreaterThan(10);
    for (const { pairing } of kept) {
      for (const { white, black } of pairing.pairs) {
        expect(apart.some((group) => group.includes(white) && group.includes(black))).toBe(false);
      }
    }
  });
});

function fail(): never {
  throw new Error('no round was paired');
}

function drawnPairs(explained: ExplainedRound): string[] {
  switch (explained.kind) {
    case 'brackets':
      return explained.drawing.brackets
        .flatMap(({ pairs }) => pairs.map(({ pair }) => pairKey(...pair)))
        .sort();
    case 'table':
      return explained.table.games.map(({ white, black }) => pairKey(white, black)).sort();
    case 'ladder':
      return explained.ladder.games.map(({ white, black }) => pairKey(white, black)).sort();
    case 'games':
      return explained.said.games.map(({ white, black }) => pairKey(white, black)).sort();
  }
}
