import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { houseProgram } from '../house-program.ts';
import { SchemaWriter, type Json } from './schema-of-type.ts';

/** Types beside the answers that the description names. */
const BESIDES = [
  { file: 'server/api/problem.ts', type: 'Problem' },
  { file: 'server/api/live.ts', type: 'LiveEvents' },
];

/** The schema of every answer a route of the server may give, by the name the route gives it. */
export function answerSchemas(root: string): Readonly<Record<string, Json>> {
  const routes = readdirSync(join(root, 'server/routes'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(root, 'server/routes', name))
    .concat(join(root, 'server/app.ts'));
  const files = [...routes, ...BESIDES.map(({ file }) => join(root, file))];
  const program = houseProgram(files);
  const checker = program.getTypeChecker();
  const writer = new SchemaWriter(checker);
  const named = new Map<string, ts.Type>();
  for (const { file, type } of BESIDES) {
    named.set(type, exportedType(program, checker, join(root, file), type));
  }
  for (const file of routes) {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} is not there`);
    for (const [name, type] of answersIn(source, checker)) {
      const known = named.get(name);
      if (known !== undefined && known !== type) throw new Error(`two answers are called ${name}`);
      named.set(name, type);
    }
  }
  for (const [name, type] of [...named].sort(([a], [b]) => (a < b ? -1 : 1))) {
    writer.describe(name, type);
  }
  return writer.schemas();
}

/** Calls of `answerOf<Type>('Name')`; a list is called `Name[]`, and described as what it lists. */
function* answersIn(source: ts.SourceFile, checker: ts.TypeChecker): Generator<[string, ts.Type]> {
  const calls: ts.CallExpression[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'answerOf') {
      calls.push(node);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  for (const { typeArguments, arguments: given } of calls) {
    const [node] = typeArguments ?? [];
    const [name] = given;
    if (node === undefined || name === undefined || !ts.isStringLiteral(name)) {
      throw new Error(`${source.fileName}: an answer without its type and its name`);
    }
    const type = checker.getTypeFromTypeNode(node);
    const [item] = checker.isArrayType(type)
      ? checker.getTypeArguments(type as ts.TypeReference)
      : [];
    yield [name.text.replace(/\[\]$/, ''), item ?? type];
  }
}

function exportedType(
  program: ts.Program,
  checker: ts.TypeChecker,
  file: string,
  name: string,
): ts.Type {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (symbol === undefined) throw new Error(`${file} has no ${name}`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}
