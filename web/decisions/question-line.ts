import {
  decideSituation,
  type CompleteRuling,
} from '@ronde/core/decisions/situations/complete-ruling.ts';
import { readAnswers } from '@ronde/core/decisions/situations/read-answers.ts';
import type { Regime } from '@ronde/core/decisions/situations/ruling.ts';
import type { Answer, Question } from '@ronde/core/decisions/situations/situation.ts';
import {
  SITUATION_NAMES,
  type SituationName,
} from '@ronde/core/decisions/situations/situation-titles.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import type { LawsProperties } from '@ronde/core/rules/editions/laws.ts';

/** Answers so far, by question. */
export type Given = Readonly<Record<string, Answer>>;

/** What a game is ruled under. */
export interface Ground {
  readonly regime: Regime;
  readonly laws: LawsProperties;
}

export interface NextQuestion {
  readonly key: string;
  readonly question: Question;
}

/** The ruling by the answers so far, with what is usual for the others; null while one has to be given. */
export function rulingSoFar(
  name: SituationName,
  given: Given,
  { regime, laws }: Ground,
): CompleteRuling | null {
  const read = readAnswers(SITUATIONS[name], given);
  return 'fault' in read ? null : decideSituation(name, read.answers, regime, laws);
}

/** One question at a time. Whether a mate is possible is asked last, and only where it decides. */
export function nextQuestion(
  name: SituationName,
  given: Given,
  ground: Ground,
): NextQuestion | null {
  const { regime, laws } = ground;
  const open = Object.entries(SITUATIONS[name].questions).filter(
    ([key, { where }]) => !Object.hasOwn(given, key) && where?.(regime, laws, given) !== false,
  );
  const [plain] = open.filter(([, { kind }]) => kind !== 'canMate');
  const [key, question] =
    plain ??
    (rulingSoFar(name, given, ground)?.judged.includes('canOpponentMate') ? open : [])[0] ??
    [];
  return key === undefined || question === undefined ? null : { key, question };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Situations whose title or other names hold what is typed, in either language. */
export const foundSituations = (asked: string): readonly SituationName[] =>
  SITUATION_NAMES.filter((name) => {
    const { title, also } = SITUATIONS[name];
    return [title.en, title.fr, ...also].some((text) => plain(text).includes(plain(asked.trim())));
  });
