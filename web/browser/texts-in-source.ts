import ts from 'typescript';

/** Where a text stands in the source, and the text. */
export interface FoundText {
  readonly line: number;
  readonly text: string;
}

/** A word of a words file in both languages, by its path (`stages.draft`). */
export interface TextPair {
  readonly path: string;
  readonly en: string;
  readonly fr: string;
  readonly line: number;
}

/** Attributes that people read or hear. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'emptyMessage',
  'error',
  'heading',
  'label',
  'nothingFound',
  'placeholder',
  'text',
  'title',
]);

/** Fields of notices, menus and columns that people read. */
const READ_PROPERTIES = new Set(['description', 'label', 'message', 'placeholder', 'title']);

/** What stands on a key is the same in every language; so is a name. */
const OUTSIDE_LANGUAGE = new Set(['kbd', 'code']);
const NAMES = new Set(['Ronde']);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const isText = (text: string): boolean => hasLetters(text) && !NAMES.has(text.trim());

const parse = (name: string, source: string): ts.SourceFile =>
  ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);

const lineOf = (file: ts.SourceFile, node: ts.Node): number =>
  file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;

/** Every text in the markup that no words file gives: it would be the same in each language. */
export function literalTexts(name: string, source: string): FoundText[] {
  const file = parse(name, source);
  const found: FoundText[] = [];
  const note = (node: ts.Node, text: string): void => {
    if (isText(text)) found.push({ line: lineOf(file, node), text: text.trim() });
  };
  /** Texts an expression can come to; comparisons and arguments are none of them. */
  const noteExpression = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) {
        note(part, part.text);
      }
    } else if (ts.isConditionalExpression(node)) {
      noteExpression(node.whenTrue);
      noteExpression(node.whenFalse);
    } else if (ts.isParenthesizedExpression(node)) noteExpression(node.expression);
    else if (ts.isBinaryExpression(node) && !isComparison(node)) {
      noteExpression(node.left);
      noteExpression(node.right);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && OUTSIDE_LANGUAGE.has(node.openingElement.tagName.getText(file))) {
      return;
    }
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'inBoth') return;
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isPropertyAssignment(node) && READ_PROPERTIES.has(node.name.getText(file))) {
      noteExpression(node.initializer);
    }
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      noteExpression(node.expression);
    }
    if (ts.isJsxAttribute(node) && READ_ATTRIBUTES.has(node.name.getText(file))) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) note(value, value.text);
      else if (value && ts.isJsxExpression(value) && value.expression) {
        noteExpression(value.expression);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.InKeyword,
]);
const isComparison = (node: ts.BinaryExpression): boolean =>
  COMPARISONS.has(node.operatorToken.kind);

/** Every word given by `inBoth(english, french)`, side by side. */
export function textPairs(name: string, source: string): TextPair[] {
  // Nine files of ten give no words, and need not be parsed.
  if (!source.includes('inBoth')) return [];
  const file = parse(name, source);
  const pairs: TextPair[] = [];
  const declared = declarations(file);
  /** What a name of this file stands for, without `satisfies` and brackets. */
  const meant = (node: ts.Node): ts.Node => {
    const inner = bare(node);
    const value = ts.isIdentifier(inner) ? declared.get(inner.text) : undefined;
    return value === undefined ? inner : meant(value);
  };
  const properties = (node: ts.ObjectLiteralExpression): Map<string, ts.Node> =>
    new Map(
      node.properties.flatMap((property) => {
        if (!ts.isSpreadAssignment(property)) return [[nameOf(property), valueOf(property)]];
        const spread = meant(property.expression);
        return ts.isObjectLiteralExpression(spread) ? [...properties(spread)] : [];
      }),
    );
  const pair = (path: string, en: ts.Node, fr: ts.Node): void => {
    const [one, other] = [meant(en), meant(fr)];
    if (ts.isObjectLiteralExpression(one) && ts.isObjectLiteralExpression(other)) {
      const french = properties(other);
      for (const [key, value] of properties(one)) {
        const twin = french.get(key);
        if (twin) pair(path === '' ? key : `${path}.${key}`, value, twin);
      }
      return;
    }
    if (ts.isArrayLiteralExpression(one) && ts.isArrayLiteralExpression(other)) {
      one.elements.forEach((element, index) => {
        const twin = other.elements[index];
        if (twin) pair(`${path}[${index}]`, element, twin);
      });
      return;
    }
    pairs.push({ path, en: textOf(one), fr: textOf(other), line: lineOf(file, en) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'inBoth') {
      const [en, fr] = node.arguments;
      if (en && fr) pair('', en, fr);
      return;
    }
    ts.forEachChild(node, visit);
  };
  const nameOf = (property: ts.ObjectLiteralElementLike): string =>
    property.name?.getText(file).replace(/^['"]|['"]$/g, '') ?? '';
  visit(file);
  return pairs;
}

/** Values of the constants of a file, by name. */
function declarations(file: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
    }
  }
  return found;
}

/** Without `satisfies`, `as const` and brackets. */
const bare = (node: ts.Node): ts.Node =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

const valueOf = (property: ts.ObjectLiteralElementLike): ts.Node =>
  ts.isPropertyAssignment(property) ? property.initializer : property;

/** The words of a string, a template or a function that makes a sentence. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  const texts: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (
      ts.isStringLiteralLike(inner) ||
      inner.kind === ts.SyntaxKind.TemplateHead ||
      inner.kind === ts.SyntaxKind.TemplateMiddle ||
      inner.kind === ts.SyntaxKind.TemplateTail
    ) {
      texts.push((inner as ts.LiteralLikeNode).text);
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return texts.length === 0 ? node.getText() : texts.join('…');
}
