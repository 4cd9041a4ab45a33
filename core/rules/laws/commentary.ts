import type { InBoth } from '../in-both.ts';
import { COMMENTS_ON_THE_EVENT } from './comments-on-the-event.ts';
import { COMMENTS_ON_THE_GAME } from './comments-on-the-game.ts';
import type { Catalogued } from './law-article.ts';

const COMMENTS = [...COMMENTS_ON_THE_GAME, ...COMMENTS_ON_THE_EVENT];

/** The comments of an edition, by article. */
export const commentsOf = (edition: Catalogued): ReadonlyMap<string, InBoth<string>> =>
  new Map(
    COMMENTS.filter(({ editions }) => editions.includes(edition)).map(({ id, says }) => [id, says]),
  );
