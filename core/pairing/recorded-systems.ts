import type { PairingSystem } from './system.ts';

type RecordedFace = Pick<PairingSystem, 'kind' | 'participants' | 'trfCode'>;

/** Systems whose events can be read, kept and ranked, and that Ronde does not pair yet. */
const recorded = (face: RecordedFace, mayAccelerate = false): PairingSystem => ({
  ...face,
  needs: [],
  mayAccelerate,
  roundsFor: () => null,
});

const swissOfPlayers = (trfCode: string): PairingSystem =>
  recorded({ kind: 'swiss', participants: 'players', trfCode: () => trfCode }, true);

/** C.04.4.2 */
export const burstein = swissOfPlayers('FIDE_BURSTEIN');
/** C.04.5 */
export const doubleSwiss = swissOfPlayers('FIDE_DOUBLESWISS');

/** A Swiss by rules of its own, named by no regulation. */
export const swiss = recorded({
  kind: 'swiss',
  participants: 'either',
  trfCode: ({ teams }) => (teams ? 'CUSTOM_TEAM_SWISS' : 'CUSTOM_SWISS'),
});

/** C.04.6; without another word the code means match points, then game points. */
export const teamSwiss = recorded(
  {
    kind: 'swiss',
    participants: 'teams',
    trfCode: ({ primary }) => (primary === 'gamePoints' ? 'FIDE_TEAM_TYPEA_GP_MP' : 'FIDE_TEAM'),
  },
  true,
);

/** Every player of a team meets every player of the others. */
export const schiller = recorded({
  kind: 'teamTables',
  participants: 'teams',
  trfCode: () => 'CUSTOM_SCHILLER',
});

/** Everybody of one side meets everybody of the other. */
export const scheveningen = recorded({
  kind: 'twoSides',
  participants: 'either',
  trfCode: () => 'CUSTOM_SCHEVENINGEN',
});

export const knockout = recorded({
  kind: 'knockout',
  participants: 'either',
  trfCode: ({ teams }) => (teams ? 'CUSTOM_TEAM_KNOCKOUT' : 'CUSTOM_KNOCKOUT'),
});
