import type { FilePicture } from '@ronde/core/formats/tournament-file/file-picture.ts';
import type { TournamentLog } from '@ronde/core/formats/tournament-file/log-entry.ts';
import { success, type Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';
import type { Picture, Pictures } from './pictures.ts';

/** Bytes of pictures a file carries: it is to fit into a mail or onto a stick. */
export const MOST_IN_FILE = 20_000_000;

/** The pictures of a tournament for its file, in the order of names as far as there is room. */
export async function filePictures(
  pictures: Pictures,
  tournament: string,
): Promise<Result<Pick<TournamentLog, 'pictures' | 'picturesLeftOut'>, StoreError>> {
  const listed = await pictures.list(tournament);
  if (!listed.ok) return listed;
  const carried: FilePicture[] = [];
  let bytes = 0;
  for (const { id, size } of listed.value) {
    if (bytes + size > MOST_IN_FILE) continue;
    const found = await pictures.get(tournament, id);
    if (!found.ok) return found;
    if (found.value === undefined) continue;
    const { name, mediaType, width, height } = found.value;
    const content = Buffer.from(found.value.bytes).toString('base64');
    carried.push({ id, name, mediaType, width, height, content });
    bytes += size;
  }
  const picturesLeftOut = listed.value.length - carried.length;
  return success({
    ...(carried.length === 0 ? {} : { pictures: carried }),
    ...(picturesLeftOut === 0 ? {} : { picturesLeftOut }),
  });
}

/** A picture of a file as the store keeps it. */
export function keptPicture({ content, ...head }: FilePicture): Picture {
  const bytes = new Uint8Array(Buffer.from(content, 'base64'));
  return { ...head, size: bytes.length, bytes };
}
