import { describe, expect, it } from 'vitest';
import { tieBreaksGuide } from './tie-breaks-guide.ts';

/** Run `npx vitest run scripts/guides -u` to write the guides again. */
describe('the tie-break guide', () => {
  it.each([
    ['en', '../../docs/guides/tie-breaks.md'],
    ['fr', '../../docs/guides/tie-breaks.fr.md'],
  ] as const)('in %s is what the catalogue says today', async (language, file) => {
    await expect(tieBreaksGuide(language)).toMatchFileSnapshot(file);
  });
});
