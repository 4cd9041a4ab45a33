import { expect, it } from 'vitest';
import { countInEnglish, countInFrench } from './counts.ts';

it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1,000', '1\u202f000'],
  [1_234_567, '1,234,567', '1\u202f234\u202f567'],
])('%i is %s in English, in French with narrow spaces that do not break', (count, en, fr) => {
  expect([countInEnglish(count), countInFrench(count)]).toEqual([en, fr]);
});
