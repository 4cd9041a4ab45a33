import type { Command } from '../command.ts';
import { isByHand } from '../closing.ts';
import { closingLines, type ClosingLine } from '../closing-lines.ts';
import type { Tournament } from '../state.ts';

/** What is done about a line: at once, on a page, or by a copy. */
export type ClosingAction =
  | { readonly kind: 'command'; readonly command: Command }
  | {
      readonly kind: 'open';
      readonly page: 'round' | 'standings' | 'play-off' | 'prizes' | 'files';
      readonly round?: number;
      readonly board?: number;
    }
  | { readonly kind: 'copy' };

export interface ClosingItem extends ClosingLine {
  /** An arbiter says when it is done. */
  readonly byHand: boolean;
  readonly action: ClosingAction | null;
}

/** The list between the last result and the ceremony. */
export interface ClosingView {
  readonly closed: boolean;
  /** The last round has all its results: it is time for the list. */
  readonly due: boolean;
  readonly lines: readonly ClosingItem[];
}

export function closingView(state: Tournament): ClosingView {
  const lines = closingLines(state);
  const results = lines.find(({ line }) => line === 'results');
  return {
    closed: state.closing.closed,
    due: results?.reason !== 'roundsToCome' && results?.reason !== 'gamesOpen',
    lines: lines.map((line) => ({
      ...line,
      byHand: isByHand(line.line),
      action: actionOf(line, state),
    })),
  };
}

/** Players play off who is first, and for prizes; teams do not. */
const isForPlayOff = ({ reason }: ClosingLine, { settings }: Tournament): boolean =>
  settings.kind === 'individual' && (reason === 'tieForFirst' || reason === 'tieForPrize');

function actionOf(closing: ClosingLine, state: Tournament): ClosingAction | null {
  const { line, standing, params } = closing;
  const { round, board } = params;
  switch (line) {
    case 'results':
    case 'disputes':
      return standing === 'toDo' ? openRound(round, board) : null;
    case 'rounds':
      if (typeof round !== 'number') return null;
      return { kind: 'command', command: { type: 'closeRound', round } };
    case 'ties':
      return { kind: 'open', page: isForPlayOff(closing, state) ? 'play-off' : 'standings' };
    case 'categories':
    case 'papers':
      return { kind: 'open', page: 'standings' };
    case 'prizes':
      return { kind: 'open', page: 'prizes' };
    case 'fideReport':
    case 'federationReport':
      return { kind: 'open', page: 'files' };
    case 'copy':
      return { kind: 'copy' };
    case 'closed':
      return {
        kind: 'command',
        command: { type: standing === 'done' ? 'reopenTournament' : 'closeTournament' },
      };
  }
}

const openRound = (
  round: string | number | undefined,
  board: string | number | undefined,
): ClosingAction => ({
  kind: 'open',
  page: 'round',
  ...(typeof round === 'number' ? { round } : {}),
  ...(typeof board === 'number' ? { board } : {}),
});
