import type { Acceleration } from '@ronde/core/pairing/acceleration/acceleration.ts';
import { USUAL_LIMITS } from '@ronde/core/pairing/acceleration/degressive.ts';
import { tableSize } from '@ronde/core/pairing/berger/tables.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';

/** Systems the program pairs; others are only read from files. */
export const OFFERED_SYSTEMS = ['dutch', 'berger', 'berger-reversed'] as const;
export type OfferedSystem = (typeof OFFERED_SYSTEMS)[number];

/** Systems as arbiters name them: a round robin is single or double. */
export const SYSTEM_CHOICES = ['dutch', 'single', 'double', 'doubleAsPrinted'] as const;
export type SystemChoice = (typeof SYSTEM_CHOICES)[number];

const SYSTEM_OF: Readonly<Record<SystemChoice, OfferedSystem>> = {
  dutch: 'dutch',
  single: 'berger',
  // C.05 annex 1: in a double event the last two rounds of the first cycle are exchanged.
  double: 'berger-reversed',
  doubleAsPrinted: 'berger',
};

export const systemOf = (choice: SystemChoice): OfferedSystem => SYSTEM_OF[choice];

/** Rounds in which everybody meets everybody once; null before two players are known. */
const cycleOf = (players: number | null): number | null =>
  players === null || players < 2 ? null : tableSize(players) - 1;

/** The rounds a round robin of so many takes; null where that is not known, or not fixed. */
export function roundsOf(choice: SystemChoice, players: number | null): number | null {
  const cycle = choice === 'dutch' ? null : cycleOf(players);
  return cycle === null || choice === 'single' ? cycle : 2 * cycle;
}

/** What was chosen, told by the system and the rounds; null for a system only read from files. */
export function systemChoice(
  { system, rounds }: Pick<Settings, 'system' | 'rounds'>,
  players: number | null,
): SystemChoice | null {
  if (system === 'dutch') return 'dutch';
  if (system === 'berger-reversed') return 'double';
  if (system !== 'berger') return null;
  const cycle = cycleOf(players);
  return cycle !== null && rounds > cycle ? 'doubleAsPrinted' : 'single';
}

/** Those to pick from: tables as printed are told from a single event by the players alone. */
export const choicesFor = (players: number | null): readonly SystemChoice[] =>
  SYSTEM_CHOICES.filter((choice) => choice !== 'doubleAsPrinted' || cycleOf(players) !== null);

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
