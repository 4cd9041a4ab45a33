import type { GameOutcome } from '../rules/outcome.ts';

/** `1-0`, `+/-` and so on, the same in every language; ` u` under one move, ` r` colours reversed. */
export function signsOf(outcome: GameOutcome): string {
  switch (outcome.kind) {
    case 'notEntered':
      return '–';
    case 'adjourned':
      return '*';
    case 'forfeit':
      return outcome.winner === 'white' ? '+/-' : '-/+';
    case 'doubleForfeit':
      return '-/-';
    case 'played':
      return [
        outcome.score,
        ...(outcome.underOneMove ? ['u'] : []),
        ...(outcome.coloursReversed ? ['r'] : []),
      ].join(' ');
  }
}
