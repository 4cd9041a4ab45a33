import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A view as it goes over the wire, worked out once for everybody who may see it. */
export interface ViewBody {
  readonly plain: Uint8Array<ArrayBuffer>;
  /** Null when it is too small to be worth it. */
  readonly zipped: Uint8Array<ArrayBuffer> | null;
}

const WORTH_ZIPPING = 1_400;
const zip = promisify(gzip);

export async function textBody(text: string): Promise<ViewBody> {
  const plain = new Uint8Array(Buffer.from(text));
  const zipped = plain.length < WORTH_ZIPPING ? null : new Uint8Array(await zip(plain));
  return { plain, zipped };
}
