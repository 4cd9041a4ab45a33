import { EXPORT_FORMATS } from '@ronde/exchange/exports/export-format.ts';
import { expect, it } from 'vitest';
import { GROUPS } from './files-words.ts';

it('every format stands in one group', () => {
  expect(Object.values(GROUPS).flat().sort()).toEqual([...EXPORT_FORMATS].sort());
});
