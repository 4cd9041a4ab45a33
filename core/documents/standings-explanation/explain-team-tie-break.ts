import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { TeamExplanation } from '../../standings/teams/explain.ts';
import type { TeamGroupStep } from '../../standings/teams/team-tie-break.ts';
import { figureInWords, stepInWords, type WorkingContext } from './explain-tie-break.ts';
import { teamWorkingWords, type TeamWorkingWords } from './team-words.ts';
import { workingWords, type WorkingWords } from './words.ts';

/** The working of one tie-break for one team: a head line, what each round brought, each table. */
export function explainTeamInWords(
  explanation: TeamExplanation,
  context: WorkingContext,
): string[] {
  const teamWords = teamWorkingWords(context.language);
  const plain = workingWords(context.language);
  const words: WorkingWords = {
    ...plain,
    undefinedBecause: { ...plain.undefinedBecause, notTied: teamWords.notTied },
  };
  return [
    ...figureInWords(explanation, context, words),
    ...(explanation.steps ?? [])
      .flatMap((step) => stepInWords(step, tableTitle(step, teamWords), context, words))
      .map((line) => `  ${line}`),
  ];
}

/** What a table among the tied looked at, `board 2 (C.07 12.2):`. */
export const teamTableTitle = (step: TeamGroupStep, language: Language): string =>
  tableTitle(step, teamWorkingWords(language));

function tableTitle(
  { score, board, upTo, complete, article }: TeamGroupStep,
  words: TeamWorkingWords,
): string {
  if (board !== undefined) return fill(upTo ? words.boardsUpTo : words.board, { board, article });
  if (score === undefined) return fill(words.tied, { article });
  const sentence = words.matches[complete ? 'complete' : 'incomplete'];
  return fill(sentence, { score: words.score[score], article });
}
