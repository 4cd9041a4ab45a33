import { describe, expect, it } from 'vitest';
import { COMMAND_TYPES } from '@ronde/core/tournament/deeds/deed-of.ts';
import { openHall, playedHall, TOURNAMENT, type Asking } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const ENTER = `/api/tournaments/${TOURNAMENT}/commands/enter-result`;
const post = (asking: Asking): Asking => ({ method: 'POST', ...asking });

describe('unfit requests', () => {
  it.each([
    ['not JSON', { raw: '{"seen":' }, '400 server.malformedJson'],
    ['not UTF-8', { raw: '{"a":"\uD800"}', headers: {} }, '400 server.unfitRequest'],
    [
      'another kind of text',
      { raw: '{}', headers: { 'content-type': 'text/plain' } },
      '415 server.notJson',
    ],
    [
      'a form',
      { raw: 'seen=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      '415 server.notJson',
    ],
    ['too long', { raw: `{"key":"${'x'.repeat(1_000_001)}"}` }, '413 server.tooLarge'],
    [
      'long by its own word',
      { raw: '{}', headers: { 'content-length': '1000001' } },
      '413 server.tooLarge',
    ],
    ['empty', { raw: '' }, '400 server.malformedJson'],
    ['a list', { raw: '[]' }, '400 server.unfitRequest'],
    ['nothing', { raw: 'null' }, '400 server.unfitRequest'],
    ['deep', { raw: '['.repeat(100_000) + ']'.repeat(100_000) }, '400 server.unfitRequest'],
    ['a prototype', { raw: '{"__proto__":{"seen":1}}' }, '400 server.unfitRequest'],
  ])('%s', async (_, asking, expected) => {
    const hall = openHall();
    const event = await playedHall(hall);
    expect(await refusal(hall.ask(ENTER, post(asking)))).toBe(expected);
    expect(await hall.store.position(TOURNAMENT)).toMatchObject({
      value: event.ledger.entries.length,
    });
  });

  const good = { round: 1, board: 2, outcome: { kind: 'played', score: '1-0' } };
  it.each([
    ['a field too many', { ...good, by: 'chief' }],
    ['another type', { ...good, type: 'undo' }],
    ['a field missing', { round: 1, board: 2 }],
    ['a board below 1', { ...good, board: 0 }],
    ['half a board', { ...good, board: 1.5 }],
    ['a score nobody can have', { ...good, outcome: { kind: 'played', score: '2-0' } }],
    ['text for a number', { ...good, round: '1' }],
  ])('a command with %s is refused with the place', async (_, command) => {
    const hall = openHall();
    await playedHall(hall);
    const response = await hall.command('enterResult', command);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      params: { at: expect.stringMatching(/^body\.command/) as string },
    });
  });

  it.each([
    ['a control character', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['half a character', '\uD800'],
    ['too long', 'x'.repeat(201)],
    ['nothing', ''],
  ])('a name with %s is refused', async (_, name) => {
    const hall = openHall();
    await playedHall(hall);
    const response = hall.command('correctPlayer', { player: 'a', changes: { name } });
    expect(await refusal(response)).toBe('400 server.unfitRequest');
  });

  it.each(["'; DROP TABLE entries; --", '" OR 1=1 --', '=1+1', '%00', '../../etc/passwd'])(
    'a name like %s is only a name',
    async (name) => {
      const hall = openHall();
      const event = await playedHall(hall);
      const seen = event.ledger.entries.length;
      const done = await hall.command(
        'correctPlayer',
        { player: 'a', changes: { name } },
        { seen },
      );
      expect(done.status).toBe(200);
      const card = await hall.ask(`/api/tournaments/${TOURNAMENT}/players/a`);
      expect(await card.text()).toContain(JSON.stringify(name));
      const there = await hall.ask(`/api/tournaments/${encodeURIComponent(name)}`);
      expect(there.status).toBe(404);
    },
  );

  it.each(['short', 'x'.repeat(101), 'with space', 'new\nline'])(
    'the key %j is refused',
    async (key) => {
      const hall = openHall();
      await playedHall(hall);
      expect(await refusal(hall.command('enterResult', good, { key }))).toBe(
        '400 server.unfitRequest',
      );
    },
  );
});

describe('GET /api/openapi.json', () => {
  interface OpenApi {
    readonly openapi: string;
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>
    >;
    readonly components: {
      readonly schemas: Readonly<Record<string, { readonly properties?: object }>>;
    };
  }

  it('describes every route with what its body must be', async () => {
    const hall = openHall();
    const description = (await (await hall.ask('/api/openapi.json')).json()) as OpenApi;
    expect(description.openapi).toBe('3.1.0');
    const described = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    const routes = hall.routes.map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(routes.sort());
    const enter = description.paths['/api/tournaments/{id}/commands/enter-result']?.['post'];
    expect(enter?.['requestBody']).toMatchObject({
      content: {
        'application/json': {
          schema: {
            required: ['seen', 'key', 'command'],
            properties: {
              command: { required: ['round', 'board', 'outcome'], additionalProperties: false },
            },
          },
        },
      },
    });
  });

  it('describes each event of the stream by the schema of its data', async () => {
    const description = (await (await openHall().ask('/api/openapi.json')).json()) as OpenApi;
    const live = description.paths['/api/live']?.['get']?.['responses'];
    const event = (name: string) => ({
      type: 'object',
      properties: {
        event: { const: name },
        id: { type: 'string' },
        data: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: { $ref: `#/components/schemas/LiveEvents/properties/${name}` },
        },
      },
      required: ['event', 'data'],
    });
    const names = ['hello', 'entry', 'reset', 'beat', 'screens', 'games', 'bye'];
    const oneOf = names.map(event);
    expect(live).toMatchObject({
      200: { content: { 'text/event-stream': { schema: { type: 'array', items: { oneOf } } } } },
    });
    const { properties } = description.components.schemas['LiveEvents'] ?? {};
    expect(Object.keys(properties ?? {})).toEqual(names);
  });

  it('names every operation once, and knows every command', async () => {
    const text = await (await openHall().ask('/api/openapi.json')).text();
    const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(COMMAND_TYPES.length).toBeGreaterThan(40);
    expect(text).not.toContain('"$ref":"#/$defs');
  });
});
