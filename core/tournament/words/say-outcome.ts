import type { Language } from '../../rules/language.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import { fill } from '../../rules/sentence.ts';
import { logWords } from './log-words.ts';

/** A game's outcome in words, White's score first. */
export function sayOutcome(outcome: GameOutcome, language: Language): string {
  const { outcomes } = logWords(language);
  switch (outcome.kind) {
    case 'notEntered':
    case 'adjourned':
    case 'doubleForfeit':
      return outcomes[outcome.kind];
    case 'forfeit':
      return fill(outcomes.forfeit, { score: outcome.winner === 'white' ? '1–0' : '0–1' });
    case 'played': {
      const score = outcome.score.replace('-', '–');
      if (outcome.underOneMove) return fill(outcomes.underOneMove, { score });
      return outcome.coloursReversed ? fill(outcomes.coloursReversed, { score }) : score;
    }
  }
}
