import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { GameOutcome, PlayedScore } from '../../rules/outcome.ts';

const SCORES: Readonly<Record<PlayedScore, string>> = {
  '1-0': '1 – 0',
  '½-½': '½ – ½',
  '0-1': '0 – 1',
  '0-0': '0 – 0',
  '½-0': '½ – 0',
  '0-½': '0 – ½',
};

const FORFEITS = { white: '+ : –', black: '– : +', both: '– : –' };

const WORDS = inBoth(
  { adjourned: 'adjourned', forfeits: FORFEITS },
  { adjourned: 'ajournée', forfeits: FORFEITS },
);

/** A result as people read it, on every screen and page: `1 – 0`, `+ : –`; empty before there is one. */
export function resultText(outcome: GameOutcome, language: Language): string {
  const { adjourned, forfeits } = WORDS[language];
  switch (outcome.kind) {
    case 'notEntered':
      return '';
    case 'adjourned':
      return adjourned;
    case 'forfeit':
      return forfeits[outcome.winner];
    case 'doubleForfeit':
      return forfeits.both;
    case 'played':
      return SCORES[outcome.score];
  }
}
