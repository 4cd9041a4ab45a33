import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@ronde/core/rules/language.ts';
import ts from 'typescript';

const web = fileURLToPath(new URL('../../web/', import.meta.url));

/** Words on screens in one language: as they stand there, and those with something put in. */
export interface WordsOnScreen {
  readonly exact: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

/** Fewer letters than this beside what is put in are no words: `…: …` fits everything. */
const LETTERS = 3;

/** The manual puts in a number, or leaves it open. */
const PUT_IN = String.raw`(?:\d+|…)`;

/** One space for any: French has narrow ones, and a page of the manual breaks its lines. */
export const evenSpaces = (text: string): string => text.replace(/\s+/gu, ' ').trim();

export const isOnScreen = (text: string, { exact, patterns }: WordsOnScreen): boolean => {
  const even = evenSpaces(text);
  return exact.has(even) || patterns.some((pattern) => pattern.test(even));
};

/** Everything that the pages say through `inBoth(english, french)`. */
export function wordsOnScreen(): Readonly<Record<Language, WordsOnScreen>> {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^(?:dist|browser|node_modules)\//.test(path),
  );
  const found = { en: new Found(), fr: new Found() };
  for (const path of files) {
    const source = readFileSync(join(web, path), 'utf8');
    if (source.includes('inBoth')) collect(path, source, found);
  }
  return found;
}

class Found implements WordsOnScreen {
  readonly exact = new Set<string>();
  readonly patterns: RegExp[] = [];

  add(text: string): void {
    this.exact.add(evenSpaces(text));
  }

  /** What stands between the parts is a number, or one of the words said for each. */
  addWithHoles(parts: readonly string[], between: readonly (readonly string[])[]): void {
    if (parts.join('').replace(/\P{L}/gu, '').length < LETTERS) return;
    const pattern = parts.map((part, index) => {
      const words = between[index] ?? [];
      const hole = words.length === 0 ? PUT_IN : `(?:${words.map(escaped).join('|')})`;
      return index === parts.length - 1 ? escaped(part) : `${escaped(part)}${hole}`;
    });
    this.patterns.push(new RegExp(`^${pattern.join('')}$`, 'u'));
  }
}

const escaped = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The words of `count < 2 ? 'forfait' : 'forfaits'`; none where something else is put in. */
function wordsPutIn({ expression }: ts.TemplateSpan): readonly string[] {
  if (!ts.isConditionalExpression(expression)) return [];
  const { whenTrue, whenFalse } = expression;
  if (!ts.isStringLiteralLike(whenTrue) || !ts.isStringLiteralLike(whenFalse)) return [];
  return [whenTrue.text, whenFalse.text];
}

function collect(path: string, source: string, found: Readonly<Record<Language, Found>>): void {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Node>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) declared.set(name.text, initializer);
    }
  }
  const visitWords = (node: ts.Node, into: Found, met: Set<string>): void => {
    if (ts.isStringLiteralLike(node)) into.add(node.text);
    else if (ts.isTemplateExpression(node)) {
      const { head, templateSpans } = node;
      into.addWithHoles(
        [head.text, ...templateSpans.map(({ literal }) => literal.text)],
        templateSpans.map(wordsPutIn),
      );
    } else if (ts.isIdentifier(node) && declared.has(node.text) && !met.has(node.text)) {
      met.add(node.text);
      visitWords(declared.get(node.text) ?? node, into, met);
    }
    ts.forEachChild(node, (child) => {
      visitWords(child, into, met);
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'inBoth') {
      const [en, fr] = node.arguments;
      if (en) visitWords(en, found.en, new Set());
      if (fr) visitWords(fr, found.fr, new Set());
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}
