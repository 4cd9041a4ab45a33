import { engineOf } from '@ronde/core/pairing/engines.ts';
import type { Acceleration } from '@ronde/core/pairing/acceleration/acceleration.ts';
import { generateEvent, type GeneratedEvent } from '@ronde/core/pairing/generate/generate-event.ts';
import { NO_INCIDENTS, type GeneratorRates } from '@ronde/core/pairing/generate/settings.ts';
import { defaultEditions, editionIn } from '@ronde/core/rules/editions/registry.ts';
import { playerId, type PlayerId } from '@ronde/core/rules/identity.ts';
import { BYES } from '@ronde/core/rules/outcome.ts';
import { randomFrom, type Random } from '@ronde/core/rules/random.ts';
import { SCORING_PRESETS, type ScoringPreset } from '@ronde/core/rules/scoring.ts';
import { apply } from '@ronde/core/tournament/apply.ts';
import { inBoardOrder, onBoards } from '@ronde/core/tournament/board-order.ts';
import { withDefaults } from '@ronde/core/tournament/default-settings.ts';
import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import { initialOrder } from '@ronde/core/tournament/initial-order.ts';
import type { PlayerDetails } from '@ronde/core/tournament/player.ts';
import { gameOf } from '@ronde/core/tournament/report-file/games.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';

/** What a tournament that never took place is like. */
export interface Invented {
  readonly seed: number;
  readonly players: number;
  readonly rounds: number;
  /** Rounds after which it is looked at; all of them where nothing is said. */
  readonly played?: number;
  readonly scoring?: ScoringPreset;
  readonly acceleration?: Acceleration;
  readonly rates?: Partial<GeneratorRates>;
  /** Names as long as Papi's columns take them. */
  readonly longNames?: boolean;
}

const FIRST_DAY = '2026-03-07';
const FAMILIES = [
  'ÉTIENNE',
  'LEFÈVRE',
  'MÜLLER',
  'O’HARA',
  'LE GOFF',
  'GARÇON',
  'NGUYỄN',
  'ŒUVRARD',
];
const GIVEN = ['Anaïs', 'Björn', 'Chloé', 'Dmitri', 'Zoë', 'Jean-Noël', 'Łukasz'];
const TITLES = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const;
const LEAGUES = ['BRE', 'IDF', 'NAQ', 'PAC'];

/** A tournament played by random results, with byes, forfeits, late entries and leavers as asked. */
export function inventedTournament(asked: Invented): Tournament {
  const { seed, rounds, played = rounds, scoring = '1-½-0' } = asked;
  const acceleration = asked.acceleration ?? { method: 'none' };
  const random = randomFrom(seed);
  const event = generated(asked);
  const settings = withDefaults({
    name: `Open d’été n° ${seed}`,
    firstDay: FIRST_DAY,
    lastDay: '2026-03-15',
    rounds,
    roundDates: Array.from({ length: rounds }, (_, index) => (index % 3 === 2 ? null : FIRST_DAY)),
    place: 'Châlons-en-Champagne',
    federation: 'FRA',
    chiefArbiter: 'DUBOIS, Claude',
    timeControl: '90 min + 30 s',
    ratingKind: (['standard', 'rapid', 'blitz'] as const)[random.below(3)] ?? 'standard',
    acceleration,
    scoring: SCORING_PRESETS[scoring],
    initialOrder: { method: 'FIDON', last: 'alphabetical' },
    tieBreaks: ['BH/C1', 'PS', 'SB'],
  });
  const players = event.players.map(({ rating }, index) =>
    inventedPlayer(random, index, rating, asked.longNames === true),
  );
  const begun: TournamentEvent[] = [
    {
      type: 'tournamentCreated',
      settings,
      pins: defaultEditions(settings.firstDay),
      unpublished: true,
    },
    { type: 'playersEntered', players },
    {
      type: 'numbersAssigned',
      order: initialOrder(players, settings.initialOrder),
      reason: 'initialOrder',
    },
  ];
  let state = begun.reduce<Tournament | null>((before, one) => apply(before, one, ''), null);
  for (let round = 1; round <= played; round += 1) {
    if (state === null) break;
    for (const one of roundOf(state, event, round, random, round === played && played < rounds)) {
      state = apply(state, one, '');
    }
  }
  if (state === null) throw new Error('nothing was created');
  return state;
}

/** Rounds are facts: whether they were accelerated is said by the settings alone. */
function generated({ seed, players, rounds, scoring, rates }: Invented) {
  const edition = editionIn('swiss', defaultEditions(FIRST_DAY).swiss)?.properties;
  const engine = engineOf('dutch');
  if (edition === undefined || engine === null) throw new Error('no edition, or no engine');
  const outcome = generateEvent(
    {
      ...{ seed, players, rounds, edition, drawPercentage: 30 },
      scoring: SCORING_PRESETS[scoring ?? '1-½-0'],
      acceleration: { method: 'none' },
      ratings: { kind: 'range', lowest: 1100, highest: 2500 },
      rates: { ...NO_INCIDENTS, ...rates },
    },
    engine,
  );
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
}

const idAt = (index: number): PlayerId => playerId(`player-${index + 1}`);

function inventedPlayer(
  random: Random,
  index: number,
  rating: number,
  longNames: boolean,
): PlayerDetails {
  const pick = <T>(list: readonly T[]): T | undefined => list[random.below(list.length)];
  const letters = String(index + 1).padStart(4, '0');
  const last = `${pick(FAMILIES) ?? ''} ${letters}`;
  const origin = random.below(10);
  const title = random.chance(0.2) ? pick(TITLES) : undefined;
  return {
    id: idAt(index),
    name: longNames
      ? `${'É'.repeat(16)}${letters}, ${'ô'.repeat(19)}Z`
      : `${last}, ${pick(GIVEN) ?? ''}`,
    ratings:
      origin < 5 ? { fide: rating } : origin < 8 ? { national: rating } : { estimate: rating },
    fromRound: 1,
    ...(random.chance(0.9) ? { sex: random.chance(0.5) ? ('m' as const) : ('w' as const) } : {}),
    ...(title === undefined ? {} : { title }),
    federation: 'FRA',
    ...(random.chance(0.8) ? { fideId: String(600_000 + index) } : {}),
    ...(random.chance(0.8) ? { nationalId: `X${String(10_000 + index)}` } : {}),
    ...(random.chance(0.8)
      ? { club: longNames ? 'ç'.repeat(80) : `Échiquier n° ${index % 7}` }
      : {}),
    ...(random.chance(0.8) ? { league: pick(LEAGUES) ?? 'BRE' } : {}),
    ...(random.chance(0.9) ? { licence: random.chance(0.7) ? 'A' : 'B' } : {}),
    private: {
      birthDate: `${1940 + (index % 70)}-0${(index % 9) + 1}-17`,
      phone: `06${String(10_000_000 + index)}`,
      email: `joueur${index}@example.org`,
      comment: longNames ? 'œ'.repeat(255) : `note ${index}`,
      feeDue: 2000 + 100 * index,
      feePaid: index % 2 === 0 ? 2000 + 100 * index : 0,
    },
  };
}

function roundOf(
  state: Tournament,
  event: GeneratedEvent,
  round: number,
  random: Random,
  open: boolean,
): TournamentEvent[] {
  const lineOf = (index: number) => event.players[index]?.rounds[round - 1];
  const pairs = (event.rounds[round - 1]?.pairs ?? []).map(({ white, black }) => ({
    white: idAt(white - 1),
    black: idAt(black - 1),
  }));
  const seated = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  const games = onBoards(state, inBoardOrder(state, round, pairs));
  const unpaired = event.players.flatMap((_, index) => {
    const outcome = BYES.find((bye) => bye === lineOf(index)?.outcome) ?? 'zeroPointBye';
    const reason = outcome === 'pairingAllocatedBye' ? ('odd' as const) : ('asked' as const);
    return seated.has(idAt(index)) ? [] : [{ player: idAt(index), outcome, reason }];
  });
  const outcomeOf = (id: PlayerId) => lineOf(Number(id.slice('player-'.length)) - 1)?.outcome;
  const results = games.flatMap(({ board, white, black }): TournamentEvent[] => {
    const [one, other] = [outcomeOf(white), outcomeOf(black)];
    if (one === undefined || other === undefined || (open && random.chance(0.3))) return [];
    const outcome = gameOf(one, other);
    return outcome === null ? [] : [{ type: 'resultEntered', round, board, outcome }];
  });
  return [
    {
      type: 'roundDrafted',
      round,
      origin: 'engine',
      unpaired,
      games,
      matches: [],
      freeTeams: [],
    },
    { type: 'roundPublished', round },
    ...results,
    ...(results.length === games.length ? [{ type: 'roundClosed', round } as const] : []),
  ];
}
