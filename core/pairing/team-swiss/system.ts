import { inBoth } from '../../rules/in-both.ts';
import { SWISS_PRESETS } from '../preset-families.ts';
import type { CodedEvent, PairingSystem } from '../system.ts';

/** C.04.6. */
export const teamSwiss: PairingSystem = {
  name: inBoth('Swiss for teams', 'suisse par équipes'),
  kind: 'swiss',
  participants: 'teams',
  needs: ['initialColour'],
  exemptsTopscorers: false,
  mayAccelerate: true,
  choosesColourPreferences: true,
  roundsFor: () => null,
  tieBreakPresets: SWISS_PRESETS,
  trfCode: codeOf,
};

/** TRF26 192: `FIDE_TEAM` is type A by match points, then game points; no type stands for no preferences. */
function codeOf({ primary, colourPreferences, secondaryForColours }: CodedEvent): string {
  const scores = primary === 'gamePoints' ? ['GP', 'MP'] : ['MP', 'GP'];
  const code = [
    'FIDE_TEAM',
    ...(colourPreferences === 'none' ? [] : [`TYPE${colourPreferences}`]),
    ...(secondaryForColours ? scores : scores.slice(0, 1)),
  ].join('_');
  return code === 'FIDE_TEAM_TYPEA_MP_GP' ? 'FIDE_TEAM' : code;
}
