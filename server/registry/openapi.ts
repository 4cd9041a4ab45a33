import { z } from 'zod';
import ANSWERS from './answer-schemas.json' with { type: 'json' };
import { EVENT_STREAM, type Route } from './route.ts';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodType): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    // A value checked by a function has no schema of its own beyond its kind.
    unrepresentable: 'any',
  }) as Json & { readonly $schema?: unknown };
  return rest;
};

/** The OpenAPI 3.1 description of every route, made from what the routes themselves are made of. */
export function describeRoutes(routes: readonly Route[], version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method] = operationOf(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ronde',
      version,
      description:
        'Commands in, views out. A write carries the header `x-ronde: 1`. Every refusal is a problem document with a stable code.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      // Made from the TypeScript types by scripts/answer-schemas.
      schemas: ANSWERS,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'ronde-session' },
        device: { type: 'apiKey', in: 'cookie', name: 'ronde-device' },
      },
    },
    security: [{}, { session: [] }, { device: [] }],
  };
}

const componentName = (name: string): string => name.replace(/\[\]$/, '');

function operationOf(route: Route): Json {
  return {
    summary: route.summary,
    operationId: `${route.method}${route.path.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '')}`,
    'x-roles': route.roles,
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(route.body) } },
          },
        }),
    responses: {
      [route.answer.status]: successOf(route),
      default: {
        description: 'A problem document',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

function parametersOf(schema: z.ZodObject | null, place: 'path' | 'query'): Json[] {
  if (schema === null) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, own]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: own,
  }));
}

/** Each event by its name, its data being JSON of the schema that the type gives it. */
function eventsOf(name: string): Json {
  const { properties } =
    (ANSWERS as Readonly<Record<string, EventsSchema | undefined>>)[name] ?? {};
  const reference = `#/components/schemas/${name}/properties`;
  return {
    oneOf: Object.keys(properties ?? {}).map((event) => ({
      type: 'object',
      properties: {
        event: { const: event },
        id: { type: 'string' },
        data: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: { $ref: `${reference}/${event}` },
        },
      },
      required: ['event', 'data'],
    })),
  };
}

interface EventsSchema {
  readonly properties?: Json;
}

function successOf({ answer, method }: Route): Json {
  if (answer.status === 204) return { description: 'Done' };
  if (answer.media === EVENT_STREAM) {
    return {
      description: 'The events, one after the other',
      content: { [EVENT_STREAM]: { schema: { type: 'array', items: eventsOf(answer.name) } } },
    };
  }
  const reference = { $ref: `#/components/schemas/${componentName(answer.name)}` };
  const schema = answer.name.endsWith('[]') ? { type: 'array', items: reference } : reference;
  return {
    description: method === 'get' ? 'The view' : 'Done',
    content: { [answer.media]: answer.name === '' ? {} : { schema } },
  };
}
