const decoded = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(base64, 'base64'));

/** Three by two points of green. */
export const A_PNG = decoded(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR42mNQaHCAIAY4CwAz1AVBb31sHgAAAABJRU5ErkJggg==',
);

/** One point, as the others below. */
export const A_JPEG = decoded(
  [
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////',
    '////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAB',
    'PxA=',
  ].join(''),
);

/** With loss, without loss, and with a head of its own (RFC 9649). */
export const A_WEBP = decoded('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
export const A_LOSSLESS_WEBP = decoded('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');
export const AN_EXTENDED_WEBP = decoded('UklGRgAAAABXRUJQVlA4WAoAAAAAAAAAfwcANwQA');

/** The PNG saying that it is of another size. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(A_PNG);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
