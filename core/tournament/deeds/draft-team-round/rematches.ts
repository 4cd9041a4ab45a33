import { isByTable } from '../../../pairing/systems.ts';
import type { TeamId } from '../../../rules/identity.ts';
import { handlingRules, warn } from '../../judgement.ts';
import type { ProposedMatch } from '../../round.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';

/** Teams that would meet again in a round (C.04.1 2); by a table they meet as often as it says. */
export const rematches = (
  state: Tournament,
  round: number,
  matches: readonly ProposedMatch[],
): Warning[] =>
  isByTable(state.settings.system) ? [] : matches.flatMap((match) => rematch(state, round, match));

function rematch(state: Tournament, round: number, match: ProposedMatch): Warning[] {
  if (!haveMet(state, round, match)) return [];
  const name = (id: TeamId): string => state.teams.get(id)?.name ?? id;
  const params = { white: name(match.first), black: name(match.second) };
  return [warn('rematch', handlingRules(state).articles.noRematch, params)];
}

/** Whether two teams have met in a public round before this one. */
export const haveMet = (state: Tournament, before: number, match: ProposedMatch): boolean =>
  state.rounds.some(
    (round) =>
      round.published &&
      round.number < before &&
      round.matches.some(
        ({ first, second }) =>
          [first, second].includes(match.first) && [first, second].includes(match.second),
      ),
  );
