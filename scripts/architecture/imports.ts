import { posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import ts from 'typescript';
import { lineOf, type Source } from './sources.ts';

/** Where an import leads. */
export type Target =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'node' }
  | { readonly kind: 'package' }
  | { readonly kind: 'computed' };

export interface Import {
  readonly line: number;
  readonly specifier: string;
  readonly target: Target;
}

const read = new WeakMap<Source, readonly Import[]>();

/** Every import of a file: declarations, re-exports, types, `import()` and `require()`. */
export function importsOf(source: Source): readonly Import[] {
  const known = read.get(source);
  if (known !== undefined) return known;
  const imports = NEEDS_THE_TREE.test(source.text) ? importsInTree(source.tree) : listed(source);
  read.set(source, imports);
  return imports;
}

/** Imports within code, types and declared modules, references, and re-exports of nothing. */
const NEEDS_THE_TREE =
  /\b(?:import|require)\s*(?:\(|\/[*/])|\bdeclare\b|\bexport\s*(?:type\s*)?\{\s*\}|^\s*\/\/\/\s*</m;

/** The imports and re-exports of a file that has no others: a parser that makes no tree lists them sooner. */
function listed({ file, text }: Source): Import[] {
  const { staticImports, staticExports } = parseSync(file, text).module;
  const requests = [
    ...staticImports.map(({ start, moduleRequest }) => ({ start, specifier: moduleRequest.value })),
    ...staticExports.flatMap(({ start, entries }) => {
      const specifier = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value;
      return specifier === undefined ? [] : [{ start, specifier }];
    }),
  ];
  return requests
    .sort((a, b) => a.start - b.start)
    .map(({ start, specifier }) => ({
      line: text.slice(0, start).split('\n').length,
      specifier,
      target: targetOf(file, specifier),
    }));
}

function importsInTree(source: ts.SourceFile): Import[] {
  const imports: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Node | undefined): void => {
    const literal = specifier !== undefined && ts.isStringLiteralLike(specifier);
    imports.push({
      line: lineOf(node),
      specifier: literal ? specifier.text : (specifier?.getText(source) ?? ''),
      target: literal ? targetOf(source.fileName, specifier.text) : { kind: 'computed' },
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(node, node.moduleSpecifier);
    else if (ts.isExternalModuleReference(node)) add(node, node.expression);
    else if (ts.isImportTypeNode(node)) add(node, literalOf(node.argument));
    else if (ts.isCallExpression(node) && isImportCall(node)) add(node, node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const reference of source.referencedFiles) {
    const target = targetOf(source.fileName, `./${reference.fileName}`);
    const line = source.getLineAndCharacterOfPosition(reference.pos).line + 1;
    imports.push({ line, specifier: reference.fileName, target });
  }
  return imports;
}

const literalOf = (type: ts.TypeNode): ts.Node =>
  ts.isLiteralTypeNode(type) ? type.literal : type;

function isImportCall({ expression }: ts.CallExpression): boolean {
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require')
  );
}

function targetOf(from: string, specifier: string): Target {
  if (specifier.startsWith('node:')) return { kind: 'node' };
  if (specifier.startsWith('.')) {
    return { kind: 'file', file: posix.normalize(posix.join(posix.dirname(from), specifier)) };
  }
  const workspace = /^@ronde\/(.+)$/.exec(specifier);
  if (workspace?.[1] !== undefined) return { kind: 'file', file: posix.normalize(workspace[1]) };
  return { kind: 'package' };
}
