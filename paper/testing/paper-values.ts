import { paperOf, type PaperWish } from '@ronde/core/documents/papers/paper-of.ts';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import type { PaperName } from '@ronde/core/documents/papers/papers.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { codeOf } from '../code.ts';

/** How papers under test are asked for. */
export const HOW = {
  audience: 'staff',
  at: '2026-03-08T12:00:00.000Z',
  zone: 'Europe/Paris',
  address: 'https://club.example/t/open/',
  code: codeOf,
  // The longest there are.
  wifi: {
    name: 'Salle polyvalente du Grand-Large',
    password: 'Une longue phrase: cavalier, tour; "roque" \\ mat en 64 coups',
  },
  ownResult: 'https://club.example/p',
} as const;

/** What a paper says; one that is refused is a fault of the test. */
export function paperValues(
  state: Tournament,
  paper: PaperName,
  asked: Pick<PaperWish, 'language' | 'both' | 'round'>,
): readonly PaperValues[] {
  const made = paperOf(state, paper, { ...HOW, ...asked });
  if (!made.ok) throw new Error(`${paper}: ${made.error.code}`);
  return made.value;
}

/** Everything a value says, cell by cell. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    NO_WORDS.has(key) ? [] : textsIn(inside),
  );
}

const NO_WORDS: ReadonlySet<string> = new Set([
  ...['paper', 'language', 'layout', 'kind', 'align', 'foot', 'draft', 'code', 'flag', 'moves'],
  'picture',
  // What is cut has no head; that of the others is looked at by itself.
  ...['head', 'title'],
]);
