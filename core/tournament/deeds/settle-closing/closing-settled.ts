import { inBoth } from '../../../rules/in-both.ts';
import { LINES_BY_HAND, SETTLED_AS, type LineByHand, type SettledAs } from '../../closing.ts';
import { oneOf } from '../../schema/schema.ts';
import { CLOSING_WORDS } from '../../words/closing-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

export interface ClosingSettled {
  readonly type: 'closingSettled';
  readonly line: LineByHand;
  /** `open` takes back what was said. */
  readonly as: SettledAs | 'open';
}

export const closingSettled: Fact<ClosingSettled> = {
  fields: { line: oneOf(LINES_BY_HAND), as: oneOf([...SETTLED_AS, 'open']) },
  fold: (state, { line, as }) => {
    const settled = new Map(state.closing.settled);
    if (as === 'open') settled.delete(line);
    else settled.set(line, { as, outdated: false });
    return { ...state, closing: { ...state.closing, settled } };
  },
  outdatesDraft: false,
  touches: ({ line }) => [`closing:${line}`],
  heard: heard.nothing,
  words: inBoth('Closing list, {line}: {as}', 'Liste de clôture, {line} : {as}'),
  tell: ({ line, as }, { language }) => {
    const words = CLOSING_WORDS[language];
    return { params: { line, as }, said: { line: words.lines[line], as: words.settledAs[as] } };
  },
  audit: (state, { line, as }) =>
    audited({ line }, state?.closing.settled.get(line)?.as ?? 'open', as),
};
