import { PENALTY_WORDS } from '../../decisions/penalties/penalty-words.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { displayPoints } from '../../rules/points.ts';
import { fill } from '../../rules/sentence.ts';
import type { GivenPenalty } from './incident.ts';

const WORDS = inBoth(
  { one: 'round {rounds}', several: 'rounds {rounds}' },
  { one: 'ronde {rounds}', several: 'rondes {rounds}' },
);

/** A penalty with its figure: `more time for the opponent, 2:00`. */
export function penaltyText(penalty: GivenPenalty, language: Language): string {
  const figure = figureOf(penalty, language);
  const name = PENALTY_WORDS[language][penalty.kind];
  return figure === null ? name : `${name}, ${figure}`;
}

function figureOf(penalty: GivenPenalty, language: Language): string | null {
  const { seconds, points, amount, rounds } = penalty;
  if (seconds !== undefined) {
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  if (points !== undefined) return displayPoints(points, language);
  if (amount !== undefined) {
    const said = amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
    return language === 'fr' ? said.replace('.', ',') : said;
  }
  if (rounds !== undefined) {
    const { one, several } = WORDS[language];
    return fill(rounds.length === 1 ? one : several, { rounds: rounds.join(', ') });
  }
  return null;
}
