import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pairingGuide } from './pairing-guide.ts';

/** Run `npx vitest run scripts/guides -u` to write the guides again. */
describe('the pairing guide', () => {
  it.each([
    ['en', '../../docs/guides/pairing.md'],
    ['fr', '../../docs/guides/pairing.fr.md'],
  ] as const)('in %s shows what the program says today', async (language, file) => {
    const page = readFileSync(new URL(`./pairing.${language}.md`, import.meta.url), 'utf8');
    const guide = pairingGuide(language, page);
    expect(guide).not.toContain('<!--');
    await expect(guide).toMatchFileSnapshot(file);
  });
});
