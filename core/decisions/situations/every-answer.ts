import type { SituationName } from './situation-titles.ts';
import type { Answer, Answers, Question } from './situation.ts';
import { SITUATIONS } from './situations.ts';

/** On both sides of every bound that a ruling asks about. */
const FIGURES = [0, 1, 2, 3, 5, 6, 10, 50, 75];

function tried(question: Question): readonly Answer[] {
  switch (question.kind) {
    case 'yesNo':
      return [false, true];
    case 'canMate':
      return [true, false, null];
    case 'whole':
      return FIGURES.filter((one) => one >= question.least);
    case 'wholeOrNone':
      return [0, 30, null];
    case 'time':
      return [299, 300];
    case 'oneOf':
      return Object.keys(question.options);
    case 'someOf': {
      const options = Object.keys(question.options);
      return [...options.map((one) => [one]), options];
    }
  }
}

/** Every combination of answers of a situation that may lead to a ruling of its own. */
export const everyAnswer = (name: SituationName): readonly Answers[] =>
  Object.entries(SITUATIONS[name].questions).reduce<Answers[]>(
    (before, [key, question]) =>
      before.flatMap((one) => tried(question).map((answer) => ({ ...one, [key]: answer }))),
    [{}],
  );
