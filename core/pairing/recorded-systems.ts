import type { PairingSystem } from './system.ts';

/** Systems whose events can be read, kept and ranked, and that Ronde does not pair yet. */
const recorded = (
  face: Pick<PairingSystem, 'kind' | 'participants'> & Partial<PairingSystem>,
): PairingSystem => ({
  needs: [],
  mayAccelerate: false,
  roundsFor: () => null,
  engine: null,
  ...face,
});

const swissOf = (participants: PairingSystem['participants']): PairingSystem =>
  recorded({ kind: 'swiss', participants, mayAccelerate: true });

/** C.04.4.1 */
export const dubov = swissOf('players');
/** C.04.4.2 */
export const burstein = swissOf('players');
/** C.04.5 */
export const doubleSwiss = swissOf('players');
/** A Swiss by rules of its own, named by no regulation. */
export const swiss = recorded({ kind: 'swiss', participants: 'players' });
/** C.04.6 */
export const teamSwiss = swissOf('teams');
/** Every player of a team meets every player of the others (TRF26 record 192). */
export const schiller = recorded({ kind: 'teamTables', participants: 'teams' });
/** Everybody of one side meets everybody of the other. */
export const scheveningen = recorded({ kind: 'twoSides', participants: 'either' });
export const knockout = recorded({ kind: 'knockout', participants: 'either' });
