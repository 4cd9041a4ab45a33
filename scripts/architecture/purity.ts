import ts from 'typescript';
import type { Fault } from './fault.ts';
import { isPure, roomOf } from './rooms.ts';
import { isTest, lineOf, type Sources } from './sources.ts';

/**
 * Globals that give the same answer to the same question on every machine. Pure rooms may use these
 * and nothing else, so a clock, a random source or a network nobody thought of is refused too.
 */
const PURE_GLOBALS: ReadonlySet<string> = new Set([
  ...['undefined', 'NaN', 'Infinity', 'isNaN', 'isFinite', 'parseInt', 'parseFloat', 'arguments'],
  ...['Object', 'Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'String', 'Number', 'Boolean'],
  ...['BigInt', 'Symbol', 'Iterator', 'JSON', 'RegExp', 'Promise', 'Reflect', 'Proxy'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'AggregateError'],
  ...['ArrayBuffer', 'DataView', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array'],
  ...['Uint16Array', 'Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array'],
  ...['BigInt64Array', 'BigUint64Array', 'TextDecoder', 'TextEncoder', 'structuredClone'],
  ...['encodeURIComponent', 'decodeURIComponent'],
]);

/** Globals of which only some members are pure; they may be named in no other way. */
const PURE_MEMBERS: Readonly<Record<string, (member: string) => boolean>> = {
  Math: (member) => member !== 'random',
  Date: (member) => member === 'UTC' || member === 'parse',
  Intl: (member) => ['Collator', 'NumberFormat', 'PluralRules', 'ListFormat'].includes(member),
};

/** Types that only Node has. */
const NODE_TYPES: ReadonlySet<string> = new Set(['Buffer', 'NodeJS']);

/** Uses of anything impure in the pure rooms. */
export function purityFaults(sources: Sources): Fault[] {
  const pure = new Map([...sources].filter(([file]) => isToBePure(file) && !isTest(file)));
  return impuritiesOf(pure).map(({ file, line, message }) => ({ file, line, message }));
}

/** Uses of anything impure, resolved: a name declared in the code is not the global. */
export function impuritiesOf(sources: Sources): (Fault & { readonly name: string })[] {
  const checker = checkerOver(sources);
  return [...sources].flatMap(([file, source]) => {
    const faults: (Fault & { readonly name: string })[] = [];
    const visit = (node: ts.Node): void => {
      const message = impurity(node, checker);
      if (message !== null)
        faults.push({ file, line: lineOf(node), message, name: node.getText() });
      ts.forEachChild(node, visit);
    };
    visit(source.tree);
    return faults;
  });
}

function isToBePure(file: string): boolean {
  const room = roomOf(file);
  return room !== null && isPure(room);
}

/** Names are resolved without any library, so that a global is a name with no declaration. */
function checkerOver(sources: Sources): ts.TypeChecker {
  const host: ts.CompilerHost = {
    getSourceFile: (file) => sources.get(file)?.tree,
    getDefaultLibFileName: () => '',
    writeFile: () => undefined,
    getCurrentDirectory: () => '',
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (file) => sources.has(file),
    readFile: (file) => sources.get(file)?.text,
  };
  const options = { noLib: true, noResolve: true, types: [], target: ts.ScriptTarget.ESNext };
  return ts.createProgram([...sources.keys()], options, host).getTypeChecker();
}

function impurity(node: ts.Node, checker: ts.TypeChecker): string | null {
  if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
    return 'uses import.meta: a pure room does not know where it runs';
  }
  if (!ts.isIdentifier(node)) return null;
  if (isTypeName(node)) {
    return NODE_TYPES.has(node.text) && isUndeclared(node, checker)
      ? `uses the type ${node.text}, which only Node has`
      : null;
  }
  if (!isReference(node) || PURE_GLOBALS.has(node.text) || !isUndeclared(node, checker)) {
    return null;
  }
  const pureMember = PURE_MEMBERS[node.text];
  if (pureMember === undefined) return `uses ${node.text}, which is no part of pure TypeScript`;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
    return pureMember(parent.name.text) || isZonedTime(parent)
      ? null
      : `uses ${node.text}.${parent.name.text}`;
  }
  if (node.text === 'Date') return impurityOfDate(node, parent);
  return `uses ${node.text} other than as ${node.text}.name, which cannot be checked`;
}

/** Where what reads the clock of a zone is kept: it says the same whether it is kept or made anew. */
const KEEPS_CLOCKS_OF_ZONES = 'core/rules/zone.ts';

/** `format` and its kin without a value read the clock of the machine. */
const READS_THE_CLOCK = /\.format(ToParts|Range|RangeToParts)?\(\s*\)/;

/** `new Intl.DateTimeFormat(locale, { timeZone, … }).format(value)`: neither the machine's zone nor its clock. */
function isZonedTime(access: ts.PropertyAccessExpression): boolean {
  const made = access.parent;
  if (access.name.text !== 'DateTimeFormat' || !ts.isNewExpression(made)) return false;
  const options = made.arguments?.[1];
  const zoned =
    options !== undefined &&
    ts.isObjectLiteralExpression(options) &&
    options.properties.some(
      ({ name }) => name !== undefined && ts.isIdentifier(name) && name.text === 'timeZone',
    );
  const { fileName, text } = made.getSourceFile();
  if (zoned && fileName === KEEPS_CLOCKS_OF_ZONES) return !READS_THE_CLOCK.test(text);
  const call = made.parent.parent;
  return (
    zoned &&
    ts.isPropertyAccessExpression(made.parent) &&
    ts.isCallExpression(call) &&
    call.arguments.length === 1
  );
}

/** `new Date(value)` is a value; without one it is the clock, and by parts it is the time zone. */
function impurityOfDate(node: ts.Identifier, parent: ts.Node): string | null {
  if (ts.isNewExpression(parent) && parent.expression === node) {
    const count = parent.arguments?.length ?? 0;
    const [argument] = parent.arguments ?? [];
    if (count === 0) return 'uses new Date(), the clock';
    if (count > 1 || (argument !== undefined && ts.isSpreadElement(argument))) {
      return 'uses new Date(year, …), the time zone of the machine';
    }
    return null;
  }
  if (ts.isCallExpression(parent) && parent.expression === node) return 'uses Date(), the clock';
  return isInstanceOf(node, parent) ? null : 'uses Date other than as a value with a time';
}

const isInstanceOf = (node: ts.Identifier, parent: ts.Node): boolean =>
  ts.isBinaryExpression(parent) &&
  parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword &&
  parent.right === node;

function isUndeclared(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return (symbol?.declarations ?? []).length === 0;
}

const isTypeName = (node: ts.Identifier): boolean =>
  ts.isTypeReferenceNode(node.parent) ||
  (ts.isQualifiedName(node.parent) && node.parent.left === node);

/** Whether the identifier stands for a value: not a property's name, a label or a declaration. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isTypeQueryNode(parent) || ts.isQualifiedName(parent)) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isExportAssignment(parent)) return parent.expression === node;
  if (ts.isExpressionWithTypeArguments(parent)) return isExtendedByClass(parent);
  if (hasName(parent) && parent.name === node) return false;
  if (ts.isTypePredicateNode(parent) || ts.isTypeNode(parent)) return false;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false;
  if (ts.isImportAttribute(parent) || ts.isMetaProperty(parent)) return false;
  return !(ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent));
}

const isExtendedByClass = ({ parent }: ts.ExpressionWithTypeArguments): boolean =>
  ts.isHeritageClause(parent) &&
  parent.token === ts.SyntaxKind.ExtendsKeyword &&
  ts.isClassLike(parent.parent);

const hasName = (node: ts.Node): node is ts.Node & { name: ts.Node } => 'name' in node;
