import { declined, type Declined } from './declined.ts';

/** The bytes of a body, as long as there are not too many: the rest is never read. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | Declined> {
  const tooLarge = declined(413, 'server.tooLarge', { limit });
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) return tooLarge;
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > limit) {
        await reader.cancel();
        return tooLarge;
      }
      chunks.push(value);
    }
  } catch {
    // The sender went away in the middle.
    return declined(400, 'server.incompleteBody');
  }
  return Buffer.concat(chunks, length);
}

/** A JSON body; anything else is refused by its code. */
export async function readJson(
  request: Request,
  limit: number,
): Promise<{ readonly json: unknown } | Declined> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return declined(415, 'server.notJson', { type: type ?? '' });
  const bytes = await readBytes(request, limit);
  if (!(bytes instanceof Uint8Array)) return bytes;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { json: JSON.parse(text) as unknown };
  } catch {
    return declined(400, 'server.malformedJson');
  }
}
