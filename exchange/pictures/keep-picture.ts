import { createHash } from 'node:crypto';
import {
  unfitPicture,
  type FilePicture,
} from '@ronde/core/formats/tournament-file/file-picture.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { PictureHead, Pictures } from '@ronde/store/pictures/pictures.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { pictureForm, type PictureForm } from './picture-form.ts';

/** What a wall can use, and a tablet in the hall can draw. */
export const PICTURE_LIMITS = { bytes: 5_000_000, side: 8_000, pictures: 40 } as const;

export type PictureRefusal =
  | { readonly code: 'picture.notAPicture' }
  | { readonly code: 'picture.tooHeavy'; readonly limit: number }
  | {
      readonly code: 'picture.tooLarge';
      readonly width: number;
      readonly height: number;
      readonly limit: number;
    }
  | { readonly code: 'picture.tooMany'; readonly limit: number };

export type PictureFailure =
  | { readonly kind: 'refused'; readonly refusal: PictureRefusal }
  | { readonly kind: 'store'; readonly error: StoreError };

export const refused = (refusal: PictureRefusal): Result<never, PictureFailure> =>
  failure({ kind: 'refused', refusal });

const LONGEST_NAME = 100;

/** Keeps a picture for the walls of a tournament: judged by its content, named by its file. */
export async function keepPicture(
  pictures: Pictures,
  tournament: string,
  file: { readonly name: string; readonly bytes: Uint8Array },
): Promise<Result<PictureHead, PictureFailure>> {
  const { bytes } = file;
  const judged = fitPicture(bytes, PICTURE_LIMITS);
  if (!judged.ok) return judged;
  const form = judged.value;
  const kept = await pictures.list(tournament);
  if (!kept.ok) return failure({ kind: 'store', error: kept.error });
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const isNew = kept.value.every((one) => one.id !== id);
  if (isNew && kept.value.length >= PICTURE_LIMITS.pictures) {
    return refused({ code: 'picture.tooMany', limit: PICTURE_LIMITS.pictures });
  }
  const head = { id, name: pictureName(file.name), ...form, size: bytes.length };
  const put = await pictures.put(tournament, { ...head, bytes });
  return put.ok ? success(head) : failure({ kind: 'store', error: put.error });
}

/** What a picture is by its content, where it is small enough. */
export function fitPicture(
  bytes: Uint8Array,
  limits: { readonly bytes: number; readonly side: number },
): Result<PictureForm, PictureFailure> {
  if (bytes.length > limits.bytes) {
    return refused({ code: 'picture.tooHeavy', limit: limits.bytes });
  }
  const form = pictureForm(bytes);
  if (form === null) return refused({ code: 'picture.notAPicture' });
  const { width, height } = form;
  return Math.max(width, height) > limits.side
    ? refused({ code: 'picture.tooLarge', width, height, limit: limits.side })
    : success(form);
}

/** Keeps the pictures of a file, each judged like one that is brought; tells of those that are not fit. */
export async function keepFilePictures(
  pictures: Pictures,
  tournament: string,
  carried: readonly FilePicture[],
): Promise<Result<readonly Problem[], StoreError>> {
  const unfit: Problem[] = [];
  for (const { name, content } of carried) {
    const bytes = new Uint8Array(Buffer.from(content, 'base64'));
    // The name of a file has an ending, which is left out.
    const kept = await keepPicture(pictures, tournament, { name: `${name}.file`, bytes });
    if (kept.ok) continue;
    if (kept.error.kind === 'store') return failure(kept.error.error);
    unfit.push(unfitPicture(name));
  }
  return success(unfit);
}

/** `garage-du-port.png` is `garage-du-port`. */
function pictureName(file: string): string {
  const plain = file
    .replace(/^.*[/\\]/, '')
    .replace(/\.\w{1,5}$/, '')
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
  return plain === '' ? 'picture' : plain;
}
