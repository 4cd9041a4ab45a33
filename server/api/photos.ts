import type { PhotoHead } from '@ronde/exchange/photos/keep-photo.ts';

export type { PhotoHead } from '@ronde/exchange/photos/keep-photo.ts';

/** `GET /api/tournaments/:id/photos` */
export interface PhotosAnswer {
  readonly photos: readonly PhotoHead[];
}

/** `POST /api/tournaments/:id/photos`: the photograph as it is kept. */
export interface PhotoAnswer {
  readonly photo: PhotoHead;
}
