import type { Page } from 'playwright-core';

/** The first buttons and links of a page that Tab has not come to. */
export const passedOver = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button:not(:disabled), main a[href]')]
      .filter((one) => one.checkVisibility() && !one.matches('[tabindex="-1"]'))
      .slice(0, 20)
      .filter((one) => one.dataset['walked'] === undefined)
      .map((one) => one.outerHTML.slice(0, 160)),
  );

/** Tab from the top until it begins again: what took the focus, and what did not show it. */
export async function walk(page: Page): Promise<{ reached: string[]; unseen: string[] }> {
  const reached: string[] = [];
  const unseen: string[] = [];
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(async () => {
      const one = document.activeElement;
      if (!(one instanceof HTMLElement) || one === document.body) return null;
      const { walked } = one.dataset;
      // A date is one field of three parts: Tab stays in it twice.
      if (walked !== undefined) return walked === 'last' ? 'still there' : null;
      document
        .querySelector<HTMLElement>('[data-walked="last"]')
        ?.setAttribute('data-walked', 'yes');
      one.dataset['walked'] = 'last';
      const around = [one, one.closest('label'), one.nextElementSibling];
      for (let part = one.parentElement; part && around.length < 7; part = part.parentElement) {
        around.push(part);
      }
      const look = (): string =>
        around
          .map((part) => {
            if (part === null) return '';
            const { outline, boxShadow, border, background } = getComputedStyle(part);
            return [outline, boxShadow, border, background].join();
          })
          .join();
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const focused = look();
      one.blur();
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const shown = look() !== focused;
      one.focus();
      const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
      return { name: `${one.tagName.toLowerCase()} ${name}`, shown };
    });
    if (at === 'still there') continue;
    if (at === null) break;
    reached.push(at.name);
    if (!at.shown) unseen.push(at.name);
  }
  return { reached, unseen };
}
