import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2, levels A and AA; target-size (2.5.8) is among them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The only ones a theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds, one line each. */
export async function faultsOn(page: Page, only: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([tags, rules]) => {
      const { axe: run } = window as unknown as { axe: typeof axe };
      const runOnly =
        rules.length === 0
          ? ({ type: 'tag', values: tags } as const)
          : ({ type: 'rule', values: rules } as const);
      // What lies under a dialog or a menu is seen by itself.
      const over = [...document.querySelectorAll('[role="dialog"], [role="menu"]')];
      const where = over.filter((one) => one.checkVisibility());
      const { violations } = await run.run(where.length === 0 ? document : where, {
        runOnly,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 4)
          .map(({ html, any }) => `${id}: ${html.slice(0, 160)}: ${any[0]?.message ?? ''}`),
      );
    },
    [TAGS, only === 'all' ? [] : COLOUR_RULES] as const,
  );
}
