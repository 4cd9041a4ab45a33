import type { TeamId } from '../../rules/identity.ts';
import { isByLetters } from '../by-letters.ts';
import { irregularFrom } from '../irregular-line-up.ts';
import { seatsOfTeam } from '../lettered-teams.ts';
import { firstOfList, lineUpOf, type Boards } from '../line-ups.ts';
import { roundOf } from '../judgement.ts';
import { isAvailable } from '../player.ts';
import type { Match } from '../round.ts';
import { orderOfPlayers } from '../rules-of-teams.ts';
import { sealedLineUp } from '../sealed-line-ups.ts';
import type { OrderOfPlayers } from '../settings.ts';
import type { Tournament } from '../state.ts';
import { hourOf, lineUpDueAt, lineUpsDueAt } from './line-up-hour.ts';
import { matchTimeOf } from './match-time.ts';
import { teamShown, type TeamShown } from './match-view.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';
import { teamsNotPlaying } from '../teams-not-playing.ts';

export interface RosterPlayer extends ShownPlayer {
  /** Whether the player may be fielded in this round: entered by then, and not gone. */
  readonly available: boolean;
}

/** A team before or during a round: who may play, and who does. */
export interface TeamLineUp {
  readonly team: TeamShown;
  /** Null before the round is paired. */
  readonly table: number | null;
  readonly opponent: TeamShown | null;
  /** On another day than its round, or on one still to be agreed. */
  readonly otherDay: boolean;
  /** The day of the match; null where it is still to be agreed, or nobody said. */
  readonly day: string | null;
  /** By when it is handed in, `2026-03-07T13:30`; null for no hour. */
  readonly dueAt: string | null;
  /** In board order. */
  readonly roster: readonly RosterPlayer[];
  /** As handed in for this round; null while it is not, or sealed. */
  readonly handedIn: Boards | null;
  /** Its captain has handed one in, and nobody has opened it: whose boards they are is not told. */
  readonly sealed: boolean;
  /** The first board of the one handed in that is irregular: it and all below may be lost; null for none. */
  readonly irregularFrom: number | null;
  /** From which board on the team has lost by decision; null where nothing is decided. */
  readonly forfeitedFrom: number | null;
  /** What the boards are now: as handed in, or the list from the top. */
  readonly boards: Boards;
  /** What it was the last time the team handed one in; null for the first. */
  readonly last: Boards | null;
  /** The first players of the list: what a late line-up is (LA line 12886). */
  readonly firstOfList: Boards;
  /** A board of its match has a result: nobody is moved any more. */
  readonly settled: boolean;
}

export interface LineUpsView {
  readonly round: number;
  readonly boards: number;
  /** What holds for the order of players. */
  readonly order: OrderOfPlayers['rule'];
  /** Minutes before the round by which they are handed in; null for no hour. */
  readonly deadline: number | null;
  /** That hour on the wall clock, `13:30`; null where the round has none. */
  readonly until: string | null;
  /** Teams by table, those without a match last. */
  readonly teams: readonly TeamLineUp[];
}

/** The line-ups of a round, for those who pair; null for a round the event has not. */
export function lineUpsView(state: Tournament, number: number): LineUpsView | null {
  const { team: rules, rounds } = state.settings;
  if (rules === null || number < 1 || number > rounds) return null;
  const matches = roundOf(state, number)?.matches ?? [];
  const away = teamsNotPlaying(state, number).map(({ team }) => team);
  const inMatches = matches.flatMap(({ first, second }) => [first, second]);
  const others = [...state.teams.keys()].filter(
    (id) => !inMatches.includes(id) && !away.includes(id),
  );
  // Once a round is paired, who has no match needs no line-up.
  const teams = matches.length > 0 ? inMatches : others;
  return {
    round: number,
    boards: rules.boards,
    order: orderOfPlayers(rules).rule,
    deadline: rules.lineUpDeadline ?? null,
    until: hourOf(lineUpsDueAt(state, number)),
    teams: teams.map((id) => teamLineUp(state, number, id, matches)),
  };
}

/** One team of them. */
export function teamLineUp(
  state: Tournament,
  round: number,
  id: TeamId,
  matches: readonly Match[],
): TeamLineUp {
  const shown = playerShower(state);
  const team = state.teams.get(id);
  const roster = team?.roster ?? [];
  const handedIn = state.lineUps.get(round)?.get(id) ?? null;
  const match = matches.find(({ first, second }) => first === id || second === id);
  const opponent = match && (match.first === id ? match.second : match.first);
  const recorded = roundOf(state, round);
  const when = matchTimeOf(state, round, id);
  return {
    team: teamShown(state, id),
    table: match?.table ?? null,
    opponent: opponent === undefined ? null : teamShown(state, opponent),
    otherDay: when.isOnOtherDay,
    day: when.day,
    dueAt: lineUpDueAt(state, round, id),
    roster: roster.map((player) => {
      const known = state.players.get(player);
      return { ...shown(player), available: known !== undefined && isAvailable(known, round) };
    }),
    handedIn,
    sealed: sealedLineUp(state, round, id) !== null,
    irregularFrom: team && handedIn ? irregularFrom(state, team, handedIn) : null,
    forfeitedFrom: recorded?.forfeitedBoards?.find((one) => one.team === id)?.board ?? null,
    boards: isByLetters(state.settings)
      ? seatsOfTeam(state, round, id)
      : lineUpOf(state, round, id),
    last: lastLineUp(state, round, id),
    firstOfList: firstOfList(state, id),
    settled:
      recorded?.closed === true ||
      // By letter and number each board stands for itself: what was played stays in the way of its own change.
      (!isByLetters(state.settings) &&
        recorded?.games.some(
          (game) => game.match === match?.table && game.outcome.kind !== 'notEntered',
        ) === true),
  };
}

function lastLineUp(state: Tournament, round: number, team: TeamId): Boards | null {
  for (let earlier = round - 1; earlier > 0; earlier -= 1) {
    const handedIn = state.lineUps.get(earlier)?.get(team);
    if (handedIn !== undefined) return handedIn;
  }
  return null;
}
