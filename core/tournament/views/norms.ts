import type { Bilingual } from '../../rules/editions/edition.ts';
import type { TitleProperties } from '../../rules/editions/title-properties.ts';
import type { EventCondition } from '../../ratings/norms/event-conditions.ts';
import type { NormForesight } from '../../ratings/norms/foresight.ts';
import type { NormVerdict } from '../../ratings/norms/verdict.ts';
import { normsOf } from '../norms/norms.ts';
import type { Tournament } from '../state.ts';

/** A norm that is made, may be made, or cannot be decided. */
export interface NormLine {
  readonly tpn: number;
  readonly name: string;
  readonly verdict: NormVerdict;
  /** Null once the event is over. */
  readonly foresight: NormForesight | null;
}

/** The board of norms: whom there is something to tell of, and what of the event is not known. */
export interface NormsView {
  readonly edition: { readonly id: string; readonly name: Bilingual };
  readonly articles: Pick<
    TitleProperties['articles'],
    'extension' | 'countedAtMost' | 'firstRounds' | 'dropWins' | 'raisedOpponents'
  >;
  readonly event: readonly EventCondition[];
  readonly lines: readonly NormLine[];
}

/** By the pinned edition; norms that nobody can make any more are left out. */
export function normsView(state: Tournament): NormsView {
  const { edition, event, players } = normsOf(state);
  const { articles } = edition.properties;
  const lines = players.flatMap(({ tpn, name, norms, foresight }) =>
    norms.flatMap((verdict): NormLine[] => {
      const ahead = foresight.find(({ title }) => title === verdict.title) ?? null;
      const isGone = ahead === null || ahead.state === 'gone';
      return verdict.achieved === false && isGone ? [] : [{ tpn, name, verdict, foresight: ahead }];
    }),
  );
  return {
    edition: { id: edition.id, name: edition.name },
    articles: {
      extension: articles.extension,
      countedAtMost: articles.countedAtMost,
      firstRounds: articles.firstRounds,
      dropWins: articles.dropWins,
      raisedOpponents: articles.raisedOpponents,
    },
    event,
    lines,
  };
}
