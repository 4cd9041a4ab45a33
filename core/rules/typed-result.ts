import type { GameOutcome, PlayedScore } from './outcome.ts';

const SCORES: Readonly<Record<string, PlayedScore>> = {
  '1-0': '1-0',
  '1': '1-0',
  '0-1': '0-1',
  '0': '0-1',
  '½-½': '½-½',
  '½': '½-½',
  '=': '½-½',
  '=-=': '½-½',
  '0-0': '0-0',
  '½-0': '½-0',
  '0-½': '0-½',
};

const FORFEITS: Readonly<Record<string, GameOutcome>> = {
  '+--': { kind: 'forfeit', winner: 'white' },
  '--+': { kind: 'forfeit', winner: 'black' },
  '---': { kind: 'doubleForfeit' },
  '1f-0f': { kind: 'forfeit', winner: 'white' },
  '0f-1f': { kind: 'forfeit', winner: 'black' },
  '0f-0f': { kind: 'doubleForfeit' },
};

/** Halves and dashes have many ways to be typed; a forfeit's sides may be parted by `/` or `:`. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[–—−]/g, '-')
    .replace(/1\/2|0?[.,]5/g, '½')
    .replace(/^([+-])\s*[/:]\s*([+-])$/, '$1-$2')
    .replace(/\s*-\s*/g, '-');

/**
 * A result as arbiters type it: `1-0`, `0,5-0,5`, `=`, `+--`, `*` for an adjourned game. ` u` after a
 * score is a game under one move, ` r` one with the colours reversed. Null for anything else.
 */
export function readTypedResult(text: string): GameOutcome | null {
  const [written = '', ...marks] = plain(text).split(/\s+(?=[ur]\b)/);
  const score = Object.hasOwn(SCORES, written) ? SCORES[written] : undefined;
  if (score !== undefined && marks.every((mark) => mark === 'u' || mark === 'r')) {
    return {
      kind: 'played',
      score,
      ...(marks.includes('u') ? { underOneMove: true } : {}),
      ...(marks.includes('r') ? { coloursReversed: true } : {}),
    };
  }
  if (marks.length > 0) return null;
  if (written === '*') return { kind: 'adjourned' };
  return Object.hasOwn(FORFEITS, written) ? (FORFEITS[written] ?? null) : null;
}
