import type { PictureHead } from '@ronde/store/pictures/pictures.ts';

export type { PictureHead } from '@ronde/store/pictures/pictures.ts';

/** `GET /api/tournaments/:id/pictures` */
export interface PicturesAnswer {
  readonly pictures: readonly PictureHead[];
}

/** `POST /api/tournaments/:id/pictures`: the picture as it is kept. */
export interface PictureAnswer {
  readonly picture: PictureHead;
}
