/** A name nobody else gives. `randomUUID` is missing on plain http, which is what a hall's network has. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
