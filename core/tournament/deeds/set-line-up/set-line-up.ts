import type { PlayerId, TeamId } from '../../../rules/identity.ts';
import { isByLetters } from '../../by-letters.ts';
import { irregularities } from '../../irregular-line-up.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { fieldMatch } from '../../line-ups.ts';
import { PAIRING } from '../../roles.ts';
import { optional, orNull } from '../../schema/schema.ts';
import { aPlayer, aRound, aTeam, listOf, yes } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { TEAM_RULES } from '../../team-rules.ts';
import type { Deed } from '../deed.ts';
import { openedMatch } from '../open-line-ups/opened-match.ts';
import { sameValue } from '../same-value.ts';
import { things } from '../things.ts';
import { withLineUp, type LineUpSet } from './line-up-set.ts';
import { reseat } from './reseat.ts';
import { fieldsTheAbsent, matchOf, resultsInTheWay, unfitLineUp } from './unfit-line-up.ts';

export interface SetLineUp {
  readonly type: 'setLineUp';
  readonly round: number;
  readonly team: TeamId;
  readonly boards: readonly (PlayerId | null)[];
  /** It was not handed in by the hour: the first players of the list, and nobody else. */
  readonly late?: true;
}

export const setLineUp: Deed<SetLineUp> = {
  fields: { round: aRound, team: aTeam, boards: listOf(orNull(aPlayer)), late: optional(yes) },
  roles: PAIRING,
  touches: (command) => [things.lineUp(command)],
  saysTheSame: ({ boards, late }, event) =>
    event.type === 'lineUpSet' && event.late === late && sameValue(event.boards, boards),
  judge,
};

function judge(state: Tournament, command: SetLineUp): Judgement {
  const { round: number, boards } = command;
  const team = unfitLineUp(state, command);
  if ('refusal' in team) return team;
  if (
    command.late === true &&
    !boards.every((player, at) => player === (team.roster[at] ?? null))
  ) {
    return refuse('lateLineUp', TEAM_RULES.lateLineUp, { team: team.name });
  }
  const absent = command.late === true ? null : fieldsTheAbsent(state, command);
  if (absent) return absent;
  const late = command.late === true ? { late: true as const } : {};
  const set: LineUpSet = { type: 'lineUpSet', round: number, team: team.id, boards, ...late };
  if (isByLetters(state.settings)) return reseat(state, team, set);
  const warnings = command.late === true ? [] : irregularities(state, team, boards);
  const found = matchOf(state, number, team.id);
  if (found === null) return allow([set], warnings);
  const { round, match } = found;
  const settled = resultsInTheWay(round, match);
  if (settled) return settled;
  const after = withLineUp(state, set);
  // With this one both are in: the other captain's is open as well.
  const opened = openedMatch(after, number, match);
  if (opened.length > 0) return allow([set, ...opened], warnings);
  const fielded = fieldMatch(after, number, match);
  return allow(
    [set, { type: 'matchFielded', round: number, table: match.table, ...fielded }],
    warnings,
  );
}
