import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { isTest, sourceFiles } from '../architecture/sources.ts';
import { houseProgram } from '../house-program.ts';

/** Where editions are written down: what they say about themselves is no reader. */
const EDITIONS = 'core/rules/editions/';
const REGISTRY = `${EDITIONS}registry.ts`;

/** Helpers and fixtures of tests read for tests only. */
const isForTests = (file: string): boolean =>
  isTest(file) || /(^|\/)(testing|browser)\/|\.fixture\.ts$/.test(file);

/** Every property of every chapter, by its path (`laws.recording.electronic`), with the first file that reads it, or all. */
export type Readers = ReadonlyMap<string, readonly string[]>;

/** The core reads editions; elsewhere whoever does names where they are. */
const mayRead = (folder: string, file: string): boolean =>
  !isForTests(file) &&
  (file.startsWith('core/') || readFileSync(resolve(folder, file), 'utf8').includes(EDITIONS));

/**
 * Reads the sources below a folder as one program and asks its types who reads which property. One
 * reader of a property is enough, except where all of them are wanted: types take long to tell.
 * @param allOf the paths whose readers are all wanted
 */
export function readersOf(folder: string, allOf: readonly string[] = []): Readers {
  const files = sourceFiles(folder).filter((file) => mayRead(folder, file));
  const program = houseProgram(files.map((file) => resolve(folder, file)));
  const checker = program.getTypeChecker();
  const inEditions = (node: ts.Node): boolean =>
    node.getSourceFile().fileName.startsWith(resolve(folder, EDITIONS));
  const registry = program.getSourceFile(resolve(folder, REGISTRY));
  if (registry === undefined) throw new RangeError(`no ${REGISTRY} below ${folder}`);
  const known = propertiesOf(checker, chaptersOf(registry), inEditions);
  const readers = new Map<string, Set<string>>(known.paths.map((path) => [path, new Set()]));
  const isWanted = (path: string): boolean => readers.get(path)?.size === 0 || allOf.includes(path);
  const wanted = (name: string): boolean => known.named.get(name)?.some(isWanted) === true;
  for (const file of files) {
    const source = program.getSourceFile(resolve(folder, file));
    if (source === undefined || inEditions(source)) continue;
    for (const path of readsIn(source, checker, known, wanted)) readers.get(path)?.add(file);
  }
  return new Map([...readers].map(([path, by]) => [path, [...by].sort()]));
}

function chaptersOf(registry: ts.SourceFile): ts.InterfaceDeclaration {
  const found = registry.statements.find(
    (statement) =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'PropertiesByChapter',
  );
  if (found === undefined || !ts.isInterfaceDeclaration(found)) {
    throw new RangeError('the registry names no properties by chapter');
  }
  return found;
}

interface Known {
  readonly paths: readonly string[];
  /** Paths by their last name. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  /** Paths of a property by where it is declared: chapters may share a type. */
  readonly declared: ReadonlyMap<ts.Node, readonly string[]>;
  /** Paths of a list of articles by the rules it names. */
  readonly articles: ReadonlyMap<string, readonly string[]>;
}

const signature = (names: readonly string[]): string => [...names].sort().join(' ');

function propertiesOf(
  checker: ts.TypeChecker,
  chapters: ts.InterfaceDeclaration,
  inEditions: (node: ts.Node) => boolean,
): Known {
  const paths = new Set<string>();
  const declared = new Map<ts.Node, string[]>();
  const articles = new Map<string, string[]>();
  const keep = <Key>(map: Map<Key, string[]>, key: Key, path: string): void => {
    map.set(key, [...(map.get(key) ?? []), path]);
  };
  const walk = (type: ts.Type, path: string): void => {
    for (const part of partsOf(checker, type)) {
      const properties = checker.getPropertiesOfType(part);
      for (const property of properties) {
        const declaration = property.declarations?.find(inEditions);
        if (declaration === undefined || !ts.isPropertySignature(declaration)) continue;
        const below = `${path}.${property.name}`;
        if (paths.has(below) && declared.get(declaration)?.includes(below)) continue;
        paths.add(below);
        keep(declared, declaration, below);
        walk(checker.getTypeOfSymbol(property), below);
      }
      if (!path.endsWith('.articles') || properties.some((each) => each.declarations)) continue;
      keep(articles, signature(properties.map(({ name }) => name)), path);
      for (const { name } of properties) paths.add(`${path}.${name}`);
    }
  };
  for (const chapter of chapters.members) {
    const symbol = chapter.name && checker.getSymbolAtLocation(chapter.name);
    if (symbol) walk(checker.getTypeOfSymbol(symbol), symbol.name);
  }
  const named = new Map<string, string[]>();
  for (const path of paths) keep(named, path.slice(path.lastIndexOf('.') + 1), path);
  return { paths: [...paths], named, declared, articles };
}

/** The objects a value may be: parts of a union, elements of a list. */
function partsOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((part) => partsOf(checker, part));
  const element = checker.isArrayLikeType(type) ? type.getNumberIndexType() : undefined;
  if (element !== undefined) return partsOf(checker, element);
  return type.flags & ts.TypeFlags.Object ? [type] : [];
}

/** Paths a file reads: by a dot, by a name in brackets, or by taking an object apart. */
function readsIn(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  known: Known,
  wanted: (name: string) => boolean,
): Set<string> {
  const read = new Set<string>();
  const reads = (receiver: ts.Node, name: string, among = 1): void => {
    if (!wanted(name)) return;
    for (const part of partsOfReceiver(checker, checker.getTypeAtLocation(receiver))) {
      const property = checker.getPropertyOfType(part, name);
      for (const declaration of property?.declarations ?? []) {
        for (const path of known.declared.get(declaration) ?? []) read.add(path);
      }
      if (property === undefined) continue;
      if (property.declarations !== undefined) continue;
      const rules = checker.getPropertiesOfType(part).map((each) => each.name);
      // Whoever may ask for any rule of the list has not said which.
      if (among >= rules.length) continue;
      for (const path of known.articles.get(signature(rules)) ?? []) read.add(`${path}.${name}`);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) reads(node.expression, node.name.text);
    if (ts.isElementAccessExpression(node)) {
      const names = namesIn(checker, node.argumentExpression);
      for (const name of names) reads(node.expression, name, names.length);
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) reads(node.parent, name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return read;
}

function partsOfReceiver(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const here = checker.getNonNullableType(type);
  return here.isUnion() ? here.types : [here];
}

/** The words an expression in brackets may be. */
function namesIn(checker: ts.TypeChecker, argument: ts.Expression): string[] {
  const type = checker.getTypeAtLocation(argument);
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}
