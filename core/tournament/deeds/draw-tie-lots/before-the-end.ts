import { editionIn } from '../../../rules/editions/registry.ts';
import { hasResult } from '../../../rules/outcome.ts';
import { isLastTable } from '../../cup.ts';
import { warn } from '../../judgement.ts';
import { publishedRounds, type Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';

export function tieBreakArticle(state: Tournament, rule: 'announcement' | 'lots'): string {
  const pinned = editionIn('tieBreaks', state.pins.tieBreaks);
  if (!pinned) throw new RangeError(`no such edition: ${state.pins.tieBreaks}`);
  return pinned.properties.articles[rule];
}

/** Places are settled when there is nothing left to play; earlier is an exception. */
export function beforeTheEnd(state: Tournament): Warning[] {
  const published = publishedRounds(state);
  const over =
    isLastTable(state, published.length) &&
    published.every(({ games }) => games.every(({ outcome }) => hasResult(outcome)));
  const params = { rounds: state.settings.rounds };
  return over ? [] : [warn('settlesBeforeTheEnd', tieBreakArticle(state, 'lots'), params)];
}
