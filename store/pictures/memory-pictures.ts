import { success } from '@ronde/core/rules/result.ts';
import type { Picture, Pictures } from './pictures.ts';
import { inOrder } from './sql-pictures.ts';

/** What memory stores share: by tournament, then by picture. */
export type PicturesShelf = Map<string, Map<string, Picture>>;

/** Keeps pictures until the program ends. */
export function memoryPictures(
  shelf: PicturesShelf,
  settle: <T>(work: () => T) => Promise<T>,
): Pictures {
  return {
    list: (tournament) =>
      settle(() => {
        const kept = [...(shelf.get(tournament)?.values() ?? [])];
        return success(inOrder(kept.map(({ bytes: _, ...head }) => head)));
      }),
    get: (tournament, id) => settle(() => success(shelf.get(tournament)?.get(id))),
    put: (tournament, picture) =>
      settle(() => {
        const kept = shelf.get(tournament) ?? new Map<string, Picture>();
        shelf.set(tournament, kept.set(picture.id, picture));
        return success(null);
      }),
    remove: (tournament, id) =>
      settle(() => {
        shelf.get(tournament)?.delete(id);
        return success(null);
      }),
  };
}
