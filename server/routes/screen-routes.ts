import { z } from 'zod';
import type { Screen, ScreenAnswer, ScreenPage, ScreensAnswer } from '../api/screens.ts';
import { exact } from '../commands/exact.ts';
import { filledLine, line, roundNumber, text } from '../commands/words.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { declinedByStore } from '../problem-response.ts';
import { declined, type Declined } from '../registry/declined.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { ARBITERS, EVERYBODY, HELPERS } from './everybody.ts';
import { ofTournament } from './tournament-of.ts';

const MOST_SCREENS = 100;
const SCOPE = 'screens';
/** Which tournament a screen's code belongs to. */
const CODES = 'screen-codes';

const code = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);
const part = z.strictObject({ index: z.int().min(1).max(50), of: z.int().min(1).max(50) });

const page: z.ZodType<ScreenPage> = z.discriminatedUnion('view', [
  z.strictObject({
    view: z.enum(['pairings', 'byName', 'results']),
    round: roundNumber.nullable(),
    part: part.exactOptional(),
  }),
  z.strictObject({
    view: z.enum(['standings', 'crosstable', 'players', 'prizes']),
    part: part.exactOptional(),
  }),
  z.strictObject({ view: z.literal('message'), text }),
  z.strictObject({
    view: z.literal('clock'),
    title: line,
    until: z.iso.datetime({ offset: true }).nullable(),
  }),
]);

const screen = exact<Screen>()({
  code,
  name: filledLine,
  pages: z.array(page).max(50),
  seconds: z.int().min(2).max(3_600),
  scale: z.number().min(0.25).max(8),
  theme: z.enum(['light', 'dark', 'system']),
  language: z.enum(['fr', 'en', 'both']),
  banner: line.nullable(),
});

const screensBody = exact<ScreensAnswer>()({ screens: z.array(screen).max(MOST_SCREENS) });

/** Hall screens: what each shows, kept on the server so that they are steered from the desk. */
export const screenRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/screens',
    summary: 'The hall screens of a tournament',
    roles: [...HELPERS, 'screen'],
    params: ofTournament,
    answer: answerOf<ScreensAnswer>('ScreensAnswer'),
    handle: ({ params }) => screensOf(house, params.id),
  }),
  route({
    method: 'put',
    path: '/api/tournaments/:id/screens',
    summary: 'Sets the hall screens of a tournament; they change at once',
    roles: [...ARBITERS, 'pairing'],
    params: ofTournament,
    body: screensBody,
    answer: answerOf<ScreensAnswer>('ScreensAnswer'),
    handle: async ({ params: { id }, body, principal }) => {
      const opened = await house.ledgers.at(id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      return (await setScreens(house, id, body)) ?? body;
    },
  }),
  route({
    method: 'get',
    path: '/api/screens/:code',
    summary: 'A hall screen by the code in its address',
    roles: EVERYBODY,
    params: z.object({ code }),
    answer: answerOf<ScreenAnswer>('ScreenAnswer'),
    handle: async ({ params }) => {
      const owner = await house.store.keptSettings.get(CODES, params.code);
      if (!owner.ok) return declinedByStore(owner.error, false);
      const tournament = typeof owner.value === 'string' ? owner.value : '';
      const kept = await screensOf(house, tournament);
      if (!('screens' in kept)) return kept;
      const found = kept.screens.find((candidate) => candidate.code === params.code);
      return found === undefined
        ? declined(404, 'screen.unknown', { code: params.code })
        : { tournament, screen: found };
    },
  }),
];

async function screensOf(house: House, tournament: string): Promise<ScreensAnswer | Declined> {
  if (tournament === '') return { screens: [] };
  const kept = await house.store.keptSettings.get(SCOPE, tournament);
  if (!kept.ok) return declinedByStore(kept.error, false);
  const read = screensBody.safeParse(kept.value);
  return read.success ? read.data : { screens: [] };
}

async function setScreens(
  house: House,
  tournament: string,
  { screens }: ScreensAnswer,
): Promise<Declined | null> {
  const { keptSettings } = house.store;
  const codes = screens.map((one) => one.code);
  if (new Set(codes).size < codes.length) return declined(422, 'screen.codeTwice');
  for (const taken of codes) {
    const owner = await keptSettings.get(CODES, taken);
    if (!owner.ok) return declinedByStore(owner.error, false);
    if (owner.value !== undefined && owner.value !== tournament) {
      return declined(409, 'screen.codeTaken', { code: taken });
    }
  }
  const before = await screensOf(house, tournament);
  const gone = 'screens' in before ? before.screens.filter((old) => !codes.includes(old.code)) : [];
  const writes = [
    await keptSettings.put(SCOPE, tournament, { screens }),
    ...(await Promise.all([
      ...codes.map((own) => keptSettings.put(CODES, own, tournament)),
      ...gone.map((old) => keptSettings.remove(CODES, old.code)),
    ])),
  ];
  for (const written of writes) if (!written.ok) return declinedByStore(written.error, false);
  house.hub.announceScreens(tournament);
  return null;
}
