import type { PlayerId, TeamId } from '../../../rules/identity.ts';
import { hasMatchStarted } from '../../arranged-matches.ts';
import { isByLetters, MOLTER } from '../../by-letters.ts';
import { irregularities } from '../../irregular-line-up.ts';
import { allow, handlingRules, refuse, type Judgement } from '../../judgement.ts';
import { OWN_TEAM } from '../../roles.ts';
import { orNull } from '../../schema/schema.ts';
import { aPlayer, aRound, aTeam, listOf } from '../../schema/words.ts';
import { isHandedIn, sealedLineUp, withSealed } from '../../sealed-line-ups.ts';
import type { Tournament } from '../../state.ts';
import { TEAM_RULES } from '../../team-rules.ts';
import type { Deed } from '../deed.ts';
import { openedMatch } from '../open-line-ups/opened-match.ts';
import { sameValue } from '../same-value.ts';
import {
  fieldsKeptOut,
  fieldsTheAbsent,
  matchOf,
  resultsInTheWay,
  unfitLineUp,
} from '../set-line-up/unfit-line-up.ts';
import { things } from '../things.ts';
import type { LineUpSealed } from './line-up-sealed.ts';

/** A captain's own line-up; whether the hour has passed, the clock of whoever records it says. */
export interface HandInLineUp {
  readonly type: 'handInLineUp';
  readonly round: number;
  readonly team: TeamId;
  /** Board 1 first; null for a board left empty. */
  readonly boards: readonly (PlayerId | null)[];
}

export const handInLineUp: Deed<HandInLineUp> = {
  fields: { round: aRound, team: aTeam, boards: listOf(orNull(aPlayer)) },
  roles: OWN_TEAM,
  touches: (command) => [things.lineUp(command)],
  saysTheSame: ({ boards }, event) =>
    event.type === 'lineUpSealed' && sameValue(event.boards, boards),
  judge,
};

/** Sealed until the other team of the match has handed in as well: then both are open at once. */
function judge(state: Tournament, command: HandInLineUp): Judgement {
  const { round: number, boards } = command;
  const team = unfitLineUp(state, command);
  if ('refusal' in team) return team;
  // Seats are for the whole event; a substitute is the arbiter's to seat.
  if (isByLetters(state.settings)) return refuse('roundsOfTable', MOLTER, { round: number });
  const { articles } = handlingRules(state);
  const found = matchOf(state, number, team.id);
  if (found?.round.published !== true) {
    return refuse('notPublished', articles.publication, { round: number });
  }
  const { round, match } = found;
  const settled = resultsInTheWay(round, match);
  if (settled) return settled;
  const open = hasMatchStarted(round, match) || state.lineUps.get(number)?.has(team.id) === true;
  if (open) {
    return refuse('lineUpOpened', TEAM_RULES.lateLineUp, { team: team.name, round: number });
  }
  const absent = fieldsTheAbsent(state, command);
  if (absent) return absent;
  const barred = fieldsKeptOut(state, command);
  if (barred) return barred;
  if (sameValue(sealedLineUp(state, number, team.id), boards)) return allow([]);
  const sealed: LineUpSealed = { type: 'lineUpSealed', round: number, team: team.id, boards };
  const after = withSealed(state, sealed);
  // A decision may come after the seal: then the arbiter opens, and is asked.
  const bothIn = [match.first, match.second].every(
    (id) =>
      isHandedIn(after, number, id) &&
      fieldsKeptOut(after, { round: number, boards: sealedLineUp(after, number, id) ?? [] }) ===
        null,
  );
  const opened = bothIn ? openedMatch(after, number, match) : [];
  return allow([sealed, ...opened], irregularities(state, team, boards));
}
