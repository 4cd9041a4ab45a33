/** Letters without accents or case, so that every machine sorts alike. */
export function alphabetical(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
