import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { answerSchemas } from './answers-of-routes.ts';
import { SchemaWriter } from './schema-of-type.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const KEPT = fileURLToPath(new URL('../../server/registry/answer-schemas.json', import.meta.url));

it('the schemas of the answers are those of the types: `npx vitest run scripts/answer-schemas -u`', async () => {
  const { code } = await format(KEPT, JSON.stringify(answerSchemas(root)), { printWidth: 100 });
  await expect(code).toMatchFileSnapshot(KEPT);
}, 180_000);

/** The schemas of the types of a small program, `Answer` first of all. */
function schemasIn(text: string): Readonly<Record<string, unknown>> {
  const source = ts.createSourceFile('/a/types.ts', text, ts.ScriptTarget.ES2023, true);
  const lib = `interface Array<T> { readonly [n: number]: T } interface ReadonlyArray<T> { readonly [n: number]: T }
    interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
    interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
    interface Date { getTime(): number }`;
  const globals = ts.createSourceFile('/a/lib.d.ts', lib, ts.ScriptTarget.ES2023, true);
  const program = ts.createProgram(
    ['/a/types.ts'],
    { strict: true, exactOptionalPropertyTypes: true, lib: ['lib.d.ts'], types: [] },
    {
      ...ts.createCompilerHost({}),
      getSourceFile: (name) =>
        name === '/a/types.ts' ? source : name.endsWith('lib.d.ts') ? globals : undefined,
      fileExists: (name) => name === '/a/types.ts',
    },
  );
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(source);
  const answer = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Answer');
  if (answer === undefined) throw new Error('no Answer');
  const writer = new SchemaWriter(checker);
  writer.describe('Answer', checker.getDeclaredTypeOfSymbol(answer));
  return writer.schemas();
}

const answerOf = (type: string): unknown =>
  (
    schemasIn(`export interface Answer { readonly a: ${type} }`)['Answer'] as {
      properties: unknown;
    }
  ).properties;

describe('the schema of a type', () => {
  it.each([
    ['string', { type: 'string' }],
    ['number | null', { anyOf: [{ type: 'null' }, { type: 'number' }] }],
    ['boolean', { type: 'boolean' }],
    ['true', { const: true }],
    ["'b' | 'a'", { enum: ['a', 'b'] }],
    ["'b' | 'a' | null", { anyOf: [{ enum: ['a', 'b'] }, { type: 'null' }] }],
    ['unknown', {}],
    ["string & { readonly brand: 'id' }", { type: 'string' }],
    ['readonly string[]', { type: 'array', items: { type: 'string' } }],
    [
      'readonly [number, string]',
      {
        type: 'array',
        prefixItems: [{ type: 'number' }, { type: 'string' }],
        minItems: 2,
        maxItems: 2,
      },
    ],
    [
      '{ readonly [name: string]: number }',
      { type: 'object', additionalProperties: { type: 'number' } },
    ],
    [
      '{ readonly b?: string; readonly c: number | undefined; readonly d: 1 }',
      {
        type: 'object',
        properties: { b: { type: 'string' }, c: { type: 'number' }, d: { const: 1 } },
        required: ['d'],
      },
    ],
  ])('%s', (type, schema) => {
    expect(answerOf(type)).toEqual({ a: schema });
  });

  it('refers to a type with a name, itself included, and carries what is said of it', () => {
    const text = `
      /** One of   many. */
      interface Node { readonly next: Node | null }
      export interface Answer {
        /** The first. */
        readonly first: Node;
      }`;
    expect(schemasIn(text)).toEqual({
      Answer: {
        type: 'object',
        properties: { first: { $ref: '#/components/schemas/Node', description: 'The first.' } },
        required: ['first'],
      },
      Node: {
        type: 'object',
        description: 'One of many.',
        properties: {
          next: { anyOf: [{ $ref: '#/components/schemas/Node' }, { type: 'null' }] },
        },
        required: ['next'],
      },
    });
  });

  it.each(['Date', '() => void', 'bigint'])('there is none of %s, which is no JSON', (type) => {
    expect(() => answerOf(type)).toThrow();
  });
});
