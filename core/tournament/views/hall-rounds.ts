import { roundCalled } from '../round-called.ts';
import type { UnpairedReason } from '../round.ts';
import { roundAtHand, type Tournament } from '../state.ts';
import { byNameView } from './by-name.ts';
import { calendarView } from './calendar.ts';
import { hallName, type HallBoard } from './hall-lines.ts';
import type { HallNames } from './hall-names.ts';
import type { HallPage } from './hall-page.ts';
import { shareOf } from './hall-share.ts';
import { roundView, type BoardSide } from './round.ts';
import type { ShownPlayer } from './shown-player.ts';
import { partOf, type BoardRange, type CalendarPage, type RoundPage } from './screen.ts';

/** The round a page is about: the one it names, else the one at hand. */
export const roundShown = (state: Tournament, page: RoundPage): number =>
  page.round ?? roundAtHand(state)?.number ?? 0;

const inRange = (board: number, range: BoardRange | undefined): boolean =>
  !range || (range.from <= board && board <= range.to);

/** Reserves, and those who left or are not there yet, are no part of a round. */
const TOLD_ON_WALLS: ReadonlySet<UnpairedReason> = new Set<UnpairedReason>([
  ...(['odd', 'asked', 'absent', 'emptyBoard'] as const),
]);

/** The boards of a round, with or without results; null for one that not everybody may see. */
export function boardsPage(
  state: Tournament,
  page: RoundPage,
  shownAs: 'pairings' | 'results',
  names: HallNames,
): HallPage | null {
  const view = roundView(state, roundShown(state, page), 'public');
  if (!view) return null;
  const side = (player: BoardSide): HallBoard['white'] => ({
    ...hallName(player, names),
    score: player.score,
  });
  const boards = view.boards.filter(({ board }) => inRange(board, page.boards));
  const lastPart = !page.part || page.part.index === page.part.of - 1;
  return {
    view: shownAs,
    round: view.round,
    called: view.called,
    stage: view.stage,
    boards: partOf(boards, page.part).map(({ board, white, black, outcome }) => ({
      board,
      white: side(white),
      black: side(black),
      outcome,
    })),
    // Whoever has no board stands below the last one.
    unpaired: lastPart
      ? view.unpaired
          .filter(({ reason }) => TOLD_ON_WALLS.has(reason))
          .map(({ player, outcome, reason }) => ({ ...hallName(player, names), outcome, reason }))
      : [],
    results: view.counts.results,
    of: view.counts.boards,
    ...shareOf(boards, page.part, ({ board }) => board),
  };
}

/** Who sits where, by name. */
export function byNamePage(state: Tournament, page: RoundPage, names: HallNames): HallPage | null {
  const view = byNameView(state, roundShown(state, page), 'public');
  if (!view) return null;
  const lines = view.lines.filter(({ board }) => board === null || inRange(board, page.boards));
  return {
    view: 'byName',
    round: view.round,
    called: roundCalled(state.settings, view.round),
    lines: partOf(lines, page.part).map(({ player, board, colour, opponent, unpaired }) => ({
      player: hallName(unseated(player), names),
      board,
      colour,
      opponent: opponent ? hallName(opponent, names) : null,
      unpaired,
    })),
    ...shareOf(lines, page.part, ({ player }) => player.name),
  };
}

/** In the order of names nobody looks for a letter. */
const unseated = ({ seat: _, ...player }: ShownPlayer): ShownPlayer => player;

/** All rounds of a round robin. */
export function calendarPage(
  state: Tournament,
  page: CalendarPage,
  names: HallNames,
): HallPage | null {
  const view = calendarView(state, 'public');
  if (!view) return null;
  const rounds = view.rounds.map(({ round, date, time, games, rests }) => ({
    round,
    date,
    time,
    games: games.map(({ board, white, black, outcome, postponed }) => ({
      board,
      white: hallName(white, names),
      black: hallName(black, names),
      outcome,
      postponed,
    })),
    rests: rests.map((player) => hallName(player, names)),
  }));
  return {
    view: 'calendar',
    rounds: partOf(rounds, page.part),
    ...shareOf(rounds, page.part, ({ round }) => round),
  };
}
