import { HOUSE_RULES } from '@ronde/core/tournament/refusal.ts';
import { SUSPENSION_FIELDS } from '@ronde/core/tournament/schema/suspension.ts';
import { houseSuspensions, registerInHouse } from '@ronde/exchange/suspensions/house-register.ts';
import type { SuspensionRequest, SuspensionsAnswer } from '../api/suspensions.ts';
import { zodOfFields } from '../commands/zod-of.ts';
import type { House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined } from '../registry/declined.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { CHIEF } from './everybody.ts';

const LINE = zodOfFields<SuspensionRequest>(SUSPENSION_FIELDS);

/** The register of suspensions that every event is checked against; those of one event alone do not read it. */
export const suspensionRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/suspensions',
    summary: 'The register of suspensions of all events',
    roles: CHIEF,
    answer: answerOf<SuspensionsAnswer>('SuspensionsAnswer'),
    handle: () => registerShown(house),
  }),
  route({
    method: 'put',
    path: '/api/suspensions',
    summary: 'Adds a line to the register of suspensions of all events, or strikes one out',
    roles: CHIEF,
    body: LINE,
    answer: answerOf<SuspensionsAnswer>('SuspensionsAnswer'),
    handle: async ({ body: line }) => {
      const { person, from, until } = line;
      if (until !== null && until < from) {
        const params = { person, from, until };
        const article = HOUSE_RULES.wellFormed;
        return new Declined(422, { code: 'suspensionEndsBefore', article, params });
      }
      const kept = await registerInHouse(house.store.keptSettings, line);
      return kept.ok ? registerShown(house) : declinedByStore(kept.error, false);
    },
  }),
];

async function registerShown(house: House): Promise<SuspensionsAnswer | Declined> {
  const found = await houseSuspensions(house.store.keptSettings);
  return found.ok ? { suspensions: found.value } : declinedByStore(found.error, false);
}
