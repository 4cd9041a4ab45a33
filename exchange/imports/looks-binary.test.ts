import { expect, it } from 'vitest';
import { looksBinary } from './looks-binary.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

it.each<[string, Uint8Array, boolean]>([
  ['a report file', text('012 Open\r\n001    1 m  GM Lefèvre\n\u001a'), false],
  ['nothing', text(''), false],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x30, 0, 0x31, 0]), false],
  ['UTF-16, the other way round', new Uint8Array([0xfe, 0xff, 0, 0x30, 0, 0x31]), false],
  ['Latin-1', new Uint8Array([0x30, 0xe9, 0x0a]), false],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]), true],
  ['an archive', new Uint8Array([0x50, 0x4b, 3, 4]), true],
])('%s', (_, bytes, expected) => {
  expect(looksBinary(bytes)).toBe(expected);
});
