import { expect, it } from 'vitest';
import { undoAtOnce } from './undo-at-once.ts';

const NOW = Date.parse('2026-03-07T15:00:00Z');

it.each([
  ['one’s own of just now', 'Ada #3f2a91', '2026-03-07T14:59:00Z', true],
  ['one’s own of ten minutes ago', 'Ada #3f2a91', '2026-03-07T14:50:00Z', true],
  ['a namesake’s, whose account has another number', 'Ada #77e0b2', '2026-03-07T14:59:00Z', false],
  ['that of the computer itself, named as one is', 'Ada', '2026-03-07T14:59:00Z', false],
  ['one’s own of an hour ago', 'Ada #3f2a91', '2026-03-07T14:00:00Z', false],
  ['another desk’s of just now', 'Bea', '2026-03-07T14:59:00Z', false],
])('%s', (_, by, at, expected) => {
  expect(undoAtOnce({ by, at }, 'Ada #3f2a91', NOW)).toBe(expected);
});
