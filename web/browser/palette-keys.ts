import type { Language } from '@ronde/core/rules/language.ts';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { PALETTE_WORDS } from '../desk/palette/palette-words.ts';
import { hasFocus } from './has-focus.ts';

/** The palette of a desk, by keys alone. */
export interface PaletteKeys {
  readonly dialog: Locator;
  /** The line that Enter would choose. */
  readonly chosen: (line: string) => Locator;
  /** Opens it and types. */
  readonly type: (text: string) => Promise<void>;
  /** Types, waits for the line that is meant, and presses Enter. */
  readonly choose: (text: string, line: string) => Promise<void>;
}

/** In `npm test` the first letter comes by its key and the others at once; in the long run all by keys. */
async function byKeys(page: Page, text: string): Promise<void> {
  const keys = inject('sizes').combinations === 'all' ? text.length : 1;
  await page.keyboard.type(text.slice(0, keys));
  if (text.length > keys) await page.keyboard.insertText(text.slice(keys));
}

export function paletteKeys(page: Page, language: Language): PaletteKeys {
  const dialog = page.getByRole('dialog');
  const search = page.getByRole('textbox', { name: PALETTE_WORDS[language].search });
  const chosen = (line: string): Locator =>
    dialog.locator('[data-selected]').getByText(line, { exact: true });
  const type = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await hasFocus(dialog);
    await byKeys(page, text);
  };
  return {
    dialog,
    chosen,
    type,
    choose: async (text, line) => {
      await type(text);
      await chosen(line).waitFor();
      await page.keyboard.press('Enter');
      await search.waitFor({ state: 'detached' });
    },
  };
}
