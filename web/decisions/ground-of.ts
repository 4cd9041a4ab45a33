import type { Regime } from '@ronde/core/decisions/situations/ruling.ts';
import { editionIn, inForceOn, type EditionOf } from '@ronde/core/rules/editions/registry.ts';
import type { KnownAtBoards } from '@ronde/core/tournament/views/known-at-boards.ts';
import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import type { Ground } from './question-line.ts';

type Known = Pick<KnownAtBoards, 'supervised'> | null;
type Said = Pick<OverviewView, 'editions' | 'ratingKind'> | undefined;

/** The edition of the event, or today's. */
export function lawsOfEvent(event: Said): EditionOf<'laws'> {
  const pinned = editionIn('laws', event?.editions.laws ?? '');
  return pinned ?? inForceOn('laws', new Date().toISOString().slice(0, 10)).edition;
}

/** As the event is played, unless somebody says otherwise. */
export function groundOf(event: Said, known: Known, chosen: Partial<Regime>): Ground {
  const play = chosen.play ?? event?.ratingKind ?? 'standard';
  const supervised = play === 'standard' || (chosen.supervised ?? known?.supervised ?? true);
  return { regime: { play, supervised }, laws: lawsOfEvent(event).properties };
}
