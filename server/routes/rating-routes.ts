import { createHash } from 'node:crypto';
import {
  CHECKED_FIELDS,
  correctionsFor,
} from '@ronde/core/tournament/rating-lists/rating-differences.ts';
import { ratingsOnList } from '@ronde/core/tournament/rating-lists/ratings-on-list.ts';
import { lookUpOn } from '@ronde/exchange/player-lists/look-up.ts';
import { ratingKindOf } from '@ronde/core/tournament/rating-lists/rating-kind.ts';
import { z } from 'zod';
import type {
  ApplyDifferencesAnswer,
  ApplyDifferencesRequest,
  ListRatingsAnswer,
  RatingDifferencesAnswer,
} from '../api/lists.ts';
import { rolesOf } from '../commands/command-roles.ts';
import { confirmations, key } from '../commands/envelope.ts';
import { exact } from '../commands/exact.ts';
import { performCommand } from '../commands/perform-command.ts';
import { filledLine, listOf } from '../commands/words.ts';
import { instant, type House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { checkRatings } from '../lists/check-ratings.ts';
import { kind, month, source } from '../lists/list-query.ts';
import { Declined, declined } from '../registry/declined.ts';
import { answerOf, route, type Asked, type Route } from '../registry/route.ts';
import { STAFF } from './everybody.ts';
import { ofTournament } from './tournament-of.ts';

const query = z.object({ list: source, month: month.optional(), kind: kind.optional() });
const applyBody = exact<ApplyDifferencesRequest>()({
  seen: z.int().min(0),
  key,
  confirmations: confirmations.exactOptional(),
  list: source,
  month: month.exactOptional(),
  kind: kind.exactOptional(),
  only: listOf(
    z.strictObject({ player: filledLine, field: z.enum(CHECKED_FIELDS) }),
  ).exactOptional(),
});

const FIDE = 'fide';

const noSuchList = (): Declined => declined(404, 'list.unknown');

/** A tournament checked against a newer list (C.04.2 B.3, 2026: 2.3). */
export const ratingRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/rating-differences',
    summary:
      'What a rating list says otherwise than the tournament, and whether numbers may still change',
    roles: STAFF,
    params: ofTournament,
    query,
    answer: answerOf<RatingDifferencesAnswer>('RatingDifferencesAnswer'),
    handle: async ({ params, query: asked, principal }) => {
      const opened = await house.ledgers.at(params.id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      const { state, position } = opened.value;
      const wish = {
        source: asked.list,
        month: asked.month,
        kind: asked.kind ?? ratingKindOf(state),
      };
      const checked = checkRatings(state, house.lists, wish);
      if (checked === null) return noSuchList();
      return { position, list: checked.list, kind: wish.kind, ...checked.check };
    },
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/list-ratings',
    summary: 'The ratings of a month’s list, for the games of that month in a long event',
    roles: STAFF,
    params: ofTournament,
    query: z.object({ list: source.optional(), month, kind: kind.optional() }),
    answer: answerOf<ListRatingsAnswer>('ListRatingsAnswer'),
    handle: async ({ params, query: asked, principal }) => {
      const opened = await house.ledgers.at(params.id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      const { state, position } = opened.value;
      const list = { source: asked.list ?? FIDE, month: asked.month };
      const isKept = house.lists
        .lists()
        .some((one) => one.source === list.source && one.month === list.month);
      if (!isKept) return noSuchList();
      const wanted = asked.kind ?? ratingKindOf(state);
      const ratings = ratingsOnList(state, lookUpOn(house.lists, list), wanted, list.source);
      return { position, list, kind: wanted, ratings };
    },
  }),
  route({
    method: 'post',
    path: '/api/tournaments/:id/rating-differences/apply',
    summary: 'Corrects players as a rating list has them, all of them or those named',
    roles: rolesOf('correctPlayer'),
    params: ofTournament,
    body: applyBody,
    answer: answerOf<ApplyDifferencesAnswer>('ApplyDifferencesAnswer'),
    handle: (asked) => apply(house, asked),
  }),
];

async function apply(
  house: House,
  { params, body, principal }: Asked<{ id: string }, unknown, ApplyDifferencesRequest>,
): Promise<ApplyDifferencesAnswer | Declined> {
  const opened = await house.ledgers.at(params.id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const { state } = opened.value;
  const wish = { source: body.list, month: body.month, kind: body.kind ?? ratingKindOf(state) };
  const checked = checkRatings(state, house.lists, wish);
  if (checked === null) return noSuchList();
  const chosen = checked.check.differences.filter(
    ({ player, field }) =>
      body.only?.some((one) => one.player === player && one.field === field) ?? true,
  );
  let { position } = opened.value;
  const applied: string[] = [];
  const refused: ApplyDifferencesAnswer['refused'][number][] = [];
  for (const command of correctionsFor(state, chosen)) {
    const { player } = command;
    const done = await performCommand(house.ledgers, params.id, {
      principal,
      command,
      seen: body.seen,
      key: keyFor(body.key, player),
      confirmations: body.confirmations ?? {},
      at: instant(house),
    });
    if (done instanceof Declined) refused.push({ player, problem: done.problem });
    else {
      position = Math.max(position, done.position);
      applied.push(player);
    }
  }
  return { position, applied, refused };
}

/** Sent again, each player's correction is the same intention still. */
const keyFor = (whole: string, player: string): string =>
  `${whole.slice(0, 80)}.${createHash('sha256').update(player).digest('hex').slice(0, 16)}`;
