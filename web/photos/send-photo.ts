import type { PhotoAnswer } from '@ronde/server/api/photos.ts';
import { ask } from '../api/ask.ts';

/** Points of the longer side: a scoresheet is read well at this size. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.8;

/** Where the photographs of an event are. */
export const photosPath = (tournament: string): string =>
  `/api/tournaments/${encodeURIComponent(tournament)}/photos`;

/** The size a photograph is drawn at: never larger than it is. */
export function scaledSize(width: number, height: number): readonly [number, number] {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** Smaller, upright, and without what a camera writes beside it (place, device); null for no picture. */
async function scaledPhoto(file: Blob): Promise<Blob | null> {
  const drawn = await createImageBitmap(file).catch(() => null);
  if (drawn === null) return null;
  const canvas = document.createElement('canvas');
  const [width, height] = scaledSize(drawn.width, drawn.height);
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, width, height);
  drawn.close();
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}

/** Sends a photograph of an incident; `notAPicture` where the file is none. Throws as `ask` does. */
export async function sendPhoto(
  tournament: string,
  incident: number,
  file: Blob,
): Promise<'kept' | 'notAPicture'> {
  const body = await scaledPhoto(file);
  if (body === null) return 'notAPicture';
  await ask<PhotoAnswer>(`${photosPath(tournament)}?incident=${incident}`, {
    method: 'POST',
    body,
  });
  return 'kept';
}
