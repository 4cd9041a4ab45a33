import { LONGEST_KEPT_GAME, type GamesOfBoard, type KeptGame } from './kept-game.ts';
import { isIsoInstant } from './log-entry.ts';

const LONGEST_ID = 200;

/** The games of a board a value stands for; null for what is none. */
export function gamesIn(value: unknown): GamesOfBoard | null {
  if (typeof value !== 'object' || value === null) return null;
  const { round, board, kept, replaced } = value as Partial<Record<string, unknown>>;
  if (!isNumber(round) || !isNumber(board)) return null;
  const [now, before] = [
    kept === null ? null : gameIn(kept),
    replaced === null ? null : gameIn(replaced),
  ];
  if (now === undefined || before === undefined || (now === null && before === null)) return null;
  return { round, board, kept: now, replaced: before };
}

function gameIn(value: unknown): KeptGame | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, white, black, vouched, by, at } = value as Partial<KeptGame>;
  const fit =
    typeof text === 'string' &&
    text.length <= LONGEST_KEPT_GAME &&
    isLine(white) &&
    isLine(black) &&
    typeof vouched === 'boolean' &&
    isLine(by) &&
    isIsoInstant(at);
  return fit ? { text, white, black, vouched, by, at } : undefined;
}

const isNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1;

const isLine = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_ID && !/[\p{Cc}\p{Cs}]/u.test(value);
