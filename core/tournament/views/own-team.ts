import { isOfTwoSides } from '../../pairing/systems.ts';
import type { TeamId } from '../../rules/identity.ts';
import { hasMatchStarted, isOpenMatch } from '../arranged-matches.ts';
import { ofOtherTeam } from '../board-colours.ts';
import type { Boards } from '../line-ups.ts';
import { openBoards, sheetResults } from '../match-sheets.ts';
import type { SheetResult } from '../round.ts';
import { orderOfPlayers } from '../rules-of-teams.ts';
import { sealedLineUp } from '../sealed-line-ups.ts';
import type { OrderOfPlayers } from '../settings.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { isPastLineUpHour, lineUpDueAt } from './line-up-hour.ts';
import { teamLineUp, type RosterPlayer, type TeamLineUp } from './line-ups.ts';
import { sheetWord, type SheetWord } from './match-sheets.ts';
import { matchTimeOf, type MatchTime } from './match-time.ts';
import { matchViews, teamShown, type MatchView, type TeamShown } from './match-view.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';

/** The match a captain looks ahead to, with the own line-up whether it is sealed or not. */
export interface OwnMatch {
  readonly round: number;
  readonly line: TeamLineUp;
  /** The team is named first: its colours are those of the settings. */
  readonly isFirst: boolean;
  /** Colours of the own boards from board 1 down, `WBWB`. */
  readonly colours: string;
  /** The day of the match; null where it is still to be agreed, or nobody said. */
  readonly day: string | null;
  /** The hour it begins, `14:00`; null where none is set. */
  readonly time: string | null;
  /** Its day is still to be agreed. */
  readonly dayOpen: boolean;
  /** Where it is played; null where nobody said. */
  readonly place: string | null;
  /** By when the line-up is handed in; null for no hour. */
  readonly until: string | null;
  /** The hour has passed. */
  readonly tooLate: boolean;
  /** It may be handed in, or changed. */
  readonly isOpen: boolean;
  /** Who plays opposite, board 1 first; null as long as it is sealed or not handed in. */
  readonly opponents: readonly (ShownPlayer | null)[] | null;
}

/** The sheet of a match of the team whose boards all have a result. */
export interface OwnSheet {
  readonly round: number;
  readonly match: MatchView;
  /** What is signed for. */
  readonly results: readonly SheetResult[];
  readonly own: SheetWord | null;
  readonly other: SheetWord | null;
}

export interface OwnTeamView {
  readonly team: TeamShown;
  readonly boards: number;
  readonly order: OrderOfPlayers['rule'];
  /** In board order, reserves below. */
  readonly roster: readonly RosterPlayer[];
  /** Null where no match of the team waits in a published round. */
  readonly match: OwnMatch | null;
  /** The last sheet, and earlier ones the captain has not signed as they stand; the latest first. */
  readonly sheets: readonly OwnSheet[];
}

/** A team as its captain sees it; null for a team the event has not. `now` is the hall's wall clock. */
export function ownTeamView(state: Tournament, team: TeamId, now: string): OwnTeamView | null {
  const { team: rules, rounds } = state.settings;
  if (rules === null || !state.teams.has(team)) return null;
  const match = nextMatch(state, team, now);
  const { roster } = match?.line ?? teamLineUp(state, rounds, team, []);
  return {
    team: teamShown(state, team),
    boards: rules.boards,
    order: orderOfPlayers(rules).rule,
    roster,
    match,
    sheets: ownSheets(state, team),
  };
}

function ownSheets(state: Tournament, team: TeamId): OwnSheet[] {
  const player = playerShower(state);
  return publishedRounds(state)
    .flatMap((round): OwnSheet[] => {
      const match = round.matches.find(({ first, second }) => [first, second].includes(team));
      if (match === undefined || openBoards(round, match.table).length > 0) return [];
      const shown = matchViews(state, { ...round, matches: [match] }, { results: true, player });
      const other = match.first === team ? match.second : match.first;
      return shown.map((view) => ({
        round: round.number,
        match: view,
        results: sheetResults(round, match.table),
        own: sheetWord(round, match, team),
        other: sheetWord(round, match, other),
      }));
    })
    .reverse()
    .filter(({ own }, index) => index === 0 || own?.word !== 'signed' || own.changed);
}

/** The match that is played next; matches without a day come last. */
function nextMatch(state: Tournament, team: TeamId, now: string): OwnMatch | null {
  const waiting = publishedRounds(state).flatMap((round) => {
    const match = round.matches.find(({ first, second }) => [first, second].includes(team));
    if (match === undefined || round.closed || !isOpenMatch(round, match.table)) return [];
    return [{ round, match, when: matchTimeOf(state, round.number, team) }];
  });
  const [next] = waiting.toSorted((one, other) =>
    playedAt(one.when).localeCompare(playedAt(other.when)),
  );
  if (next === undefined) return null;
  const { round, match, when } = next;
  const { number } = round;
  const told = teamLineUp(state, number, team, round.matches);
  const sealed = sealedLineUp(state, number, team);
  const isFirst = match.first === team;
  const opponent = isFirst ? match.second : match.first;
  const tooLate = isPastLineUpHour(state, { round: number, team }, now);
  return {
    round: number,
    line: { ...told, handedIn: told.handedIn ?? sealed },
    isFirst,
    colours: coloursOf(state, isFirst),
    day: when.day,
    time: when.time,
    dayOpen: when.isOnOtherDay && when.day === null,
    place: when.place,
    until: lineUpDueAt(state, number, team),
    tooLate,
    isOpen:
      // By a table everybody has a place.
      !isOfTwoSides(state.settings.system) &&
      !tooLate &&
      !hasMatchStarted(round, match) &&
      !told.settled &&
      told.handedIn === null,
    opponents: shown(state, opponentBoards(state, number, opponent, tooLate)),
  };
}

/** Days come in their order, and nothing said before all of them: rounds stay in theirs. */
const playedAt = ({ day, time, isOnOtherDay }: MatchTime): string =>
  day === null ? (isOnOtherDay ? '9999' : '') : `${day}T${time ?? ''}`;

function coloursOf(state: Tournament, isFirst: boolean): string {
  const colours = state.settings.team?.boardColours ?? '';
  return isFirst ? colours : ofOtherTeam(colours);
}

/** What the other captain may read of it: once it is open, or nobody can change any more. */
const opponentBoards = (
  state: Tournament,
  round: number,
  opponent: TeamId,
  tooLate: boolean,
): Boards | null =>
  state.lineUps.get(round)?.get(opponent) ??
  (tooLate ? sealedLineUp(state, round, opponent) : null);

function shown(state: Tournament, boards: Boards | null): OwnMatch['opponents'] {
  const show = playerShower(state);
  return boards?.map((player) => (player === null ? null : show(player))) ?? null;
}
