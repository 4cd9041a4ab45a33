import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { z } from 'zod';
import type { CreateAnswer } from '../api/commands.ts';
import type { SampleRequest } from '../api/sample.ts';
import { key } from '../commands/envelope.ts';
import { exact } from '../commands/exact.ts';
import { instant, type House } from '../house.ts';
import { createOnce } from '../ledgers/create-once.ts';
import { newTournamentId } from '../ledgers/tournament-id.ts';
import { Declined } from '../registry/declined.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { sampleEvent } from '../sample/sample-event.ts';
import { sampleHelper, sampleScreens } from '../sample/sample-hall.ts';
import { makeLink } from './device-routes.ts';
import { CHIEF } from './everybody.ts';
import { setScreens } from './kept-screens.ts';

const sampleBody = exact<SampleRequest>()({ key, language: z.enum(LANGUAGES) });

/** An event to try things on. */
export const sampleRoutes = (house: House): Route[] => [
  route({
    method: 'post',
    path: '/api/tournaments/sample',
    summary: 'Makes a sample of 64 invented players in round 5',
    roles: CHIEF,
    body: sampleBody,
    answer: answerOf<CreateAnswer>('CreateAnswer', 201),
    handle: async ({ body, principal }) => {
      const at = instant(house);
      const entries = sampleEvent({ language: body.language, now: at });
      const id = newTournamentId(body.language === 'fr' ? 'exemple' : 'sample', body.key);
      const { key: asksOnce, ...asked } = body;
      const made = await createOnce(
        house,
        {
          ...{ id, at, asked, key: asksOnce },
          entries: entries.map(({ position: _, ...entry }) => entry),
        },
        principal,
      );
      if (made instanceof Declined) return made;
      if (!made.repeated) await furnish(house, made.id, body.language, at);
      return made;
    },
  }),
];

/** Walls and a helper, so that these pages too show something; the event stands without them. */
async function furnish(house: House, id: string, language: Language, at: string): Promise<void> {
  const missing = [
    await setScreens(house, id, { screens: sampleScreens(id, language, at) }),
    await makeLink(house, id, sampleHelper(language)),
  ].filter((answer) => answer instanceof Declined);
  for (const { problem } of missing)
    house.logger.log('warn', 'sample not furnished', { id, problem: problem.code });
}
