import type { GameOutcome, PlayedScore, PlayerOutcome } from '../../rules/outcome.ts';

const SCORES: Readonly<Record<string, PlayedScore>> = {
  'win loss': '1-0',
  'draw draw': '½-½',
  'loss win': '0-1',
  'loss loss': '0-0',
  'draw loss': '½-0',
  'loss draw': '0-½',
};

const WHOLE = { shortWin: 'win', shortDraw: 'draw', shortLoss: 'loss' } as const;

/** The game behind what a report file says of its two sides; null when they contradict each other. */
export function gameOf(white: PlayerOutcome, black: PlayerOutcome): GameOutcome | null {
  if (white === black && (white === 'adjourned' || white === 'notEntered')) return { kind: white };
  if (white === 'forfeitLoss' && black === 'forfeitLoss') return { kind: 'doubleForfeit' };
  if (white === 'forfeitWin' && black === 'forfeitLoss')
    return { kind: 'forfeit', winner: 'white' };
  if (white === 'forfeitLoss' && black === 'forfeitWin')
    return { kind: 'forfeit', winner: 'black' };
  const [short, other] = [wholeOf(white), wholeOf(black)];
  if (short !== null && other !== null) {
    const score = SCORES[`${short} ${other}`];
    return score === undefined ? null : { kind: 'played', score, underOneMove: true };
  }
  const score = SCORES[`${white} ${black}`];
  return score === undefined ? null : { kind: 'played', score };
}

function wholeOf(outcome: PlayerOutcome): 'win' | 'draw' | 'loss' | null {
  return outcome in WHOLE ? WHOLE[outcome as keyof typeof WHOLE] : null;
}
