import { COLOURS, type Colour } from '../../../rules/colour.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { oneOf } from '../../schema/schema.ts';
import { aFilledLine } from '../../schema/words.ts';
import { logWords } from '../../words/log-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface InitialColourDrawn {
  readonly type: 'initialColourDrawn';
  readonly seed: string;
  readonly colour: Colour;
}

export const initialColourDrawn: Fact<InitialColourDrawn> = {
  fields: { seed: aFilledLine, colour: oneOf(COLOURS) },
  fold: (state, { colour }) => ({
    ...state,
    settings: { ...state.settings, initialColour: colour },
  }),
  outdatesDraft: true,
  touches: () => ['settings:initialColour', FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth(
    'Colour of round 1 drawn by lot: {colour} for number 1 (seed {seed})',
    'Couleur de la ronde 1 tirée au sort : {colour} pour le numéro 1 (graine {seed})',
  ),
  tell: ({ seed, colour }, { language }) => ({
    params: { seed, colour },
    said: { colour: logWords(language).colours[colour] },
  }),
  audit: (state, { seed, colour }) =>
    audited({ seed }, state?.settings.initialColour ?? null, colour),
};
