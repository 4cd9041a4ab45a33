import type { Context } from 'hono';

/** Whether a person's browser asks for a page; programs and our own pages ask under `/api`. */
export const wantsPage = ({ req }: Context): boolean =>
  ['GET', 'HEAD'].includes(req.method) &&
  !/^\/api(?:\/|$)/.test(req.path) &&
  (req.header('accept') ?? '').includes('text/html');

/** The first parts of our addresses, and whether all that follows is in small letters too. */
const SMALL_THROUGHOUT: ReadonlyMap<string, boolean> = new Map([
  ['c', false],
  ['event', false],
  ['help', true],
  ['new', true],
  ['p', true],
  ['s', true],
  ['sign-in', true],
  ['t', false],
]);

/** `/s/big1` for `/S/BIG1`: people type what they hear. Null where there is nothing to mend. */
export function inSmallLetters(path: string): string | null {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/s.exec(path) ?? [];
  const throughout = SMALL_THROUGHOUT.get(first.toLowerCase());
  if (throughout === undefined || first === first.toLowerCase()) return null;
  return `/${first.toLowerCase()}${throughout ? rest.toLowerCase() : rest}`;
}
