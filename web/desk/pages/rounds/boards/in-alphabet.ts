import type { Language } from '@ronde/core/rules/language.ts';
import type { ByNameLine } from '@ronde/core/tournament/views/by-name.ts';

/** The lines in the order of the reader's alphabet. */
export function inAlphabet(lines: readonly ByNameLine[], language: Language): ByNameLine[] {
  const collator = new Intl.Collator(language);
  return [...lines].sort((a, b) => collator.compare(a.player.name, b.player.name));
}
