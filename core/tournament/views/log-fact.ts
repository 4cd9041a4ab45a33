import { fill } from '../../rules/sentence.ts';
import { factOf } from '../deeds/fact-of.ts';
import type { FactContext } from '../deeds/fact.ts';
import type { EventType, TournamentEvent } from '../event.ts';
import type { Params } from '../warning-ladder.ts';

/** One fact of the log: its code and figures, and the same in a sentence. Nothing private in it. */
export interface LogFact {
  readonly code: EventType;
  readonly params: Params;
  readonly words: string;
}

/** A fact with its words: figures as they are in `params`, translated in the sentence. */
export function logFact(event: TournamentEvent, context: FactContext): LogFact {
  const fact = factOf(event);
  const { params, said } = fact.tell(event, context);
  const words = fill(fact.words[context.language], { ...params, ...said });
  return { code: event.type, params, words };
}
