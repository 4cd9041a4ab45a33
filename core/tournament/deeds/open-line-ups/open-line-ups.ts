import type { TeamId } from '../../../rules/identity.ts';
import { arrangementOf, isOnOtherDay } from '../../arranged-matches.ts';
import type { TournamentEvent } from '../../event.ts';
import {
  allow,
  roundOf,
  unknownRound,
  unknownTeam,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import type { Match } from '../../round.ts';
import { optional } from '../../schema/schema.ts';
import { aRound, aTeam, yes } from '../../schema/words.ts';
import { isHandedIn } from '../../sealed-line-ups.ts';
import type { Tournament } from '../../state.ts';
import { TEAM_RULES } from '../../team-rules.ts';
import type { Warning } from '../../warning-ladder.ts';
import type { Deed } from '../deed.ts';
import { resultsInTheWay } from '../set-line-up/unfit-line-up.ts';
import { openedMatch } from './opened-match.ts';

export interface OpenLineUps {
  readonly type: 'openLineUps';
  readonly round: number;
  /** The team whose line-up is opened; missing for every sealed one that plays on the day of the round. */
  readonly team?: TeamId;
  /** The hour has passed: teams that have handed in nothing play the first of their list (LA line 12886). */
  readonly late?: true;
}

export const openLineUps: Deed<OpenLineUps> = {
  fields: { round: aRound, team: optional(aTeam), late: optional(yes) },
  roles: PAIRING,
  // What was handed in meanwhile is opened as it is: nobody is written over.
  touches: () => [],
  judge,
};

function judge(state: Tournament, command: OpenLineUps): Judgement {
  const { round: number, team, late = false } = command;
  if (team !== undefined && !state.teams.has(team)) return unknownTeam(team);
  const round = roundOf(state, number);
  if (!round) return unknownRound(number);
  const events: TournamentEvent[] = [];
  const warnings: Warning[] = [];
  for (const match of round.matches) {
    // The hour of a match on another day has not come with that of the round.
    if (team === undefined && isOnOtherDay(arrangementOf(round, match.table))) continue;
    const only = team === undefined ? {} : { only: team };
    const opened = openedMatch(state, number, match, { ...only, late });
    if (opened.length === 0) continue;
    const settled = resultsInTheWay(round, match);
    if (settled && team !== undefined) return settled;
    // A match that is played is nobody's to seat: the others go on.
    if (settled) continue;
    events.push(...opened);
    if (!late) warnings.push(...alone(state, number, match));
  }
  return allow(events, warnings);
}

/** The other team could still choose in sight of it. */
function alone(state: Tournament, round: number, { first, second }: Match): Warning[] {
  const name = (id: TeamId): string => state.teams.get(id)?.name ?? id;
  const [there, missing] = isHandedIn(state, round, first) ? [first, second] : [second, first];
  if (isHandedIn(state, round, missing)) return [];
  const params = { team: name(there), other: name(missing) };
  return [warn('opensBeforeTheOther', TEAM_RULES.lateLineUp, params)];
}
