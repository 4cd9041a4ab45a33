import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { stageShown } from './stage-shown.ts';

/** On to the next stop, or back to the last. */
type Tab = 'Tab' | 'Shift+Tab';

/** What has the focus, and whether an eye can tell: an outline, a ring, or its row marked. */
export async function focused(
  page: Page,
): Promise<{ readonly name: string; readonly seen: boolean }> {
  return page.evaluate(() => {
    const one = document.activeElement;
    if (!(one instanceof HTMLElement) || one === document.body) return { name: 'body', seen: true };
    const marked = (part: Element | null): boolean => {
      if (part === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    };
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--mantine-primary-color-filled)';
    const accent = getComputedStyle(probe).color;
    probe.remove();
    const field = one.matches('input, textarea, select');
    const around = [one, one.nextElementSibling, one.closest('label'), one.parentElement];
    const seen =
      around.some(marked) ||
      // A field shows it by its border, beside the caret.
      (field && getComputedStyle(one).borderTopColor === accent);
    const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
    return { name: `${one.tagName.toLowerCase()} ${name}`, seen };
  });
}

/** Who has keys and no mouse: everything on the way is seen. */
export interface OnlyKeys {
  /** Presses Tab until something of this name has the focus. */
  readonly tabTo: (name: string | RegExp, key?: Tab) => Promise<void>;
  /** Goes to a button, and presses it. */
  readonly press: (name: string | RegExp, key?: Tab) => Promise<void>;
  readonly keys: (...strokes: readonly string[]) => Promise<void>;
  /** Closes the round on the page, and confirms what is asked. */
  readonly closeRound: () => Promise<void>;
}

export function onlyKeys(page: Page): OnlyKeys {
  const tabTo: OnlyKeys['tabTo'] = async (name, key = 'Tab') => {
    const passed: string[] = [];
    for (let step = 0; step < 80; step += 1) {
      await page.keyboard.press(key);
      const at = await focused(page);
      expect(at.seen, `the focus on ${at.name} is seen`).toBe(true);
      if (typeof name === 'string' ? at.name.endsWith(name) : name.test(at.name)) return;
      passed.push(at.name);
    }
    throw new Error(`Tab does not come to ${String(name)}: ${passed.join(' | ')}`);
  };
  const press: OnlyKeys['press'] = async (name, key) => {
    await tabTo(name, key);
    await page.keyboard.press('Enter');
  };
  const keys: OnlyKeys['keys'] = async (...strokes) => {
    for (const stroke of strokes) await page.keyboard.press(stroke);
  };
  const closeRound: OnlyKeys['closeRound'] = async () => {
    // The steps of the round stand before its boards.
    await press(ROUNDS_WORDS.en.close, 'Shift+Tab');
    const confirm = page.getByRole('dialog');
    await stageShown(page, 'closed').or(confirm).first().waitFor();
    if (await confirm.isVisible()) await press(/Confirm|Understood/);
    await stageShown(page, 'closed').waitFor();
  };
  return { tabTo, press, keys, closeRound };
}
