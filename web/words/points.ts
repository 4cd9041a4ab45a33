/** A figure of points as it is written, with its word: half a point and one are in the singular. */
export const pointsInEnglish = (text: string): string =>
  `${text} ${['½', '1'].includes(text) ? 'point' : 'points'}`;

/** In French everything below two is in the singular. */
export const pointsInFrench = (text: string): string =>
  `${text} ${['0', '½', '1', '1½'].includes(text) ? 'point' : 'points'}`;
