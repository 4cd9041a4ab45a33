const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * Sets the spaces of a French text as its typography asks: a narrow one that does not break before
 * `;`, `!` and `?`, one that does not break before `:`, inside guillemets and around the `h` of an
 * hour. Spaces that were typed are exchanged, none is added: `14:05` stays.
 */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/[ \u00a0\u202f]+([;!?])/g, `${NARROW}$1`)
    .replace(/[ \u00a0\u202f]+([:»])/g, `${NO_BREAK}$1`)
    .replace(/«[ \u00a0\u202f]+/g, `«${NO_BREAK}`)
    .replace(/(\d)[ \u202f]h\b/g, `$1${NO_BREAK}h`)
    .replace(/(\d\u00a0h) (\d\d)\b/g, `$1${NO_BREAK}$2`);
