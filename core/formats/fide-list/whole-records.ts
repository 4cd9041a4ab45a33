import { decodeText } from '../text/decode-text.ts';

/** No record of a list is this long: what is, is no list. */
const LONGEST_RECORD = 64 * 1024;

export interface Block {
  /** Whole records only; empty while none is complete. */
  readonly text: string;
  /** Bytes of the file up to the end of these records. */
  readonly end: number;
}

/** Cuts a stream of bytes where a record ends, so that a letter is never cut in two. */
export class WholeRecords {
  readonly #ending: Uint8Array;
  #rest: Uint8Array = new Uint8Array(0);
  #end: number;

  /** @param ending the bytes that end a record; @param offset where in the file the stream begins */
  constructor(ending: string, offset: number) {
    this.#ending = new TextEncoder().encode(ending);
    this.#end = offset;
  }

  /** The records completed by these bytes; null when no record ends within reason. */
  feed(bytes: Uint8Array): Block | null {
    const all = joined(this.#rest, bytes);
    const cut = endOfLast(all, this.#ending);
    this.#rest = all.slice(cut);
    this.#end += cut;
    if (this.#rest.length > LONGEST_RECORD) return null;
    return { text: decoded(all.subarray(0, cut)), end: this.#end };
  }

  /** What follows the last whole record. */
  rest(): string {
    return decoded(this.#rest);
  }
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  if (head.length === 0) return tail;
  const all = new Uint8Array(head.length + tail.length);
  all.set(head);
  all.set(tail, head.length);
  return all;
}

/** The place after the last occurrence; 0 when there is none. */
function endOfLast(bytes: Uint8Array, ending: Uint8Array): number {
  for (let at = bytes.length - ending.length; at >= 0; at -= 1) {
    let same = 0;
    while (same < ending.length && bytes[at + same] === ending[same]) same += 1;
    if (same === ending.length) return at + ending.length;
  }
  return 0;
}

const UTF_8 = new TextDecoder('utf-8');

/** UTF-8 when it is; the letters of Windows-1252 otherwise. */
function decoded(bytes: Uint8Array): string {
  if (bytes.length === 0) return '';
  const text = UTF_8.decode(bytes);
  return text.includes('\ufffd') ? decodeText(bytes).text : text;
}
