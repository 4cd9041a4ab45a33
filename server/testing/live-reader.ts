export interface LiveFrame {
  readonly event: string;
  readonly id: string | null;
  readonly data: unknown;
}

/** Reads server-sent events one by one. */
export class LiveReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #text = '';

  constructor(response: Response) {
    if (response.body === null) throw new Error('no stream');
    this.#reader = (response.body as ReadableStream<Uint8Array>).getReader();
  }

  /** The next event; null when the stream has ended. */
  async next(): Promise<LiveFrame | null> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const block = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        const frame = frameOf(block);
        if (frame !== null) return frame;
        continue;
      }
      const { done, value } = await this.#reader.read();
      if (done) return null;
      this.#text += Buffer.from(value).toString();
    }
  }

  async take(count: number): Promise<LiveFrame[]> {
    const frames: LiveFrame[] = [];
    for (let taken = 0; taken < count; taken += 1) {
      const frame = await this.next();
      if (frame === null) break;
      frames.push(frame);
    }
    return frames;
  }

  close(): Promise<void> {
    return this.#reader.cancel();
  }
}

function frameOf(block: string): LiveFrame | null {
  const field = (name: string): string | null =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? null;
  const [event, data] = [field('event'), field('data')];
  return event === null || data === null
    ? null
    : { event, id: field('id'), data: JSON.parse(data) as unknown };
}
