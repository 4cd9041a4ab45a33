import { keepPhoto, PHOTO_LIMITS, photoHead } from '@ronde/exchange/photos/keep-photo.ts';
import { z } from 'zod';
import type { PhotoAnswer, PhotosAnswer } from '../api/photos.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import type { Standing } from '../ledgers/standing.ts';
import { eraseOldPhotosOf } from '../photos/erase-old-photos.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined, declined } from '../registry/declined.ts';
import { readBytes } from '../registry/read-body.ts';
import {
  answerOf,
  mediaAnswer,
  NO_CONTENT,
  route,
  type Asked,
  type Route,
} from '../registry/route.ts';
import { ARBITERS } from './everybody.ts';
import { declinedPicture, DRAWN_POLICY } from './picture-routes.ts';
import { pictureId } from './screen-schemas.ts';
import { ofTournament, wholeInQuery } from './tournament-of.ts';

const ofPhoto = ofTournament.extend({ photo: pictureId });

/** Photographs of scoresheets and boards: read by arbiters, carried by no file, erased with the report. */
export const photoRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/photos',
    summary: 'Which photographs there are, incident by incident',
    roles: ARBITERS,
    params: ofTournament,
    answer: answerOf<PhotosAnswer>('PhotosAnswer'),
    handle: async (asked) => {
      const standing = await openedFor(house, asked);
      if (standing instanceof Declined) return standing;
      const listed = await house.store.photos.list(standing.id);
      if (!listed.ok) return declinedByStore(listed.error, false);
      return { photos: listed.value.map(photoHead) };
    },
  }),
  route({
    method: 'post',
    path: '/api/tournaments/:id/photos',
    summary: 'Keeps a photograph of an incident (PNG, JPEG or WebP, by its content)',
    roles: ARBITERS,
    params: ofTournament,
    query: z.object({ incident: wholeInQuery.pipe(z.int().min(1).max(99_999)) }),
    answer: answerOf<PhotoAnswer>('PhotoAnswer', 201),
    handle: async (asked) => {
      const standing = await openedFor(house, asked);
      if (standing instanceof Declined) return standing;
      const { incident } = asked.query;
      const known = standing.state.incidents?.get(incident);
      if (known === undefined || known.takenBack !== null) {
        return declined(404, 'photo.unknownIncident', { incident });
      }
      const bytes = await readBytes(asked.context.req.raw, PHOTO_LIMITS.bytes);
      if (bytes instanceof Declined) return bytes;
      const kept = await keepPhoto(house.store.photos, standing.id, { incident, bytes });
      return kept.ok ? { photo: kept.value } : declinedPicture(kept.error);
    },
  }),
  route({
    method: 'delete',
    path: '/api/tournaments/:id/photos/:photo',
    summary: 'Erases a photograph',
    roles: ARBITERS,
    params: ofPhoto,
    answer: NO_CONTENT,
    handle: async ({ params: { id, photo } }) => {
      const removed = await house.store.photos.remove(id, photo);
      return removed.ok ? null : declinedByStore(removed.error, false);
    },
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/photos/:photo',
    summary: 'A photograph itself',
    roles: ARBITERS,
    params: ofPhoto,
    answer: mediaAnswer('image/*'),
    handle: async (asked) => {
      const standing = await openedFor(house, asked);
      if (standing instanceof Declined) return standing;
      const found = await house.store.photos.get(standing.id, asked.params.photo);
      if (!found.ok) return declinedByStore(found.error, false);
      if (found.value === undefined) return declined(404, 'photo.unknown');
      const { bytes, mediaType } = found.value;
      return asked.context.body(new Uint8Array(bytes), 200, {
        ...DRAWN_POLICY,
        'content-type': mediaType,
        'cache-control': 'private, no-store',
      });
    },
  }),
];

/** The event, its photographs erased first where their time is over. */
async function openedFor(
  house: House,
  {
    params,
    principal,
  }: Pick<Asked<{ readonly id: string }, unknown, unknown>, 'params' | 'principal'>,
): Promise<Standing | Declined> {
  const opened = await house.ledgers.at(params.id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const standing = opened.value;
  const erased = await eraseOldPhotosOf(house, standing);
  return erased.ok ? standing : declinedByStore(erased.error, false);
}
