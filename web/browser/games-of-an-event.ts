import type { GamesAnswer } from '@ronde/server/api/games.ts';
import type { Page } from 'playwright-core';
import { GAMES_PAGE_WORDS } from '../desk/pages/games/games-words.ts';
import type { ByHttp } from './by-http.ts';

/** Short games by the Laws; which one is played says nothing. */
const OPENINGS = [
  '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6',
  '1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7',
  '1. c4 c5 2. g3 g6 3. Bg2 Bg7 4. Nf3 Nf6 5. O-O O-O',
];

export interface Played {
  readonly round: number;
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly result: '1-0' | '0-1' | '1/2-1/2';
}

/** Every board of the event, with the result that was entered. */
export async function boardsOf(http: ByHttp): Promise<readonly Played[]> {
  const { lines } = await http.view<GamesAnswer>('games');
  return lines.map(({ round, board, white, black, outcome }) => {
    const score = outcome.kind === 'played' ? outcome.score : '';
    const result = score === '1-0' || score === '0-1' ? score : '1/2-1/2';
    return { round, board, white, black, result };
  });
}

export const pgnOf = ({ round, board, white, black, result }: Played): string =>
  `[Event "Broadcast"]\n[Round "${round}.${board}"]\n[White "${white}"]\n[Black "${black}"]\n` +
  `[Result "${result}"]\n\n${OPENINGS[(round + board) % OPENINGS.length] ?? ''} ${result}\n\n`;

/** How many games the page says are kept, in conflict and missing. */
export const counted = (
  page: Page,
  kept: number,
  conflicts: number,
  missing: number,
): Promise<void> =>
  page.getByText(GAMES_PAGE_WORDS.en.counted(kept, conflicts, missing), { exact: true }).waitFor();
