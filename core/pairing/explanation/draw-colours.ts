import type { DrawnColours } from './drawn-brackets.ts';
import type { ExplanationAsked } from './explained-round.ts';
import { sayColours, type SaidColours } from './swiss-sentences.ts';

type Told = { readonly type: string } | ({ readonly type: 'colours' } & SaidColours);

/** Whether a step gave two players their colours. */
export const isOfColours = (event: Told): event is { readonly type: 'colours' } & SaidColours =>
  event.type === 'colours';

/** Colours pair by pair, from the steps of a round. */
export const drawColours = (events: readonly Told[], asked: ExplanationAsked): DrawnColours[] =>
  events.filter(isOfColours).map((event) => {
    const { white, black, rule, article } = event;
    return { white, black, rule, article, sentence: sayColours(event, asked) };
  });
