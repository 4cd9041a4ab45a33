import { handlingRules, warn } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import type { Round } from '../../round.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';

/** What is asked before complete rounds are closed: games to be finished later, results in question. */
export function closingWarnings(state: Tournament, rounds: readonly Round[]): Warning[] {
  const games = rounds.flatMap((round) => round.games);
  const adjourned = games.filter(({ outcome }) => outcome.kind === 'adjourned').length;
  const article = handlingRules(state).articles.adjourned;
  return [
    ...(adjourned > 0 ? [warn('closesWithAdjourned', article, { adjourned })] : []),
    ...rounds.flatMap(({ number: round, games: own }) => {
      const boards = own.filter(({ questions }) => questions.length > 0).map(({ board }) => board);
      if (boards.length === 0) return [];
      const params = { round, boards: boards.join(', ') };
      return [warn('closesWithQuestions', HOUSE_RULES.twoResults, params)];
    }),
  ];
}
