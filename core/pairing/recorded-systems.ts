import { inBoth, type InBoth } from '../rules/in-both.ts';
import { SWISS_PRESETS, TEAM_TABLE_PRESETS } from './preset-families.ts';
import type { PairingSystem } from './system.ts';

type RecordedFace = Pick<PairingSystem, 'name' | 'kind' | 'participants' | 'trfCode'> &
  Partial<Pick<PairingSystem, 'tieBreakPresets'>>;

/** Systems whose events can be read, kept and ranked, and that Ronde does not pair yet. */
const recorded = (face: RecordedFace, mayAccelerate = false): PairingSystem => ({
  needs: [],
  exemptsTopscorers: false,
  mayAccelerate,
  roundsFor: () => null,
  tieBreakPresets: SWISS_PRESETS,
  ...face,
});

const swissOfPlayers = (name: InBoth<string>, trfCode: string): PairingSystem =>
  recorded({ name, kind: 'swiss', participants: 'players', trfCode: () => trfCode }, true);

/** C.04.5 */
export const doubleSwiss = swissOfPlayers(
  inBoth('double Swiss system', 'système suisse double'),
  'FIDE_DOUBLESWISS',
);

/** A Swiss by rules of its own, named by no regulation. */
export const swiss = recorded({
  name: inBoth('Swiss by rules of its own', 'suisse selon ses propres règles'),
  kind: 'swiss',
  participants: 'either',
  trfCode: ({ teams, primary }) => {
    if (!teams) return 'CUSTOM_SWISS';
    return primary === 'gamePoints' ? 'CUSTOM_TEAM_SWISS_GP' : 'CUSTOM_TEAM_SWISS';
  },
});

/** C.04.6; without another word the code means match points, then game points. */
export const teamSwiss = recorded(
  {
    name: inBoth('Swiss for teams', 'suisse par équipes'),
    kind: 'swiss',
    participants: 'teams',
    trfCode: ({ primary }) => (primary === 'gamePoints' ? 'FIDE_TEAM_TYPEA_GP_MP' : 'FIDE_TEAM'),
  },
  true,
);

/** Every player of a team meets every player of the others. */
export const schiller = recorded({
  name: inBoth('Schiller system', 'système Schiller'),
  kind: 'teamTables',
  participants: 'teams',
  tieBreakPresets: TEAM_TABLE_PRESETS,
  trfCode: () => 'CUSTOM_SCHILLER',
});

/** Everybody of one side meets everybody of the other. */
export const scheveningen = recorded({
  name: inBoth('Scheveningen system', 'système Scheveningen'),
  kind: 'twoSides',
  participants: 'either',
  trfCode: () => 'CUSTOM_SCHEVENINGEN',
});

export const knockout = recorded({
  name: inBoth('knock-out', 'élimination directe'),
  kind: 'knockout',
  participants: 'either',
  trfCode: ({ teams }) => (teams ? 'CUSTOM_TEAM_KNOCKOUT' : 'CUSTOM_KNOCKOUT'),
});
