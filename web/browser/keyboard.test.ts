import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import type { ByHttp } from './by-http.ts';
import { CHROMIUM } from './harness.ts';
import { hasFocus } from './has-focus.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = ROUNDS_WORDS.en;

/** On to the next stop, or back to the last. */
type Tab = 'Tab' | 'Shift+Tab';

/** What has the focus, and whether an eye can tell: an outline, a ring, or its row marked. */
async function focused(page: Page): Promise<{ readonly name: string; readonly seen: boolean }> {
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

describe.skipIf(CHROMIUM === null)('a round without a mouse', () => {
  let page: Page;
  let event: ByHttp;

  const { server } = opened(async ({ address }, comes) => {
    ({ page } = await comes());
    event = await inventedEvent(address, { name: 'Only keys', players: 8, rounds: 3 });
  });

  /** Presses Tab until something of this name has the focus; everything on the way is seen. */
  const tabTo = async (name: string | RegExp, key: Tab = 'Tab'): Promise<void> => {
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
  const press = async (name: string | RegExp, key: Tab = 'Tab'): Promise<void> => {
    await tabTo(name, key);
    await page.keyboard.press('Enter');
  };
  const keys = async (...strokes: readonly string[]): Promise<void> => {
    for (const stroke of strokes) await page.keyboard.press(stroke);
  };
  const stage = (name: keyof typeof words.stages) =>
    page.locator('li[aria-current="step"]').getByText(words.stages[name], { exact: true });

  it('[WCAG 2.4.1] from the home page to the event; the first stop leads past the navigation', async () => {
    await page.goto(server.address);
    await page.getByRole('link', { name: 'Only keys' }).waitFor();
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toContain(SHELL_WORDS.en.skip);
    await press('Only keys');
    await page.getByRole('navigation', { name: SHELL_WORDS.en.pages }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keys('Tab', 'Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page');
  });

  it('[WCAG 2.1.1] pairs, publishes and begins the round', async () => {
    await keys('g', 'r');
    await page.getByRole('heading', { level: 1, name: words.heading(1) }).waitFor();
    await press(words.pair(1));
    await stage('draft').waitFor();
    await keys('1', 'w');
    await page.getByRole('complementary').getByRole('heading').first().waitFor();
    await keys('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await press(words.publish);
    await stage('published').waitFor();
    await press(words.start);
    await stage('playing').waitFor();
  });

  it('enters every result, opens the forfeits and leaves them with Escape', async () => {
    await keys('1', 'Enter', '1', '2', '=', '3', '-');
    await keys('4', 'f');
    const dialog = page.getByRole('dialog');
    await hasFocus(dialog);
    await trapped(dialog.getByRole('button').count());
    await keys('Escape');
    await dialog.waitFor({ state: 'detached' });
    await keys('4', 'f');
    await dialog.waitFor();
    await keys('1');
    await stage('complete').waitFor();
    const { boards } = await event.view<RoundView>('rounds/1');
    expect(boards.map(({ outcome }) => outcome)).toEqual([
      { kind: 'played', score: '1-0' },
      { kind: 'played', score: '½-½' },
      { kind: 'played', score: '0-1' },
      { kind: 'forfeit', winner: 'white' },
    ]);
  });

  /** Tab stays in the dialog, however long, and each stop is seen. */
  async function trapped(stops: Promise<number>): Promise<void> {
    for (let step = 0; step < (await stops) + 2; step += 1) {
      await page.keyboard.press('Tab');
      expect((await focused(page)).seen).toBe(true);
      const inside = await page.evaluate(
        () => document.activeElement?.closest('[role="dialog"]') !== null,
      );
      expect(inside).toBe(true);
    }
  }

  it('verifies, and closes the round', async () => {
    await tabTo(/^input/);
    await until(words.verify);
    await keys(' ');
    await page.getByText(words.verified(0, 4)).waitFor();
    await keys('1', '+', '2', '=', '3', '-');
    await page.getByText(words.verified(3, 4)).waitFor();
    // The steps of the round stand before its boards.
    await press(words.close, 'Shift+Tab');
    const confirm = page.getByRole('dialog');
    await stage('closed').or(confirm).first().waitFor();
    if (await confirm.isVisible()) await press(/Confirm|Understood/);
    await stage('closed').waitFor();
  });

  /** On through the boxes to tick until it is the one named. */
  async function until(label: string): Promise<void> {
    for (let step = 0; step < 20; step += 1) {
      const at = await page.evaluate(() => {
        const one = document.activeElement;
        return one instanceof HTMLInputElement ? (one.labels?.[0]?.textContent ?? '') : '';
      });
      if (at === label) return;
      await page.keyboard.press('Tab');
      expect((await focused(page)).seen).toBe(true);
    }
    throw new Error(`no box ${label}`);
  }

  it('reads the standings, opens a player, and comes back to the row', async () => {
    await keys('g', 's');
    await page.getByRole('row').nth(1).waitFor();
    await tabTo(/^tr /);
    const first = (await focused(page)).name;
    await keys('ArrowDown');
    await expect.poll(async () => (await focused(page)).name).not.toBe(first);
    const { name: row, seen } = await focused(page);
    expect(row).toMatch(/^tr /);
    expect(seen).toBe(true);
    await keys('Enter');
    await page.getByRole('complementary').waitFor();
    await keys('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await expect.poll(async () => (await focused(page)).name).toBe(row);
  });

  it('finds a player by the palette, sees the shortcuts, takes back the last step', async () => {
    await keys('Control+k');
    const dialog = page.getByRole('dialog');
    await hasFocus(dialog);
    await page.keyboard.type('brandel');
    await dialog.getByText('Brandel, Firmin').waitFor();
    await keys('ArrowDown', 'Enter');
    await page.getByRole('complementary').getByText('Brandel, Firmin').first().waitFor();
    await keys('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await keys('?');
    await dialog.getByText(SHELL_WORDS.en.shortcuts).waitFor();
    await keys('Escape');
    await dialog.waitFor({ state: 'detached' });
    await keys('u');
    await page.getByText(SHELL_WORDS.en.undone, { exact: true }).waitFor();
    await keys('g', 'r');
    await stage('complete').waitFor();
  });
});
