import type { Language } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { REFUSALS, type Refusal } from '@ronde/core/tournament/refusal.ts';
import { sayRefusal } from '@ronde/core/tournament/words/say.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import { writerText } from '@ronde/core/tournament/words/writer-text.ts';

const isRefusal = (problem: Problem): problem is Refusal & Problem =>
  (REFUSALS as readonly string[]).includes(problem.code);

/** A problem document in the reader's words: the regulations' refusals by the core, the rest by the words of the page. */
export function sayProblemIn(
  words: Readonly<Record<string, string>>,
  problem: Problem,
  language: Language,
  say: (refusal: Refusal, language: Language) => string = sayRefusal,
): string {
  if (isRefusal(problem)) return say(problem, language);
  const known = words[problem.code] ?? words[familyOf(problem.code)];
  const params = Object.fromEntries(
    Object.entries(problem.params).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? value
        : name === 'by'
          ? writerText(String(value), language)
          : String(value),
    ]),
  );
  return fill(known ?? words['other'] ?? '{code}', { ...params, code: problem.code });
}

/** `list.zipMethod` is said as a `list` where it has no words of its own; `store.serverBusy` as `store.server`. */
function familyOf(code: string): string {
  return code.startsWith('store.server') ? 'store.server' : (code.split('.')[0] ?? '');
}
