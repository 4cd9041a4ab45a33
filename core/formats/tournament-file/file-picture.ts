import type { Problem } from '../../rules/problem.ts';
import { fileProblem } from './file-problem.ts';

/** A picture for the walls of a tournament, as its file carries it. */
export interface FilePicture {
  /** The beginning of the digest of its content. */
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly content: string;
}

const MEDIA_TYPES: readonly unknown[] = ['image/png', 'image/jpeg', 'image/webp'];
const LONGEST_NAME = 100;
const LONGEST_SIDE = 8_000;
/** Five megabytes in base64. */
const LONGEST_CONTENT = 6_700_000;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The picture a value stands for; null for what is none. */
export function pictureIn(value: unknown): FilePicture | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, mediaType, width, height, content } = value as Partial<FilePicture>;
  const fit =
    typeof id === 'string' &&
    /^[0-9a-f]{32}$/.test(id) &&
    typeof name === 'string' &&
    name.length <= LONGEST_NAME &&
    !/[\p{Cc}\p{Cs}]/u.test(name) &&
    MEDIA_TYPES.includes(mediaType) &&
    isSide(width) &&
    isSide(height) &&
    typeof content === 'string' &&
    content.length <= LONGEST_CONTENT &&
    BASE64.test(content);
  return fit ? { id, name, mediaType: String(mediaType), width, height, content } : null;
}

const isSide = (side: unknown): side is number =>
  Number.isSafeInteger(side) && Number(side) >= 1 && Number(side) <= LONGEST_SIDE;

/** Of one that is whole and still nothing to hang on a wall. */
export function unfitPicture(name: string): Problem {
  const message = `“${name}” is no picture a wall can show, or one too many: it was left out.`;
  return fileProblem('warning', 0, name, 'picture.unfit', message);
}
