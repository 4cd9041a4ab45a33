import { gunzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';

/** All that an answer says: status, headers and body, archives and packed bodies opened. */
export async function readAnswer(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  return [...headers, ...textsIn(bytes)].join('\n');
}

function textsIn(bytes: Uint8Array): readonly string[] {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return textsIn(gunzipSync(bytes));
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive) return [strFromU8(bytes)];
  return Object.entries(unzipSync(bytes)).flatMap(([name, part]) => [name, ...textsIn(part)]);
}
