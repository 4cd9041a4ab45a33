import { gunzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';

/** All that an answer says: status, headers and body, archives and packed bodies opened. */
export async function readAnswer(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  return [...headers, await readBody(response)].join('\n');
}

/** The body alone, archives and packed bodies opened: what no hour of writing is in. */
export async function readBody(response: Response): Promise<string> {
  return textsIn(new Uint8Array(await response.arrayBuffer())).join('\n');
}

function textsIn(bytes: Uint8Array): readonly string[] {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return textsIn(gunzipSync(bytes));
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive) return [strFromU8(bytes)];
  return Object.entries(unzipSync(bytes)).flatMap(([name, part]) => [name, ...textsIn(part)]);
}
