import type { Bilingual } from '../../rules/editions/edition.ts';
import type { TitleProperties } from '../../rules/editions/title-properties.ts';
import type { EventCondition } from '../../ratings/norms/event-conditions.ts';
import type { NormForesight } from '../../ratings/norms/foresight.ts';
import type { NormVerdict } from '../../ratings/norms/verdict.ts';
import type { IsoDate, PlayerId } from '../../rules/identity.ts';
import { isShownAsFid } from '../norms/federation-that-counts.ts';
import { normsOf, type Norms } from '../norms/norms.ts';
import { saidOfEvent, type SaidOfEvent } from '../norms/said-of-event.ts';
import { numbersOf } from '../numbers.ts';
import type { Tournament } from '../state.ts';

/** A game that is left out of a norm (B.01 1.4.1e, f). */
export interface LeftOutGame {
  readonly round: number;
  readonly opponent: string;
  readonly halfPoints: 0 | 1 | 2;
}

/** A norm that is made, may be made, or cannot be decided. */
export interface NormLine {
  readonly tpn: number;
  readonly name: string;
  readonly verdict: NormVerdict;
  /** Games the verdict does without, in the order of the rounds. */
  readonly leftOut: readonly LeftOutGame[];
  /** Null once the event is over. */
  readonly foresight: NormForesight | null;
}

/** A player shown under FIDE's flag, and the federation that counts; null while none was given. */
export interface PlayerUnderFid {
  readonly id: PlayerId;
  readonly tpn: number | null;
  readonly name: string;
  readonly federation: string | null;
}

/** The board of norms: whom there is something to tell of, and what of the event is not known. */
export interface NormsView {
  readonly edition: { readonly id: string; readonly name: Bilingual };
  readonly articles: Pick<
    TitleProperties['articles'],
    'extension' | 'countedAtMost' | 'firstRounds' | 'dropWins' | 'raisedOpponents'
  >;
  readonly event: readonly EventCondition[];
  /** What the conditions of the event were judged on, wherever it was said. */
  readonly said: SaidOfEvent;
  /** The day the national federation was asked to homologate the event, which registers it with FIDE. */
  readonly requestedOn: IsoDate | null;
  readonly underFid: readonly PlayerUnderFid[];
  readonly lines: readonly NormLine[];
}

/** Norms that are made, may be made or cannot be decided, player by player. */
export const normLines = ({ players }: Pick<Norms, 'players'>): NormLine[] =>
  players.flatMap(({ tpn, name, norms, games, foresight }) =>
    norms.flatMap((verdict): NormLine[] => {
      const ahead = foresight.find(({ title }) => title === verdict.title) ?? null;
      const isGone = ahead === null || ahead.state === 'gone';
      if (verdict.achieved === false && isGone) return [];
      const leftOut = games
        .filter(({ round }) => verdict.dropped.includes(round))
        .map(({ round, opponent, halfPoints }) => ({ round, opponent: opponent.name, halfPoints }));
      return [{ tpn, name, verdict, leftOut, foresight: ahead }];
    }),
  );

/** By the pinned edition; norms that nobody can make any more are left out. */
export function normsView(state: Tournament): NormsView {
  const found = normsOf(state);
  const { edition, event } = found;
  const { articles } = edition.properties;
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
    said: saidOfEvent(state),
    requestedOn: state.administration?.homologation?.requestedOn ?? null,
    underFid: playersUnderFid(state),
    lines: normLines(found),
  };
}

function playersUnderFid(state: Tournament): readonly PlayerUnderFid[] {
  const numbers = numbersOf(state);
  return [...state.players.values()].filter(isShownAsFid).map(({ id, name }) => ({
    ...{ id, name, tpn: numbers.get(id) ?? null },
    federation: state.flags?.get(id) ?? null,
  }));
}
