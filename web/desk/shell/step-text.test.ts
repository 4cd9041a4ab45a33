import { describe, expect, it } from 'vitest';
import { formatInstant } from '../dates.ts';
import { stepText } from './step-text.ts';

describe('what undo is about', () => {
  const at = '2026-11-15T21:35:00.000Z';

  it.each([
    ['fr', 'localhost', 'poste principal'],
    ['en', 'localhost', 'main desk'],
    ['en', 'Marie #4f2c1a', 'Marie'],
  ] as const)('in %s names %j as people do, at the reader’s own hour', (language, by, said) => {
    expect(stepText({ what: 'Board 7: 1–0', by, at }, language)).toBe(
      `Board 7: 1–0 (${said}, ${formatInstant(at, language)})`,
    );
  });
});
