import { expect, it } from 'vitest';
import { USUAL_CUP } from '../../rules/cup-rules.ts';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { roundExplanation } from './round-explanation.ts';

it('[LA 3.3, lines 6769-6774] says which places of the bracket meet, the stronger first', () => {
  const settings = {
    system: 'knockout',
    rounds: 1,
    initialColour: 'white',
    cup: USUAL_CUP,
  } as const;
  const event = new PlayedEvent(settings, 8).does({ type: 'pairRound', round: 1 });
  const told = roundExplanation(event.state, 1, { language: 'en', audience: 'staff' });
  const places = [...JSON.stringify(told).matchAll(/Places (\d) and (\d) of the bracket/g)];
  expect(places.map(([, a, b]) => `${a}-${b}`)).toEqual(['1-8', '4-5', '3-6', '2-7']);
});
