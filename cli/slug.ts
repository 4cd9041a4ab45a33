/** A name one can type: letters without accents, digits and hyphens. */
export function slug(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'tournament' : plain.slice(0, 80);
}
