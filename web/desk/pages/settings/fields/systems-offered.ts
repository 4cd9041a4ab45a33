import type { Acceleration } from '@ronde/core/pairing/acceleration/acceleration.ts';
import { USUAL_LIMITS } from '@ronde/core/pairing/acceleration/degressive.ts';
import { isOfTwoSides, systemNamed, type SystemName } from '@ronde/core/pairing/systems.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';

interface Offer {
  readonly system: SystemName;
  /** How often everybody meets everybody, where that is the system. */
  readonly cycles?: number;
}

/** Systems as arbiters name them: a round robin is single or double. */
const OFFERS = {
  dutch: { system: 'dutch' },
  dubov: { system: 'dubov' },
  burstein: { system: 'burstein' },
  lim: { system: 'lim' },
  doubleSwiss: { system: 'doubleSwiss' },
  keizer: { system: 'keizer' },
  cup: { system: 'knockout' },
  teams: { system: 'teamSwiss' },
  molter: { system: 'molter' },
  single: { system: 'berger', cycles: 1 },
  // C.05 annex 1: in a double event the last two rounds of the first cycle are exchanged.
  double: { system: 'berger-reversed', cycles: 2 },
  doubleAsPrinted: { system: 'berger', cycles: 2 },
  several: { system: 'berger', cycles: 3 },
  sides: { system: 'scheveningen', cycles: 1 },
  doubleSides: { system: 'scheveningen', cycles: 2 },
} as const satisfies Readonly<Record<string, Offer>>;

export type SystemChoice = keyof typeof OFFERS;
export const SYSTEM_CHOICES = Object.keys(OFFERS) as readonly SystemChoice[];

const offerOf = (choice: SystemChoice): Offer => OFFERS[choice];

/** Systems the program pairs; others are only read from files. */
export const OFFERED_SYSTEMS: readonly SystemName[] = [
  ...new Set(SYSTEM_CHOICES.map((choice) => offerOf(choice).system)),
];

export const systemOf = (choice: SystemChoice): SystemName => offerOf(choice).system;

/** The rounds an event of so many takes; null where that is not known, or not fixed. */
export function roundsOf(choice: SystemChoice, players: number | null): number | null {
  const { system, cycles = 1 } = offerOf(choice);
  return (players === null ? null : systemNamed(system).roundsFor(players))?.[cycles - 1] ?? null;
}

/** What was chosen, told by the system and the rounds; null for a system only read from files. */
export function systemChoice(
  { system, rounds }: Pick<Settings, 'system' | 'rounds'>,
  players: number | null,
): SystemChoice | null {
  const own = SYSTEM_CHOICES.filter((choice) => systemOf(choice) === system);
  const [shortest = null] = own;
  if (shortest === null || roundsOf(shortest, players) === null) return shortest;
  // Of two sides, equal or not, the table has fewer rounds than there are players, and twice as many or more again.
  if (isOfTwoSides(system)) return own[rounds < (players ?? 0) ? 0 : 1] ?? null;
  return own.find((choice) => rounds <= (roundsOf(choice, players) ?? 0)) ?? own.at(-1) ?? null;
}

/** Those to pick from: those of one system are told apart by the players alone. */
export const choicesFor = (
  players: number | null,
  kind: Settings['kind'],
): readonly SystemChoice[] =>
  SYSTEM_CHOICES.filter((choice) =>
    ['either', kind === 'team' ? 'teams' : 'players'].includes(
      systemNamed(systemOf(choice)).participants,
    ),
  ).filter(
    (choice, index, offered) =>
      roundsOf(choice, players) !== null ||
      offered.findIndex((other) => systemOf(other) === systemOf(choice)) === index,
  );

/** Ways to accelerate, as one picks them from a list. */
export const ACCELERATION_CHOICES = ['none', 'baku', 'haley', 'haleySoft', 'degressive'] as const;
export type AccelerationChoice = (typeof ACCELERATION_CHOICES)[number];

/** `free` for points given record by record, which only files do. */
export function accelerationChoice(acceleration: Acceleration): AccelerationChoice | 'free' {
  return acceleration.method === 'haley' ? acceleration.variant : acceleration.method;
}

export function accelerationOf(choice: AccelerationChoice): Acceleration {
  switch (choice) {
    case 'haley':
    case 'haleySoft':
      return { method: 'haley', variant: choice };
    case 'degressive':
      return { method: 'degressive', limits: USUAL_LIMITS };
    default:
      return { method: choice };
  }
}
