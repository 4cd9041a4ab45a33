import ts from 'typescript';

export type Json = Readonly<Record<string, unknown>>;

/** Where a schema stands in an OpenAPI document. */
export const PLACE = '#/components/schemas/';

/** Classes that JSON does not carry. */
const NOT_JSON = new Set(['Map', 'ReadonlyMap', 'Set', 'ReadonlySet', 'Date', 'Promise', 'RegExp']);

/** JSON Schemas of the compiler's types; those with a name are described once and referred to. */
export class SchemaWriter {
  readonly #checker: ts.TypeChecker;
  readonly #names = new Map<string, ts.Symbol>();
  readonly #schemas = new Map<string, Json>();
  readonly #within: ts.Type[] = [];

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** Every schema with a name, in the order of names. */
  schemas(): Readonly<Record<string, Json>> {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Gives the type this name, whatever others are called. */
  describe(name: string, type: ts.Type): void {
    const symbol = namedSymbol(type);
    if (symbol?.name === name) this.#names.set(name, symbol);
    else this.#schemas.set(name, {});
    this.#schemas.set(name, this.#described(type, symbol));
  }

  schemaOf(type: ts.Type): Json {
    const symbol = namedSymbol(type);
    if (symbol === null) return this.#inline(type);
    const name = this.#nameOf(symbol);
    if (!this.#schemas.has(name)) {
      // Held before it is described: a type may hold itself.
      this.#schemas.set(name, {});
      this.#schemas.set(name, this.#described(type, symbol));
    }
    return { $ref: `${PLACE}${name}` };
  }

  #described(type: ts.Type, symbol: ts.Symbol | null): Json {
    return { ...this.#inline(type), ...this.#description(symbol) };
  }

  /** The type's own name; that of its folder before it where another type has the name. */
  #nameOf(symbol: ts.Symbol): string {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    const folder = file.split('/').at(-2) ?? '';
    const longer = pascal(folder) + symbol.name;
    const name = [symbol.name, longer].find((candidate) => {
      const holder = this.#names.get(candidate);
      return holder === undefined || holder === symbol;
    });
    if (name === undefined) throw new Error(`two types are called ${longer}`);
    this.#names.set(name, symbol);
    return name;
  }

  #description(symbol: ts.Symbol | null): Json {
    const parts = symbol?.getDocumentationComment(this.#checker) ?? [];
    const text = ts.displayPartsToString(parts).replace(/\s+/g, ' ').trim();
    return text === '' ? {} : { description: text };
  }

  #inline(type: ts.Type): Json {
    if (this.#within.includes(type)) throw new Error(`${this.#text(type)} holds itself unnamed`);
    this.#within.push(type);
    try {
      return this.#shape(type);
    } finally {
      this.#within.pop();
    }
  }

  #shape(type: ts.Type): Json {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: this.#text(type) === 'true' };
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.NonPrimitive) return { type: 'object' };
    if (type.isUnion()) return this.#union(type.types);
    if (type.isIntersection()) {
      // A branded text or number: the brand is for the compiler alone.
      const plain = type.types.find(({ flags: own }) => own & PRIMITIVE);
      return plain === undefined ? this.#object(type) : this.#shape(plain);
    }
    if (flags & ts.TypeFlags.Object) return this.#array(type) ?? this.#object(type);
    throw new Error(`${this.#text(type)} has no schema`);
  }

  #union(types: readonly ts.Type[]): Json {
    const present = types.filter((type) => !(type.flags & ABSENT));
    const literals = present.filter((type) => type.isStringLiteral() || type.isNumberLiteral());
    const booleans = present.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const others = present.filter(({ flags }) => !(flags & ts.TypeFlags.Literal));
    const choices = [
      ...(literals.length > 0 ? [{ enum: literals.map(({ value }) => value).sort() }] : []),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map((one) => this.#shape(one))),
      ...others.map((type) => this.schemaOf(type)),
    ];
    // The compiler's own order depends on everything it has seen before.
    const sorted = choices
      .map((choice) => JSON.stringify(choice))
      .filter((text, index, all) => all.indexOf(text) === index)
      .sort()
      .map((text) => JSON.parse(text) as Json);
    const [only] = sorted;
    return sorted.length === 1 && only !== undefined ? only : { anyOf: sorted };
  }

  #array(type: ts.Type): Json | null {
    const checker = this.#checker;
    if (checker.isTupleType(type)) {
      const { elementFlags } = (type as ts.TupleTypeReference).target;
      if (elementFlags.some((flag) => flag !== ts.ElementFlags.Required)) {
        throw new Error(`${this.#text(type)} is a tuple of no fixed length`);
      }
      const items = checker.getTypeArguments(type as ts.TypeReference);
      return {
        type: 'array',
        prefixItems: items.map((item) => this.schemaOf(item)),
        minItems: items.length,
        maxItems: items.length,
      };
    }
    if (!checker.isArrayType(type)) return null;
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return { type: 'array', items: item === undefined ? {} : this.schemaOf(item) };
  }

  #object(type: ts.Type): Json {
    const checker = this.#checker;
    // An intersection has no symbol of its own, whatever the compiler's types say.
    const symbolName = (type.symbol as ts.Symbol | undefined)?.name ?? '';
    if (type.getCallSignatures().length > 0 || NOT_JSON.has(symbolName)) {
      throw new Error(`${this.#text(type)} is no JSON`);
    }
    const properties: Record<string, Json> = {};
    const required: string[] = [];
    for (const symbol of checker.getPropertiesOfType(type)) {
      const own = checker.getTypeOfSymbol(symbol);
      const types = own.isUnion() ? own.types : [own];
      if (types.every(({ flags }) => flags & ABSENT)) continue;
      const absent = types.some(({ flags }) => flags & ABSENT);
      if (!absent && !(symbol.flags & ts.SymbolFlags.Optional)) required.push(symbol.name);
      properties[symbol.name] = { ...this.schemaOf(own), ...this.#description(symbol) };
    }
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 ? { properties } : {}),
      ...(required.length > 0 ? { required: required.sort() } : {}),
      ...(index === undefined ? {} : { additionalProperties: this.schemaOf(index.type) }),
    };
  }

  #text(type: ts.Type): string {
    return this.#checker.typeToString(type);
  }
}

const PRIMITIVE = ts.TypeFlags.String | ts.TypeFlags.Number;
/** What JSON leaves out. */
const ABSENT = ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never;

/** The symbol of an interface or an alias of objects; null for what is described where it stands. */
function namedSymbol(type: ts.Type): ts.Symbol | null {
  const { aliasSymbol, aliasTypeArguments = [] } = type;
  const objects = type.isUnion()
    ? type.types.some(({ flags }) => flags & ts.TypeFlags.Object)
    : (type.flags & ts.TypeFlags.Object) !== 0;
  if (!objects) return null;
  if (aliasSymbol !== undefined) {
    return aliasTypeArguments.length === 0 && isOurs(aliasSymbol) ? aliasSymbol : null;
  }
  if (type.isUnion()) return null;
  const isInterface = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Interface) !== 0;
  return isInterface && isOurs(type.symbol) ? type.symbol : null;
}

const isOurs = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.every((one) => !one.getSourceFile().fileName.includes('node_modules')) ===
  true;

const pascal = (folder: string): string =>
  folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
