import { isOfTwoSides } from '../../pairing/systems.ts';
import type { TeamId } from '../../rules/identity.ts';
import type { Boards } from '../line-ups.ts';
import { openBoards, sheetResults } from '../match-sheets.ts';
import type { SheetResult } from '../round.ts';
import { orderOfPlayers } from '../rules-of-teams.ts';
import { sealedLineUp } from '../sealed-line-ups.ts';
import type { OrderOfPlayers } from '../settings.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { isPastLineUpHour, lineUpsDueAt } from './line-up-hour.ts';
import { teamLineUp, type RosterPlayer, type TeamLineUp } from './line-ups.ts';
import { sheetWord, type SheetWord } from './match-sheets.ts';
import { matchViews, teamShown, type MatchView, type TeamShown } from './match-view.ts';
import { roundStartsAt } from './round-times.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';

/** The match a captain looks ahead to, with the own line-up whether it is sealed or not. */
export interface OwnMatch {
  readonly round: number;
  readonly line: TeamLineUp;
  /** The team is named first: its colours are those of the settings. */
  readonly isFirst: boolean;
  /** Colours of the own boards from board 1 down, `WBWB`. */
  readonly colours: string;
  /** Wall clock, `2026-03-07T14:00`; null where no hour is set. */
  readonly startsAt: string | null;
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

function nextMatch(state: Tournament, team: TeamId, now: string): OwnMatch | null {
  for (const round of publishedRounds(state)) {
    const match = round.matches.find(({ first, second }) => [first, second].includes(team));
    if (match === undefined || round.closed) continue;
    const waits = round.games.some(
      (game) => game.match === match.table && game.outcome.kind === 'notEntered',
    );
    if (!waits) continue;
    const { number } = round;
    const told = teamLineUp(state, number, team, round.matches);
    const sealed = sealedLineUp(state, number, team);
    const tooLate = isPastLineUpHour(state, number, now);
    const isFirst = match.first === team;
    const opponent = isFirst ? match.second : match.first;
    return {
      round: number,
      line: { ...told, handedIn: told.handedIn ?? sealed },
      isFirst,
      colours: coloursOf(state, isFirst),
      startsAt: roundStartsAt(state, number),
      until: lineUpsDueAt(state, number),
      tooLate,
      isOpen:
        // By a table everybody has a place.
        !isOfTwoSides(state.settings.system) &&
        !tooLate &&
        !round.started &&
        !told.settled &&
        told.handedIn === null,
      opponents: shown(state, opponentBoards(state, number, opponent, tooLate)),
    };
  }
  return null;
}

function coloursOf(state: Tournament, isFirst: boolean): string {
  const colours = state.settings.team?.boardColours ?? '';
  return isFirst ? colours : colours.replace(/[WB]/g, (one) => (one === 'W' ? 'B' : 'W'));
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
