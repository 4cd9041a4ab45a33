import { createGunzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { eventFrame, joinFrames, PACKED_STREAM_HEAD } from './live-frame.ts';

/** What a browser has unpacked after each piece it received. */
async function unpacked(pieces: readonly Buffer[]): Promise<string[]> {
  const gunzip = createGunzip();
  let text = '';
  gunzip.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  const after: string[] = [];
  for (const piece of pieces) {
    await new Promise<void>((resume) => {
      gunzip.write(piece, () => {
        setImmediate(resume);
      });
    });
    after.push(text);
  }
  gunzip.destroy();
  return after;
}

describe('packed frames', () => {
  const hello = eventFrame('hello', { position: 1, at: 'now' });
  const entry = eventFrame('entry', { position: 2, at: 'now', facts: [{ type: 'changed' }] }, 2);
  const beat = eventFrame('beat', { position: 2, at: 'later' });

  it('continue any stream, and are whole as soon as they arrive', async () => {
    const [first, second] = [
      [hello, entry, beat],
      [hello, beat, beat, joinFrames([entry, beat])],
    ];
    for (const stream of [first, second]) {
      const seen = await unpacked([PACKED_STREAM_HEAD, ...stream.map(({ packed }) => packed)]);
      const said = stream.map(({ plain }) => plain.toString());
      expect(seen).toEqual(['', ...said.map((_, index) => said.slice(0, index + 1).join(''))]);
    }
  });

  it('are small', () => {
    const boards = Array.from({ length: 150 }, (_, board) => ({ board, white: `Player ${board}` }));
    const { plain, packed } = eventFrame('entry', { boards });
    expect(packed.length * 5).toBeLessThan(plain.length);
  });
});
