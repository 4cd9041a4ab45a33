import { createHash } from 'node:crypto';
import { EMPTY_LEDGER } from '@ronde/core/tournament/log.ts';
import { createTournament } from '@ronde/core/tournament/deeds/create-tournament/create-tournament.ts';
import { decide } from '@ronde/core/tournament/decide.ts';
import { ARBITERS } from '@ronde/core/tournament/roles.ts';
import { dueList } from '@ronde/core/tournament/views/due.ts';
import { overviewView } from '@ronde/core/tournament/views/overview.ts';
import { houseSuspensions } from '@ronde/exchange/suspensions/house-register.ts';
import { z } from 'zod';
import { meOf } from '../access/me.ts';
import type { Principal } from '../access/principal.ts';
import type { CreateAnswer, CreateRequest } from '../api/commands.ts';
import type { TournamentsAnswer } from '../api/listing.ts';
import type { DueAnswer, OverviewAnswer } from '../api/overview.ts';
import { confirmations, key } from '../commands/envelope.ts';
import { exact } from '../commands/exact.ts';
import { declinedByRules } from '../commands/perform-command.ts';
import { filledLine } from '../commands/words.ts';
import { zodOfFields } from '../commands/zod-of.ts';
import { instant, type House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { createOnce } from '../ledgers/create-once.ts';
import { newTournamentId } from '../ledgers/tournament-id.ts';
import { localInstant } from '../local-instant.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined } from '../registry/declined.ts';
import {
  answerOf,
  NO_CONTENT,
  route,
  type Asked,
  type Identify,
  type Route,
} from '../registry/route.ts';
import {
  EVERYTHING,
  listQuery,
  listTournaments,
  sightOf,
  type ListAsked,
  type ListQuery,
} from '../tournament-listings.ts';
import { CHIEF, EVERYBODY, STAFF } from './everybody.ts';
import { coreAudience, ofTournament, ownView } from './tournament-of.ts';

const createBody = exact<CreateRequest>()({
  key,
  id: filledLine.meta({ pattern: '^[a-z0-9-]{1,80}$' }).exactOptional(),
  confirmations: confirmations.exactOptional(),
  command: zodOfFields(createTournament.fields),
});
const atTime = z.object({ now: z.iso.datetime({ offset: true }).optional() });

/** The list of tournaments, and each as a whole. */
export const tournamentRoutes = (house: House, identify: Identify): Route[] => {
  const listed = async (
    asked: Pick<ListAsked, 'archived' | 'staff' | 'letIn'> & ListQuery,
    { via }: Principal,
  ): Promise<TournamentsAnswer | Declined> => {
    const page = await listTournaments(house.store, { ...asked, order: 'lastChange' });
    return page.ok ? page.value : declinedByStore(page.error, via === 'localhost');
  };
  return [
    route({
      method: 'get',
      path: '/api/tournaments',
      summary:
        'A page of tournaments, searched by words: those you work on whole, others without drafts',
      roles: EVERYBODY,
      query: listQuery,
      answer: answerOf<TournamentsAnswer>('TournamentsAnswer'),
      handle: async ({ query, principal, context }) => {
        const identity = await identify(context);
        if (identity instanceof Declined) return identity;
        return listed({ ...query, ...sightOf(identity), archived: false }, principal);
      },
    }),
    route({
      method: 'post',
      path: '/api/tournaments',
      summary: 'Makes a tournament; a repeated key makes nothing and gives the first one',
      roles: CHIEF,
      body: createBody,
      answer: answerOf<CreateAnswer>('CreateAnswer', 201),
      handle: ({ body, principal }) => create(house, body, principal),
    }),
    route({
      method: 'delete',
      path: '/api/tournaments/:id',
      summary:
        'Puts a tournament into the archive: no more writing; its public pages stay, nothing is deleted',
      roles: CHIEF,
      params: ofTournament,
      answer: NO_CONTENT,
      handle: async ({ params, principal }) => {
        const done = await house.store.remove(params.id);
        if (done.ok) await house.store.subscriptions.clear(params.id);
        return done.ok ? null : declinedByStore(done.error, principal.via === 'localhost');
      },
    }),
    route({
      method: 'get',
      path: '/api/archive',
      summary: 'A page of the tournaments in the archive',
      roles: CHIEF,
      query: listQuery,
      answer: answerOf<TournamentsAnswer>('TournamentsAnswer'),
      handle: ({ query, principal }) =>
        listed({ ...query, ...EVERYTHING, archived: true }, principal),
    }),
    route({
      method: 'post',
      path: '/api/tournaments/:id/unarchive',
      summary: 'Takes a tournament out of the archive',
      roles: CHIEF,
      params: ofTournament,
      answer: NO_CONTENT,
      handle: async ({ params, principal }) => {
        const done = await house.store.restore(params.id);
        return done.ok ? null : declinedByStore(done.error, principal.via === 'localhost');
      },
    }),
    route({
      method: 'get',
      path: '/api/tournaments/:id',
      summary: 'What a tournament is, how far it has come, and who you are in it',
      roles: EVERYBODY,
      params: ofTournament,
      answer: answerOf<OverviewAnswer>('OverviewAnswer'),
      handle: (asked) => overview(house, asked),
    }),
    route({
      method: 'get',
      path: '/api/tournaments/:id/due',
      summary: 'What needs an arbiter now, in order',
      roles: STAFF,
      params: ofTournament,
      query: atTime,
      answer: answerOf<DueAnswer>('DueAnswer'),
      handle: async ({ params, query, principal }) => {
        const opened = await house.ledgers.at(params.id);
        if (!opened.ok) return declinedByLedger(opened.error, principal);
        const { state, position } = opened.value;
        const now = localInstant(
          query.now === undefined ? house.clock() : new Date(query.now),
          state,
        );
        const { role } = principal;
        const due = dueList(state, {
          now,
          asChief: role === 'chief',
          asArbiter: ARBITERS.includes(role),
        });
        return { position, due };
      },
    }),
  ];
};

async function create(
  house: House,
  body: CreateRequest,
  principal: Principal,
): Promise<CreateAnswer | Declined> {
  const at = instant(house);
  const { by } = principal;
  const command = { type: 'createTournament', ...body.command } as const;
  const suspended = await houseSuspensions(house.store.keptSettings);
  if (!suspended.ok) return declinedByStore(suspended.error, principal.via === 'localhost');
  const decision = decide(EMPTY_LEDGER, command, {
    at,
    by,
    confirmations: body.confirmations ?? {},
    suspensions: suspended.value,
  });
  if (!decision.ok) return declinedByRules(decision.error);
  const id = body.id ?? newTournamentId(body.command.settings.name, body.key);
  const { events, accepted } = decision.value;
  const { key: asksOnce, confirmations: _, ...asked } = body;
  const entries = [{ at, by, events, key: asksOnce, ...(accepted.length > 0 ? { accepted } : {}) }];
  return createOnce(house, { id, at, key: asksOnce, asked, entries }, principal);
}

function overview(
  house: House,
  asked: Asked<{ id: string }, unknown, unknown>,
): Promise<Response | Declined> {
  const me = meOf(asked.principal);
  const whose = createHash('sha256').update(JSON.stringify(me)).digest('hex').slice(0, 12);
  return ownView(house, asked, { name: 'overview', whose }, (standing): OverviewAnswer => ({
    id: standing.id,
    position: standing.position,
    lastAt: standing.lastAt,
    me,
    overview: overviewView(standing.state, coreAudience(asked.principal)),
  }));
}
