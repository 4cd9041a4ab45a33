import ts from 'typescript';

/** Asked of every node of every page: looked up once. */
const {
  JSDocParsingMode,
  ScriptTarget,
  SyntaxKind,
  createSourceFile,
  forEachChild,
  isArrayLiteralExpression,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isImportDeclaration,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxText,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isSpreadAssignment,
  isStringLiteral,
  isStringLiteralLike,
  isTemplateExpression,
  isTypeNode,
  isVariableStatement,
} = ts;

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

/** Without comments, and without the way up from each node: nobody goes it. */
const parse = (name: string, source: string): ts.SourceFile =>
  createSourceFile(name, source, {
    languageVersion: ScriptTarget.Latest,
    jsDocParsingMode: JSDocParsingMode.ParseNone,
  });

/** Says the same in English and in French. */
const isInBoth = (node: ts.Node): node is ts.CallExpression =>
  isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'inBoth';

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
    if (isStringLiteralLike(node)) note(node, node.text);
    else if (isTemplateExpression(node)) {
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) {
        note(part, part.text);
      }
    } else if (isConditionalExpression(node)) {
      noteExpression(node.whenTrue);
      noteExpression(node.whenFalse);
    } else if (isParenthesizedExpression(node)) noteExpression(node.expression);
    else if (isBinaryExpression(node) && !isComparison(node)) {
      noteExpression(node.left);
      noteExpression(node.right);
    }
  };
  const visit = (node: ts.Node, within: ts.Node): void => {
    if (isTypeNode(node) || isImportDeclaration(node) || isInBoth(node)) return;
    if (isJsxElement(node) && OUTSIDE_LANGUAGE.has(node.openingElement.tagName.getText(file))) {
      return;
    }
    if (isJsxText(node)) note(node, node.text);
    if (isPropertyAssignment(node) && READ_PROPERTIES.has(node.name.getText(file))) {
      noteExpression(node.initializer);
    }
    if (isJsxExpression(node) && node.expression && !isJsxAttribute(within)) {
      noteExpression(node.expression);
    }
    if (isJsxAttribute(node) && READ_ATTRIBUTES.has(node.name.getText(file))) {
      const value = node.initializer;
      if (value && isStringLiteral(value)) note(value, value.text);
      else if (value && isJsxExpression(value) && value.expression) {
        noteExpression(value.expression);
      }
    }
    forEachChild(node, (inner) => {
      visit(inner, node);
    });
  };
  visit(file, file);
  return found;
}

const COMPARISONS = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.LessThanToken,
  SyntaxKind.GreaterThanToken,
  SyntaxKind.LessThanEqualsToken,
  SyntaxKind.GreaterThanEqualsToken,
  SyntaxKind.InKeyword,
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
    const value = isIdentifier(inner) ? declared.get(inner.text) : undefined;
    return value === undefined ? inner : meant(value);
  };
  const properties = (node: ts.ObjectLiteralExpression): Map<string, ts.Node> =>
    new Map(
      node.properties.flatMap((property) => {
        if (!isSpreadAssignment(property)) return [[nameOf(property), valueOf(property)]];
        const spread = meant(property.expression);
        return isObjectLiteralExpression(spread) ? [...properties(spread)] : [];
      }),
    );
  const pair = (path: string, en: ts.Node, fr: ts.Node): void => {
    const [one, other] = [meant(en), meant(fr)];
    if (isObjectLiteralExpression(one) && isObjectLiteralExpression(other)) {
      const french = properties(other);
      for (const [key, value] of properties(one)) {
        const twin = french.get(key);
        if (twin) pair(path === '' ? key : `${path}.${key}`, value, twin);
      }
      return;
    }
    if (isArrayLiteralExpression(one) && isArrayLiteralExpression(other)) {
      one.elements.forEach((element, index) => {
        const twin = other.elements[index];
        if (twin) pair(`${path}[${index}]`, element, twin);
      });
      return;
    }
    pairs.push({ path, en: textOf(one, file), fr: textOf(other, file), line: lineOf(file, en) });
  };
  const visit = (node: ts.Node): void => {
    if (isInBoth(node)) {
      const [en, fr] = node.arguments;
      if (en && fr) pair('', en, fr);
      return;
    }
    forEachChild(node, visit);
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
    if (!isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (isIdentifier(name) && initializer) found.set(name.text, initializer);
    }
  }
  return found;
}

/** Without `satisfies`, `as const` and brackets. */
const bare = (node: ts.Node): ts.Node =>
  isSatisfiesExpression(node) || isAsExpression(node) || isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

const valueOf = (property: ts.ObjectLiteralElementLike): ts.Node =>
  isPropertyAssignment(property) ? property.initializer : property;

/** The words of a string, a template or a function that makes a sentence. */
function textOf(node: ts.Node, file: ts.SourceFile): string {
  if (isStringLiteralLike(node)) return node.text;
  const texts: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (
      isStringLiteralLike(inner) ||
      inner.kind === SyntaxKind.TemplateHead ||
      inner.kind === SyntaxKind.TemplateMiddle ||
      inner.kind === SyntaxKind.TemplateTail
    ) {
      texts.push((inner as ts.LiteralLikeNode).text);
    }
    forEachChild(inner, visit);
  };
  visit(node);
  return texts.length === 0 ? node.getText(file) : texts.join('…');
}
