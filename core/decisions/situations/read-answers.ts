import type { Answer, Answers, Question, Situation } from './situation.ts';

/** Why an answer does not fit its question. */
export type AnswerFault =
  | { readonly why: 'missing'; readonly question: string }
  | { readonly why: 'unknownQuestion'; readonly question: string }
  | { readonly why: 'notOneOf'; readonly question: string; readonly known: readonly string[] }
  | {
      readonly why: 'notANumber';
      readonly question: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly why: 'notYesOrNo'; readonly question: string };

/** The answers of a situation with what is usual where nothing was said, or the first that does not fit. */
export function readAnswers(
  { questions }: Situation,
  given: Readonly<Record<string, Answer | undefined>>,
): { readonly answers: Answers } | { readonly fault: AnswerFault } {
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(questions, name));
  if (stranger !== undefined) return { fault: { why: 'unknownQuestion', question: stranger } };
  const answers: Record<string, Answer> = {};
  for (const [name, question] of Object.entries(questions)) {
    const read = readAnswer(name, question, given[name]);
    if ('fault' in read) return read;
    answers[name] = read.answer;
  }
  return { answers };
}

type ReadAnswer = { readonly answer: Answer } | { readonly fault: AnswerFault };

/** Whole seconds of a day: no clock shows more. */
const MOST_SECONDS = 86_400;

function readAnswer(name: string, question: Question, given: Answer | undefined): ReadAnswer {
  const value = given ?? usualOf(question);
  if (value === undefined) return { fault: { why: 'missing', question: name } };
  switch (question.kind) {
    case 'yesNo':
    case 'canMate':
      return typeof value === 'boolean' || (value === null && question.kind === 'canMate')
        ? { answer: value }
        : { fault: { why: 'notYesOrNo', question: name } };
    case 'whole':
    case 'wholeOrNone':
    case 'time': {
      if (value === null && question.kind === 'wholeOrNone') return { answer: null };
      const [least, most] =
        question.kind === 'time' ? [0, MOST_SECONDS] : [question.least, question.most];
      const fits = typeof value === 'number' && Number.isInteger(value);
      return fits && value >= least && value <= most
        ? { answer: value }
        : { fault: { why: 'notANumber', question: name, least, most } };
    }
    case 'oneOf':
    case 'someOf': {
      const known = Object.keys(question.options);
      const asked: readonly unknown[] = Array.isArray(value) ? value : [value];
      const chosen = [...new Set(asked)].filter((one) => known.includes(String(one))).map(String);
      const many = question.kind === 'someOf';
      if (chosen.length !== new Set(asked).size || (many ? chosen.length === 0 : chosen.length > 1))
        return { fault: { why: 'notOneOf', question: name, known } };
      return { answer: many ? chosen : (chosen[0] ?? null) };
    }
  }
}

/** What holds where nothing is said; undefined where somebody has to say it. */
function usualOf(question: Question): Answer | undefined {
  switch (question.kind) {
    case 'yesNo':
      return false;
    case 'canMate':
    case 'wholeOrNone':
      return null;
    case 'time':
      return undefined;
    case 'whole':
    case 'oneOf':
    case 'someOf':
      return question.usual;
  }
}
