import { createHash } from 'node:crypto';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { PictureHead, Pictures } from '@ronde/store/pictures/pictures.ts';
import { fitPicture, refused, type PictureFailure } from '../pictures/keep-picture.ts';

/** A scoresheet is read at 2000 points a side; a page scales it down before it is sent. */
export const PHOTO_LIMITS = { bytes: 2_000_000, side: 4_000, photos: 4 } as const;

/** A photograph of an incident, without its content. */
export interface PhotoHead extends Omit<PictureHead, 'name'> {
  readonly incident: number;
}

/** The store names a photograph by its incident. */
export const photoHead = ({ name, ...head }: PictureHead): PhotoHead => ({
  ...head,
  incident: Number(name),
});

/** Keeps a photograph of an incident, judged by its content. */
export async function keepPhoto(
  photos: Pictures,
  tournament: string,
  { incident, bytes }: { readonly incident: number; readonly bytes: Uint8Array },
): Promise<Result<PhotoHead, PictureFailure>> {
  const judged = fitPicture(bytes, PHOTO_LIMITS);
  if (!judged.ok) return judged;
  const kept = await photos.list(tournament);
  if (!kept.ok) return failure({ kind: 'store', error: kept.error });
  const name = String(incident);
  // The same photograph of two incidents is two: one is erased without the other.
  const id = createHash('sha256').update(`${name}\n`).update(bytes).digest('hex').slice(0, 32);
  const own = kept.value.filter((one) => one.name === name);
  if (own.length >= PHOTO_LIMITS.photos && own.every((one) => one.id !== id)) {
    return refused({ code: 'picture.tooMany', limit: PHOTO_LIMITS.photos });
  }
  const head = { id, name, ...judged.value, size: bytes.length };
  const put = await photos.put(tournament, { ...head, bytes });
  return put.ok ? success(photoHead(head)) : failure({ kind: 'store', error: put.error });
}
