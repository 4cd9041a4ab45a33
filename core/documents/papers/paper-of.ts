import { LANGUAGES, otherThan } from '../../rules/language.ts';
import { success, type Result } from '../../rules/result.ts';
import type { Tournament } from '../../tournament/state.ts';
import { inTwoLanguages } from './both-languages.ts';
import { framedPaper } from './framed-paper.ts';
import type { PaperAsk, PaperRefusal } from './paper-ask.ts';
import type { PaperValues } from './paper-values.ts';
import { PAPER_MAKERS, papersOf } from './paper-makers.ts';
import { paperNamed, type PaperName } from './papers.ts';

/** One language, or both with the reader's own first. */
export const PAPER_LANGUAGES = [...LANGUAGES, 'both'] as const;
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number];

export interface PaperWish extends PaperAsk {
  readonly both?: boolean;
}

/** What a paper says, sheet by sheet, ready to be set; or why there is none. */
export function paperOf(
  state: Tournament,
  name: PaperName,
  { both = false, ...ask }: PaperWish,
): Result<readonly PaperValues[], PaperRefusal> {
  const first = inLanguage(state, name, ask);
  if (!both || !first.ok) return first;
  const second = inLanguage(state, name, { ...ask, language: otherThan(ask.language) });
  if (!second.ok) return second;
  if (paperNamed(name).languagesApart === true) return success([...first.value, ...second.value]);
  return success(
    first.value.map((values, index) => {
      const other = second.value[index];
      return other === undefined ? values : inTwoLanguages(values, other);
    }),
  );
}

function inLanguage(
  state: Tournament,
  name: PaperName,
  ask: PaperAsk,
): Result<readonly PaperValues[], PaperRefusal> {
  const made = PAPER_MAKERS[name](state, ask);
  if (!made.ok) return made;
  return success(made.value.map((sheet) => framedPaper(state, name, sheet, ask)));
}

/** Everything of a round in one go: what hangs, what lies on the boards, what is carried round. */
export function packOf(
  state: Tournament,
  ask: PaperWish,
): Result<readonly PaperValues[], PaperRefusal> {
  const papers: PaperValues[] = [];
  for (const name of papersOf(state).filter((one) => paperNamed(one).inPack)) {
    const made = paperOf(state, name, ask);
    if (!made.ok) return made;
    papers.push(...made.value);
  }
  return success(papers);
}
