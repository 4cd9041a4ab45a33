import { hallLines, type HallItem } from '../../decisions/needs/hall-checklist.ts';
import { tasksForBlind, type TaskLine } from '../../decisions/needs/assistant-tasks.ts';
import { isBlind, type PlayerNeeds } from '../../decisions/needs/need.ts';
import { needsOfPairing, type PairingNeed } from '../../decisions/needs/pairing-needs.ts';
import { alphabetical } from '../../rules/alphabetical.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { nameOf, roundOf } from '../judgement.ts';
import { pinnedLaws } from '../laws-of-event.ts';
import type { Game, Hand, Round } from '../round.ts';
import { draftOf, roundAtHand, type Tournament } from '../state.ts';

/** One player with needs. */
export interface PlayerNeedsLine {
  readonly player: PlayerId;
  readonly name: string;
  readonly needs: PlayerNeeds;
  /** The board kept for the player, whatever the score; null for none. */
  readonly fixedBoard: number | null;
  /** Out of the event: nothing has to be seen to any more. */
  readonly left: boolean;
  /** What an assistant may do for a blind player (E.01 D.2.10); empty for others. */
  readonly tasks: readonly TaskLine[];
}

/** A board where something has to be seen to, or known. */
export interface BoardNeeds {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly lines: readonly PairingNeed[];
  /** How many of them are not there yet. */
  readonly open: number;
  /** No game may begin here without an assistant (E.01 D.2.11). */
  readonly alarm: boolean;
  /** The game has its result: nothing is due here any more. */
  readonly over: boolean;
}

export interface RoundNeeds {
  readonly round: number;
  readonly draft: boolean;
  readonly boards: readonly BoardNeeds[];
}

/** A line of the hall's check-list with its state. */
export interface HallCheckLine {
  readonly item: HallItem;
  readonly article: string;
  readonly players: readonly string[];
  /** How many of a thing the house lays out; null where it is none. */
  readonly pieces: number | null;
  /** Who looked at it, and when; null while nobody has. */
  readonly done: Hand | null;
}

/** For the chief arbiter alone: who needs what, the boards of a round, and the hall. */
export interface NeedsView {
  readonly players: readonly PlayerNeedsLine[];
  /** The round asked for, or the one that is drafted or played; null before the first. */
  readonly round: RoundNeeds | null;
  /** Rounds that can be asked for. */
  readonly rounds: readonly number[];
  readonly hall: readonly HallCheckLine[];
}

/** Null where the round asked for does not exist. */
export function needsView(state: Tournament, round?: number): NeedsView | null {
  const asked =
    round === undefined ? (draftOf(state) ?? roundAtHand(state)) : roundOf(state, round);
  if (asked === null && round !== undefined) return null;
  return {
    players: playersWithNeeds(state),
    round: asked === null ? null : roundNeeds(state, asked),
    rounds: state.rounds.map(({ number }) => number),
    hall: hallChecklist(state),
  };
}

/** Players of whom something was noted and who are still on the list, by name. */
export function playersWithNeeds(state: Tournament): PlayerNeedsLine[] {
  const laws = pinnedLaws(state);
  return [...(state.needs ?? [])]
    .flatMap(([id, needs]): PlayerNeedsLine[] => {
      const player = state.players.get(id);
      if (player === undefined) return [];
      return [
        {
          ...{ player: id, name: player.name, needs, left: player.left !== null },
          fixedBoard: state.fixedBoards.get(id) ?? null,
          tasks: isBlind(needs) ? tasksForBlind(laws) : [],
        },
      ];
    })
    .sort((one, other) => (alphabetical(one.name) < alphabetical(other.name) ? -1 : 1));
}

/** The boards of a round at which somebody needs something. */
export function roundNeeds(state: Tournament, round: Round): RoundNeeds {
  return {
    round: round.number,
    draft: !round.published,
    boards: round.games.flatMap((game) => boardNeeds(state, game) ?? []),
  };
}

function boardNeeds(state: Tournament, game: Game): BoardNeeds | null {
  const needsOf = (player: PlayerId): PlayerNeeds | null => state.needs?.get(player) ?? null;
  const sides = { white: needsOf(game.white), black: needsOf(game.black) };
  // What was laid out in the hall is there.
  const lines = needsOfPairing(sides, pinnedLaws(state)).map((line) => ({
    ...line,
    open: line.open && !isLaidOut(state, line),
  }));
  if (lines.length === 0) return null;
  return {
    board: game.board,
    white: nameOf(state, game.white),
    black: nameOf(state, game.black),
    lines,
    open: lines.filter(({ open }) => open).length,
    alarm: lines.some(({ code, open }) => code === 'compulsoryAssistant' && open),
    over: game.outcome.kind !== 'notEntered',
  };
}

const isLaidOut = ({ hallChecks }: Tournament, { thing }: PairingNeed): boolean =>
  [...(hallChecks?.keys() ?? [])].some((item) => item === thing);

/** What the hall needs for those who are still in the event. */
export function hallChecklist(state: Tournament): HallCheckLine[] {
  const staying = playersWithNeeds(state).filter(({ left }) => !left);
  return hallLines(staying).map(({ item, article, players, pieces }) => ({
    ...{ item, article, pieces },
    players: players.map(({ name }) => name),
    done: state.hallChecks?.get(item) ?? null,
  }));
}
