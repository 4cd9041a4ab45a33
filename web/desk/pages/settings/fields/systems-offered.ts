import type { Acceleration } from '@ronde/core/pairing/acceleration/acceleration.ts';
import { USUAL_LIMITS } from '@ronde/core/pairing/acceleration/degressive.ts';

/** Systems the program pairs; others are only read from files. */
export const OFFERED_SYSTEMS = ['dutch', 'berger', 'berger-reversed'] as const;
export type OfferedSystem = (typeof OFFERED_SYSTEMS)[number];

export const isOfferedSystem = (name: string): name is OfferedSystem =>
  (OFFERED_SYSTEMS as readonly string[]).includes(name);

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
