import { systemNamed } from '../../../pairing/systems.ts';
import { allow, handlingRules, refuse, swissRules, type Judgement } from '../../judgement.ts';
import { colourByLot } from '../../lots.ts';
import { PAIRING } from '../../roles.ts';
import { aFilledLine } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface DrawInitialColour {
  readonly type: 'drawInitialColour';
  /** Written into the log: the colour follows from it. */
  readonly seed: string;
}

export const drawInitialColour: Deed<DrawInitialColour> = {
  fields: { seed: aFilledLine },
  roles: PAIRING,
  touches: () => ['settings:initialColour'],
  saysTheSame: ({ seed }, event) => event.type === 'initialColourDrawn' && event.seed === seed,
  judge,
};

/** The colour of round 1 is drawn by lot, once (C.04.3 E, 2026: 5.1). */
function judge(state: Tournament, { seed }: DrawInitialColour): Judgement {
  const { system, initialColour } = state.settings;
  const article = swissRules(state).articles.initialColour;
  if (!systemNamed(system).needs.includes('initialColour')) {
    return refuse('colourByTable', handlingRules(state).articles.pairingNumbers, { system });
  }
  if (initialColour !== null || state.rounds.length > 0) {
    return refuse('colourAlreadyDrawn', article, { colour: initialColour ?? '' });
  }
  return allow([{ type: 'initialColourDrawn', seed, colour: colourByLot(seed) }]);
}
