import {
  keepPicture,
  PICTURE_LIMITS,
  type PictureFailure,
} from '@ronde/exchange/pictures/keep-picture.ts';
import { z } from 'zod';
import type { PictureAnswer, PicturesAnswer } from '../api/pictures.ts';
import { filledLine } from '../commands/words.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined, declined } from '../registry/declined.ts';
import { readBytes } from '../registry/read-body.ts';
import { answerOf, mediaAnswer, NO_CONTENT, route, type Route } from '../registry/route.ts';
import { ARBITERS, EVERYBODY, HELPERS } from './everybody.ts';
import { pictureId } from './screen-schemas.ts';
import { ofTournament } from './tournament-of.ts';

const ofPicture = ofTournament.extend({ picture: pictureId });

/** A picture is drawn and nothing else: it opens nothing, runs nothing and is taken for nothing else. */
export const DRAWN_POLICY = { 'content-security-policy': "default-src 'none'; sandbox" } as const;

const DRAWN_ONLY = {
  ...DRAWN_POLICY,
  // Its name is a digest of its content: it never changes.
  'cache-control': 'private, max-age=31536000, immutable',
} as const;

/** Pictures for the walls, of sponsors above all: brought by the arbiters, kept beside the event. */
export const pictureRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/pictures',
    summary: 'The pictures for the walls of a tournament',
    roles: [...HELPERS, 'screen'],
    params: ofTournament,
    answer: answerOf<PicturesAnswer>('PicturesAnswer'),
    handle: async ({ params }) => {
      const listed = await house.store.pictures.list(params.id);
      return listed.ok ? { pictures: listed.value } : declinedByStore(listed.error, false);
    },
  }),
  route({
    method: 'post',
    path: '/api/tournaments/:id/pictures',
    summary: 'Keeps a picture for the walls (PNG, JPEG or WebP, by its content)',
    roles: [...ARBITERS, 'pairing'],
    params: ofTournament,
    query: z.object({ file: filledLine }),
    answer: answerOf<PictureAnswer>('PictureAnswer', 201),
    handle: async ({ params: { id }, query, principal, context }) => {
      const opened = await house.ledgers.at(id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      const bytes = await readBytes(context.req.raw, PICTURE_LIMITS.bytes);
      if (bytes instanceof Declined) return bytes;
      const kept = await keepPicture(house.store.pictures, id, { name: query.file, bytes });
      return kept.ok ? { picture: kept.value } : declinedPicture(kept.error);
    },
  }),
  route({
    method: 'delete',
    path: '/api/tournaments/:id/pictures/:picture',
    summary: 'Forgets a picture; a screen with it shows that it is gone',
    roles: [...ARBITERS, 'pairing'],
    params: ofPicture,
    answer: NO_CONTENT,
    handle: async ({ params: { id, picture } }) => {
      const removed = await house.store.pictures.remove(id, picture);
      return removed.ok ? null : declinedByStore(removed.error, false);
    },
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/pictures/:picture',
    summary: 'A picture itself',
    roles: EVERYBODY,
    params: ofPicture,
    answer: mediaAnswer('image/*'),
    handle: async ({ params: { id, picture }, context }) => {
      const found = await house.store.pictures.get(id, picture);
      if (!found.ok) return declinedByStore(found.error, false);
      if (found.value === undefined) return declined(404, 'picture.unknown');
      const { bytes, mediaType } = found.value;
      const headers = { 'content-type': mediaType, ...DRAWN_ONLY };
      return context.body(new Uint8Array(bytes), 200, headers);
    },
  }),
];

export function declinedPicture(failed: PictureFailure): Declined {
  if (failed.kind === 'store') return declinedByStore(failed.error, false);
  const { code, ...params } = failed.refusal;
  return declined(code === 'picture.notAPicture' ? 415 : 422, code, params);
}
