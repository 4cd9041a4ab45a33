/** Laws of Chess 12.9.9: expulsion from the competition. */
export const EXPULSION = 'Laws 12.9.9';
