import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import type axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';

/** WCAG 2.2, levels A and AA; target-size (2.5.8) is among them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The only ones a theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Those that ask what lies over and beside everything, more than half of the work. */
const RULES_OF_THE_SURFACE = [...COLOUR_RULES, 'target-size'];

/** Without a surface: colours and sizes are those of pages and states that are seen with all rules. */
export type Rules = 'all' | 'colours' | 'without a surface';

/** Rows of a table and lines of a list after the first few: they are made like those. */
const FURTHER_ROWS = ['tbody > tr', '[role="row"]', 'ul > li', 'ol > li'];
const furtherRows = (): string[] => {
  const rows = inject('sizes').rowsSeen;
  return rows === Infinity ? [] : FURTHER_ROWS.map((row) => `${row}:nth-child(n + ${rows + 1})`);
};

/** The list of pages, the same beside every page of a tournament. */
const LIST_OF_PAGES = LANGUAGES.map(
  (language) => `nav[aria-label="${SHELL_WORDS[language].pages}"]`,
);

/** What is seen elsewhere in the same way: all of it is looked at in the long run. */
const seenElsewhere = (list: ListOfPages): string[] => [
  ...furtherRows(),
  ...(list === 'seen' || inject('sizes').seenInEveryLook === 'all' ? [] : LIST_OF_PAGES),
];

export type ListOfPages = 'seen' | 'left out';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** As a script of the page's own: what was compiled for one page serves the next. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: AXE });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
  await session.detach();
}

/** What axe finds, one line each. */
export async function faultsOn(
  page: Page,
  rules: Rules = 'all',
  list: ListOfPages = 'left out',
  part?: Locator,
): Promise<string[]> {
  // A page come to by a link has its heading before its styles.
  await page.waitForLoadState();
  await bringAxe(page);
  const shown = part === undefined ? null : await part.elementHandle();
  return page.evaluate(
    async ([tags, alone, without, further, seen]) => {
      const { axe: run } = window as unknown as { axe: typeof axe };
      const runOnly =
        alone.length === 0
          ? ({ type: 'tag', values: tags } as const)
          : ({ type: 'rule', values: alone } as const);
      // What lies under a dialog or a menu is seen by itself.
      const over = [...document.querySelectorAll('[role="dialog"], [role="menu"]')];
      const where = over.filter((one) => one.checkVisibility());
      const all = where.length === 0 ? [document.documentElement] : where;
      const include = seen === null ? all : [seen];
      const exclude = further.length === 0 ? [] : [...document.querySelectorAll(further.join())];
      const { violations } = await run.run(
        { include, exclude },
        {
          runOnly,
          rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
          // A fault is told by its HTML; no rule of these tags reads style sheets; a frame holds a PDF.
          selectors: false,
          iframes: false,
          preload: { assets: ['media'] },
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 4)
          .map(({ html, any }) => `${id}: ${html.slice(0, 160)}: ${any[0]?.message ?? ''}`),
      );
    },
    [
      TAGS,
      rules === 'colours' ? COLOUR_RULES : [],
      rules === 'without a surface' ? RULES_OF_THE_SURFACE : [],
      seenElsewhere(list),
      shown,
    ] as const,
  );
}

/** What axe finds in the part of a page that is seen nowhere else; the rest of it is, by others. */
export const faultsIn = (part: Locator): Promise<string[]> =>
  faultsOn(part.page(), 'all', 'left out', part);
