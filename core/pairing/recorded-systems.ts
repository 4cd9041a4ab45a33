import { inBoth } from '../rules/in-both.ts';
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

/** Every player of a team meets every player of the others. */
export const schiller = recorded({
  name: inBoth('Schiller system', 'système Schiller'),
  kind: 'teamTables',
  participants: 'teams',
  tieBreakPresets: TEAM_TABLE_PRESETS,
  trfCode: () => 'CUSTOM_SCHILLER',
});
