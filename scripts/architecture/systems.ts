import ts from 'typescript';
import { SYSTEM_KINDS } from '../../core/pairing/system.ts';
import { SYSTEM_NAMES } from '../../core/pairing/systems.ts';
import type { Fault } from './fault.ts';
import { importsOf } from './imports.ts';
import { isTest, lineOf, type Source, type Sources } from './sources.ts';

const HOME = 'core/pairing/';

/**
 * Everybody above core/pairing asks a system's face or its engine: nobody compares its name, and
 * nobody imports its folder. Tests may, and so may what only tests use.
 */
export function systemFaults(sources: Sources): Fault[] {
  const folders = [...sources.keys()].flatMap((file) => systemFolder(file) ?? []);
  return [...sources].flatMap(([file, source]) =>
    file.startsWith(HOME) || isTest(file) || /\/testing\/|^web\/browser\//.test(file)
      ? []
      : [...concreteImports(file, source, folders), ...comparisons(file, source)],
  );
}

/** A folder of core/pairing with a face in it is a system. */
const systemFolder = (file: string): string | null =>
  /^(core\/pairing\/[^/]+\/)system\.ts$/.exec(file)?.[1] ?? null;

function concreteImports(file: string, source: Source, folders: readonly string[]): Fault[] {
  return importsOf(source).flatMap(({ line, specifier, target }) =>
    target.kind === 'file' && folders.some((folder) => target.file.startsWith(folder))
      ? [{ file, line, message: `imports one system (${specifier}): ask its face or its engine` }]
      : [],
  );
}

function comparisons(file: string, source: Source): Fault[] {
  if (!SYSTEM_NAMES.some((name) => source.text.includes(name))) return [];
  const faults: Fault[] = [];
  const report = (node: ts.Node, name: string): void => {
    const message = `compares with the name of a system ('${name}'): ask its face`;
    faults.push({ file, line: lineOf(node), message });
  };
  const visit = (node: ts.Node): void => {
    for (const [literal, compared] of comparedIn(node)) {
      const name = nameIn(literal, compared);
      if (name !== null) report(literal, name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return faults;
}

const EQUALITIES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

const SEARCHES: ReadonlySet<string> = new Set(['startsWith', 'endsWith', 'includes', 'indexOf']);

/** What is compared with what in a node: `===`, `case`, and searches in texts and lists. */
function comparedIn(node: ts.Node): (readonly [ts.Expression, ts.Expression])[] {
  if (ts.isBinaryExpression(node) && EQUALITIES.has(node.operatorToken.kind)) {
    return [
      [node.left, node.right],
      [node.right, node.left],
    ];
  }
  if (ts.isCaseClause(node)) return [[node.expression, node.parent.parent.expression]];
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: searched, name } = node.expression;
  const [sought] = node.arguments;
  if (sought === undefined || !SEARCHES.has(name.text)) return [];
  const list = ts.isArrayLiteralExpression(searched) ? searched.elements : [];
  return [[sought, searched], ...list.map((element) => [element, sought] as const)];
}

/** The system a literal names; a word that is also a kind of systems counts beside a `system` only. */
function nameIn(literal: ts.Expression, compared: ts.Expression): string | null {
  if (!ts.isStringLiteralLike(literal)) return null;
  const { text } = literal;
  if (!(SYSTEM_NAMES as readonly string[]).includes(text)) return null;
  const isKind = (SYSTEM_KINDS as readonly string[]).includes(text);
  return isKind && !/\bsystem(Name)?$/.test(compared.getText()) ? null : text;
}
