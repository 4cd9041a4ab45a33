/** `open-de-rennes-classement.csv`: the event and the list, in letters every computer keeps. */
export const csvName = (...parts: readonly (string | undefined)[]): string => {
  const words = parts.filter((part) => part !== undefined && part !== '').join('-');
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')}.csv`;
};
