import { isByTable } from '../../../pairing/systems.ts';
import type { TeamId } from '../../../rules/identity.ts';
import { handlingRules, warn } from '../../judgement.ts';
import type { ProposedMatch } from '../../round.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';

/** Teams that would meet again (C.04.1 2); by a table they meet as often as it says. */
export const rematches = (state: Tournament, matches: readonly ProposedMatch[]): Warning[] =>
  isByTable(state.settings.system) ? [] : matches.flatMap((match) => rematch(state, match));

function rematch(state: Tournament, match: ProposedMatch): Warning[] {
  const met = state.rounds.some(
    (round) =>
      round.published &&
      round.matches.some(
        ({ first, second }) =>
          [first, second].includes(match.first) && [first, second].includes(match.second),
      ),
  );
  if (!met) return [];
  const name = (id: TeamId): string => state.teams.get(id)?.name ?? id;
  const params = { white: name(match.first), black: name(match.second) };
  return [warn('rematch', handlingRules(state).articles.noRematch, params)];
}
