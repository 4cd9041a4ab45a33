import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import type {
  CalendarPage,
  ListPage,
  RoundPage,
  Screen,
  ScreenPage,
  ScreenView,
} from '@ronde/server/api/screens.ts';

/** Screens that every event wants, ready to add. */
export const TEMPLATES = [
  'pairings',
  'byName',
  'results',
  'standings',
  'crosstable',
  'calendar',
  'bracket',
  'draw',
  'seats',
  'picture',
  'clock',
  'message',
] as const;
export type Template = (typeof TEMPLATES)[number];

/** Whether an event can ever fill a page of this kind. */
export const isOfEvent = (
  view: ScreenView,
  { calendar, bracket }: Pick<OverviewView, 'calendar' | 'bracket'>,
): boolean => {
  if (view === 'calendar' || view === 'seats') return calendar;
  return view === 'bracket' ? bracket : true;
};

/** Without letters and figures that are mistaken for each other on a wall. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 3;

/** A code that none of these has. @param random from 0 to below 1 */
export function newCode(taken: ReadonlySet<string>, random: () => number): string {
  for (;;) {
    const code = Array.from({ length: LENGTH }, () =>
      SIGNS.charAt(Math.floor(random() * SIGNS.length)),
    ).join('');
    if (!taken.has(code)) return code;
  }
}

/** Whether a page is a list that several screens can share. */
export const isListed = (page: ScreenPage): page is RoundPage | ListPage | CalendarPage =>
  page.view !== 'message' &&
  page.view !== 'clock' &&
  page.view !== 'picture' &&
  page.view !== 'draw' &&
  page.view !== 'seats' &&
  page.view !== 'bracket';

/** A page as it begins. */
export function newPage(view: ScreenView): ScreenPage {
  switch (view) {
    case 'pairings':
    case 'byName':
    case 'results':
      return { view, round: null };
    case 'picture':
      return { view, picture: null, ground: 'black' };
    case 'seats':
      return { view, way: 'rutschBerger', seating: null };
    case 'message':
      return { view, text: '' };
    case 'clock':
      return { view, title: '', until: null };
    default:
      return { view };
  }
}

/** Screens from a template; several share a long list between them. */
export function fromTemplate(
  template: Template,
  name: string,
  count: number,
  before: readonly Screen[],
  random: () => number,
): readonly Screen[] {
  const taken = new Set(before.map(({ code }) => code));
  return Array.from({ length: count }, (_, index) => {
    const code = newCode(taken, random);
    taken.add(code);
    const page = newPage(template);
    const shared = count > 1 && isListed(page);
    return {
      code,
      name: count > 1 ? `${name} ${index + 1}/${count}` : name,
      pages: [shared ? { ...page, part: { index, of: count } } : page],
      seconds: 12,
      scale: 1,
      theme: 'dark',
      language: 'both',
      banner: null,
    };
  });
}
