import { setImmediate } from 'node:timers/promises';
import { ADVICE_WORDS } from '@ronde/core/pairing/advice/advice-words.ts';
import {
  adviseInSteps,
  drawnRatings,
  type Advice,
  type AdviceQuestion,
} from '@ronde/core/pairing/advice/advise.ts';
import { engineOf } from '@ronde/core/pairing/engines.ts';
import { inForceOn } from '@ronde/core/rules/editions/registry.ts';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { advicePicture } from '@ronde/site/advice-picture.ts';
import { z } from 'zod';
import type { AdviceAnswer } from '../api/advice.ts';
import { instant, type House } from '../house.ts';
import { openOneByOne } from '../one-by-one.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { CHIEF } from './everybody.ts';
import { wholeInQuery } from './tournament-of.ts';

const asked = z.object({
  players: wholeInQuery.pipe(z.int().min(2).max(300)),
  rounds: wholeInQuery.pipe(z.int().min(1).max(30)),
  lang: z.enum(LANGUAGES),
});

/** As `ronde advise` has them where nobody describes the field. */
const USUAL = { ratings: [1200, 2200], events: 20, seed: 1, drawPercentage: 30 } as const;

/** Which system for so many players and rounds, asked in the wizard of a new event. */
export function adviceRoutes(house: House): Route[] {
  const inTurn = openOneByOne();
  return [
    route({
      method: 'get',
      path: '/api/advice',
      summary: 'Which systems fit so many players and rounds, from events played by chance',
      roles: CHIEF,
      query: asked,
      answer: answerOf<AdviceAnswer>('AdviceAnswer'),
      handle: ({ query: { players, rounds, lang } }) =>
        inTurn('advice', async () => {
          const { systems, acceleration } = await advised(house, players, rounds);
          const { events } = USUAL;
          const title = fill(ADVICE_WORDS[lang].pictured, { players, rounds, events });
          const picture = advicePicture({ systems }, { title, language: lang });
          return { systems, acceleration, events, title, picture };
        }),
    }),
  ];
}

/** An event at a time, and whoever else asks is served in between. */
async function advised(house: House, players: number, rounds: number): Promise<Advice> {
  const [swiss, roundRobin] = [engineOf('dutch'), engineOf('berger')];
  if (swiss === null || roundRobin === null) throw new Error('an engine is missing');
  const today = instant(house).slice(0, 10);
  const question: AdviceQuestion = {
    ...{ players, rounds, days: null, areRatingsKnown: false },
    ...{ seed: USUAL.seed, events: USUAL.events, drawPercentage: USUAL.drawPercentage },
    ratings: drawnRatings(players, USUAL.ratings, USUAL.seed),
    edition: inForceOn('swiss', today).edition.properties,
    titles: inForceOn('titles', today).edition.properties,
    scoring: SCORING_PRESETS['1-½-0'],
  };
  const steps = adviseInSteps(question, { swiss, roundRobin });
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await setImmediate();
  }
}
