import { playerId } from '@ronde/core/rules/identity.ts';
import { memoryShelf, openMemoryStore } from '@ronde/store/memory.ts';
import type { Store } from '@ronde/store/store.ts';
import { describe, expect, it } from 'vitest';
import type { CommandType } from '@ronde/core/tournament/command.ts';
import type {
  CommandAnswer,
  ConflictProblem,
  CreateAnswer,
  UnconfirmedProblem,
} from '../api/commands.ts';
import {
  newKey,
  openHall,
  playedHall,
  TOURNAMENT,
  type Asking,
  type Hall,
} from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const AT = '2026-03-07T14:00:00.000Z';
const WHITE = { kind: 'played', score: '1-0' };
const DRAW = { kind: 'played', score: '½-½' };
const board = (number: number, outcome: object = WHITE) => ({ round: 1, board: number, outcome });

async function hallAt(): Promise<{ hall: Hall; seen: number }> {
  const hall = openHall();
  const event = await playedHall(hall);
  return { hall, seen: event.ledger.entries.length };
}

/** An event read from a report with birth dates, its check-in open, and one of its players. */
async function importedHall(): Promise<{ hall: Hall; player: string }> {
  const hall = openHall();
  const report = [
    '012 Open de Rennes',
    '042 2026/03/07',
    '062 2',
    '092 Individual: Swiss-System',
    'XXR 5',
    '001    1 m    Lefevre, Zoe                      2100 FRA             1987/06/05  0.0    1',
    '001    2 m    Martin, Luc                       2000 FRA             1987/06/05  0.0    2',
  ].join('\n');
  const made = await hall.ask(`/api/tournaments/import?key=${newKey()}&file=open.trf`, {
    method: 'POST',
    raw: `${report}\n`,
  });
  const { id } = (await made.json()) as { id: string };
  const read = await hall.store.read(id);
  if (!read.ok) throw new Error(read.error.message);
  await hall.store.create(TOURNAMENT, { at: AT }, read.value);
  await hall.does('openCheckIn', { round: 1 });
  const opened = await hall.house.ledgers.at(TOURNAMENT);
  const [player = ''] = opened.ok ? opened.value.state.players.keys() : [];
  return { hall, player };
}

const answer = async (response: Response | Promise<Response>): Promise<CommandAnswer> =>
  (await (await response).json()) as CommandAnswer;

describe('a command', () => {
  it('is performed, durable, and answered with its entry', async () => {
    const { hall, seen } = await hallAt();
    const response = await hall.command('enterResult', board(2), { seen });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      position: seen + 1,
      repeated: false,
      entry: { by: 'localhost', events: [{ type: 'resultEntered', board: 2, outcome: WHITE }] },
    });
    const stored = await hall.store.read(TOURNAMENT, { after: seen });
    expect(stored.ok && stored.value).toHaveLength(1);
  });

  it('sent twice is applied once and answered the same', async () => {
    const { hall, seen } = await hallAt();
    const key = newKey();
    const first = await answer(hall.command('enterResult', board(2), { seen, key }));
    await hall.command('enterResult', board(3), { seen: seen + 1 });
    const again = await answer(hall.command('enterResult', board(2), { seen, key }));
    expect(again).toEqual({ ...first, repeated: true });
    expect((await hall.store.position(TOURNAMENT)).ok).toBe(true);
    expect(await hall.store.position(TOURNAMENT)).toMatchObject({ value: seen + 2 });
  });

  it('a key opens nobody else’s entry', async () => {
    const { hall, seen } = await hallAt();
    const key = newKey();
    await hall.command('enterResult', board(2), { seen, key });
    const helper = await hall.device({ name: 'Table', role: 'results' });
    const response = hall.command('enterResult', board(3), { ...helper, seen, key });
    expect(await refusal(response)).toBe('409 keyTaken');
  });

  it('a key asks one thing: another content under it is refused, and nothing is done', async () => {
    const { hall, seen } = await hallAt();
    const key = newKey();
    const first = await answer(hall.command('enterResult', board(2), { seen, key }));
    const asks = (type: CommandType, command: object, at = seen) =>
      hall.command(type, command, { seen: at, key });
    for (const other of [
      asks('enterResult', board(2, DRAW)),
      asks('enterResult', board(3)),
      asks('questionResult', board(2)),
      asks('undo', {}, seen + 1),
    ]) {
      expect(await refusal(other)).toBe('409 keyUsedOtherwise');
    }
    expect(await hall.store.position(TOURNAMENT)).toMatchObject({ value: seen + 1 });
    // The same with its fields in another order, of somebody who has seen more, is the same.
    const { round, board: number, outcome } = board(2);
    const same = { outcome, board: number, round };
    expect(await answer(asks('enterResult', same, seen + 1))).toEqual({ ...first, repeated: true });
  });

  it('a key is known with what it asked after a restart, and by another server', async () => {
    const shelf = memoryShelf();
    const one = openHall({ store: openMemoryStore(shelf) });
    const seen = (await playedHall(one)).ledger.entries.length;
    const key = newKey();
    await one.command('enterResult', board(2), { seen, key });
    one.close();
    const two = openHall({ store: openMemoryStore(shelf) });
    expect(await answer(two.command('enterResult', board(2), { seen, key }))).toMatchObject({
      repeated: true,
    });
    const other = two.command('enterResult', board(3), { seen, key });
    expect(await refusal(other)).toBe('409 keyUsedOtherwise');
  });

  it('a key of a log that does not say what was asked is answered as before', async () => {
    const { hall, seen } = await hallAt();
    const key = newKey();
    const events = [{ type: 'resultEntered', ...board(2) }];
    await hall.store.append(TOURNAMENT, seen, { at: AT, by: 'localhost', key, events });
    expect(await answer(hall.command('enterResult', board(2), { seen, key }))).toMatchObject({
      position: seen + 1,
      repeated: true,
    });
  });

  it('merges with what others wrote elsewhere', async () => {
    const { hall, seen } = await hallAt();
    expect((await hall.command('enterResult', board(2), { seen })).status).toBe(200);
    expect(await answer(hall.command('enterResult', board(3), { seen }))).toMatchObject({
      position: seen + 2,
    });
  });

  it('on the same thing comes back with what the other wrote', async () => {
    const { hall, seen } = await hallAt();
    const helper = await hall.device({ name: 'Table', role: 'results' });
    await hall.command('enterResult', board(2), { ...helper, seen });
    const response = await hall.command('enterResult', board(2, DRAW), { seen });
    expect(response.status).toBe(409);
    const { code, params } = (await response.json()) as ConflictProblem;
    expect(code).toBe('conflict');
    expect(params.position).toBe(seen + 1);
    expect(params.others).toMatchObject([
      { position: seen + 1, events: [{ type: 'resultEntered', board: 2, outcome: WHITE }] },
    ]);
    expect(params.others[0]?.by).toMatch(/^Table #/);
    // Seen now: a second value asks, and is taken when it is meant.
    const again = { seen: seen + 1 };
    expect((await hall.command('enterResult', board(2, DRAW), again)).status).toBe(428);
    const meant = { ...again, confirmations: { replacesResult: 'confirmed' } };
    expect((await hall.command('enterResult', board(2, DRAW), meant)).status).toBe(200);
  });

  it('tells a helper of a conflict what the stream tells, and no more', async () => {
    const { hall, seen } = await hallAt();
    const [one, two] = [
      await hall.device({ name: 'Table 1', role: 'results' }),
      await hall.device({ name: 'Table 2', role: 'results' }),
    ];
    await hall.command('enterResult', board(2), { ...one, seen });
    await hall.command('clearResult', { round: 1, board: 2 }, { ...one, seen: seen + 1 });
    const response = await hall.command('enterResult', board(2, DRAW), { ...two, seen });
    const { params } = (await response.json()) as ConflictProblem;
    const at = AT;
    // The live stream tells how the board stands now.
    const fact = { type: 'result', round: 1, board: 2, outcome: { kind: 'notEntered' } };
    expect(params).toEqual({
      position: seen + 2,
      others: [
        { position: seen + 1, at, facts: [fact] },
        { position: seen + 2, at, facts: [fact] },
      ],
    });
  });

  it('of somebody who has seen nothing yet conflicts with neither creation nor import', async () => {
    const { hall, player } = await importedHall();
    const b = await hall.device({ name: 'B', role: 'player', player });
    const response = await hall.command('checkIn', { players: [player] }, { ...b, seen: 0 });
    expect(response.status).toBe(200);
    const helper = await hall.device({ name: 'Door', role: 'checkIn' });
    const again = hall.command('undoCheckIn', { players: [player] }, { ...helper, seen: 0 });
    expect(await refusal(again)).toBe('409 conflict');
  });

  it('that meets private data of others is told of none', async () => {
    const { hall, player } = await importedHall();
    const helper = await hall.device({ name: 'Door', role: 'checkIn' });
    const details = { id: player, name: 'Twice', ratings: {}, fromRound: 1 };
    const response = await hall.command(
      'enterPlayers',
      { players: [details] },
      { ...helper, seen: 0 },
    );
    expect(response.status).toBe(409);
    const text = await response.text();
    expect(text).toContain('"facts"');
    expect(text).not.toContain('1987-06-05');
    expect(text).not.toContain('events');
  });

  it('the same fact twice is no conflict and no second entry', async () => {
    const { hall, seen } = await hallAt();
    await hall.command('enterResult', board(2), { seen });
    expect(await answer(hall.command('enterResult', board(2), { seen }))).toEqual({
      position: seen + 1,
      repeated: false,
      entry: null,
    });
  });

  it('a blank never overwrites', async () => {
    const { hall, seen } = await hallAt();
    const blank = { kind: 'notEntered' };
    expect(await refusal(hall.command('enterResult', board(1, blank), { seen }))).toBe(
      '400 server.unfitRequest',
    );
    await hall.command('enterResult', board(2), { seen });
    const unseen = hall.command('clearResult', { round: 1, board: 2 }, { seen });
    expect(await refusal(unseen)).toBe('409 conflict');
  });

  it('refused by the rules names code and article', async () => {
    const { hall, seen } = await hallAt();
    const response = await hall.command('closeRound', { round: 1 }, { seen });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'roundNotComplete' });
  });

  it('warned of is done when confirmed', async () => {
    const { hall, seen } = await hallAt();
    const penalty = { player: 'a', round: 1, points: -5, reason: 'phone' };
    const asked = await hall.command('adjustPoints', penalty, { seen });
    expect(asked.status).toBe(428);
    // Who asks a person gets the question as an answer, and nothing is done.
    const back = await hall.command('adjustPoints', penalty, { seen, asksBack: true });
    expect(back.status).toBe(200);
    expect(await back.json()).toMatchObject({ code: 'unconfirmed' });
    const { params } = (await asked.json()) as UnconfirmedProblem;
    expect(params.warnings).toMatchObject([{ code: 'adjustsPoints', level: 3 }]);
    const confirmations = { adjustsPoints: 'confirmed' };
    const done = await hall.command('adjustPoints', penalty, { seen, confirmations });
    expect(done.status).toBe(200);
  });

  it('of somebody who has seen more than there is is refused', async () => {
    const { hall, seen } = await hallAt();
    const response = hall.command('enterResult', board(2), { seen: seen + 5 });
    expect(await refusal(response)).toBe('409 store.aheadOfLog');
  });

  it('in a tournament that is not there is refused', async () => {
    const hall = openHall();
    expect(await refusal(hall.command('undo', {}))).toBe('404 store.unknownTournament');
  });
});

describe('many writers', () => {
  it('at once: everything acknowledged is there once, in one order', async () => {
    const { hall, seen } = await hallAt();
    const names = Array.from({ length: 40 }, (_, index) => `point ${index}`);
    const answers = await Promise.all(
      names.map((name) => answer(hall.command('markRestorePoint', { name }, { seen }))),
    );
    expect(answers.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
      names.map((_, index) => seen + 1 + index),
    );
  });

  it('two servers on one store merge, and find a repeated key', async () => {
    const shelf = memoryShelf();
    const one = openHall({ store: openMemoryStore(shelf) });
    const two = openHall({ store: openMemoryStore(shelf) });
    const seen = (await playedHall(one)).ledger.entries.length;
    const key = newKey();
    await two.ask(`/api/tournaments/${TOURNAMENT}`);
    const [first, second] = await Promise.all([
      answer(one.command('enterResult', board(2), { seen, key })),
      answer(two.command('enterResult', board(3), { seen })),
    ]);
    expect([first.position, second.position].sort()).toEqual([seen + 1, seen + 2]);
    expect(await answer(two.command('enterResult', board(2), { seen, key }))).toEqual({
      ...first,
      repeated: true,
    });
  });

  it('a database put back from an older copy is noticed', async () => {
    const { hall, seen } = await hallAt();
    const other = openHall();
    await playedHall(other);
    await hall.command('enterResult', board(2), { seen });
    // The store under the server is now the older one.
    const older: Pick<Store, 'append' | 'read'> = {
      append: (...given) => other.store.append(...given),
      read: (...given) => other.store.read(...given),
    };
    Object.assign(hall.store, older);
    expect(await refusal(hall.command('enterResult', board(3), { seen: seen + 1 }))).toBe(
      '409 store.aheadOfLog',
    );
    expect((await hall.command('enterResult', board(3), { seen })).status).toBe(200);
  });
});

describe('how far a role goes', () => {
  it('results: the boards of the device, and no others', async () => {
    const { hall, seen } = await hallAt();
    const helper = await hall.device({ name: 'T', role: 'results', boards: { from: 2, to: 2 } });
    const outside = hall.command('enterResult', board(3), { ...helper, seen });
    expect(await refusal(outside)).toBe('403 access.otherBoards');
    const verified = hall.command('verifyResult', board(1), { ...helper, seen });
    expect(await refusal(verified)).toBe('403 access.otherBoards');
    expect((await hall.command('enterResult', board(2), { ...helper, seen })).status).toBe(200);
  });

  it('results: what stands already is no fault, what differs is said with both results', async () => {
    const { hall, seen } = await hallAt();
    const helper = await hall.device({ name: 'T', role: 'results', boards: { from: 1, to: 2 } });
    const said = (type: 'enterResult' | 'questionResult', number: number, outcome: object) =>
      hall.command(type, board(number, outcome), { ...helper, seen });
    expect((await said('enterResult', 1, WHITE)).status).toBe(200);
    const over = await said('enterResult', 1, DRAW);
    expect(await over.json()).toMatchObject({
      code: 'access.resultOfAnother',
      params: { round: 1, board: 1, by: 'chief', entered: WHITE },
    });
    expect(await refusal(said('questionResult', 3, DRAW))).toBe('403 access.otherBoards');
    const forfeit = { kind: 'forfeit', winner: 'black' };
    expect(await refusal(said('questionResult', 1, forfeit))).toBe('403 access.arbitersResult');
    expect(await refusal(said('questionResult', 2, DRAW))).toBe('422 nothingToQuestion');
    const told = await answer(said('questionResult', 1, DRAW));
    expect(told.entry).toMatchObject({ facts: [{ type: 'boardMarked', round: 1, board: 1 }] });
    const stored = await hall.store.read(TOURNAMENT, { after: seen });
    expect(stored).toMatchObject({
      value: [{ events: [{ type: 'resultQuestioned', ...board(1, DRAW) }] }],
    });
    const dismissed = hall.command('dismissQuestion', { round: 1, board: 1 }, { ...helper, seen });
    expect(await refusal(dismissed)).toBe('403 access.forbidden');
  });

  it.each([
    ['forfeits', { kind: 'forfeit', winner: 'white' }],
    ['both absent', { kind: 'doubleForfeit' }],
    ['unusual results', { kind: 'played', score: '0-0' }],
    ['reversed colours', { kind: 'played', score: '1-0', coloursReversed: true }],
    ['games under one move', { kind: 'played', score: '1-0', underOneMove: true }],
    ['adjourned games', { kind: 'adjourned' }],
  ])('results: %s are the arbiter’s', async (_, outcome) => {
    const { hall, seen } = await hallAt();
    const helper = await hall.device({ name: 'T', role: 'results' });
    const response = hall.command('enterResult', board(2, outcome), { ...helper, seen });
    expect(await refusal(response)).toBe('403 access.arbitersResult');
  });

  it('results: fills blanks, and corrects the own last entry only', async () => {
    const { hall, seen } = await hallAt();
    const helper = await hall.device({ name: 'T', role: 'results' });
    const other = await hall.device({ name: 'T', role: 'results' });
    const over = hall.command('enterResult', board(1, DRAW), { ...helper, seen });
    expect(await refusal(over)).toBe('403 access.resultOfAnother');
    const enter = (number: number, outcome: object, at: number, who = helper) =>
      hall.command('enterResult', board(number, outcome), { ...who, seen: at });
    expect((await enter(2, WHITE, seen)).status).toBe(200);
    expect((await enter(2, DRAW, seen + 1)).status).toBe(200);
    expect(await refusal(enter(2, WHITE, seen + 2, other))).toBe('403 access.resultOfAnother');
    expect((await enter(3, DRAW, seen + 2)).status).toBe(200);
    expect(await refusal(enter(2, WHITE, seen + 3))).toBe('403 access.resultOfAnother');
    const cleared = await hall.command(
      'clearResult',
      { round: 1, board: 3 },
      { ...helper, seen: seen + 3 },
    );
    expect(cleared.status).toBe(200);
  });

  it('results: a second look is never at one’s own entry', async () => {
    const { hall, seen } = await hallAt();
    const helper = await hall.device({ name: 'T', role: 'results' });
    const other = await hall.device({ name: 'T', role: 'results' });
    await hall.command('enterResult', board(2), { ...helper, seen });
    const looks = (who: Asking, number = 2) =>
      hall.command('verifyResult', board(number), { ...who, seen: seen + 1 });
    expect(await refusal(looks(helper))).toBe('403 access.ownResult');
    expect((await looks(helper, 1)).status).toBe(200);
    expect((await looks(other)).status).toBe(200);
    // Put right by an arbiter, it is the arbiter's entry.
    await hall.does('enterResult', board(2, DRAW), { replacesResult: 'confirmed' });
    const again = await hall.command('verifyResult', board(2, DRAW), {
      ...helper,
      seen: seen + 4,
    });
    expect(again.status).toBe(200);
    const chief = await hall.command('verifyResult', board(2, DRAW), { seen: seen + 5 });
    expect(chief.status).toBe(200);
  });

  it('player: claims for oneself; two who agree make a result', async () => {
    const { hall, seen } = await hallAt();
    const b = await hall.device({ name: 'B', role: 'player', player: 'b' });
    const e = await hall.device({ name: 'E', role: 'player', player: 'e' });
    const claim = (player: string, outcome: object = DRAW) => ({ ...board(2, outcome), player });
    expect(await refusal(hall.command('claimResult', claim('e'), { ...b, seen }))).toBe(
      '403 access.otherPlayer',
    );
    const forfeit = claim('b', { kind: 'forfeit', winner: 'white' });
    expect(await refusal(hall.command('claimResult', forfeit, { ...b, seen }))).toBe(
      '400 server.unfitRequest',
    );
    expect((await hall.command('claimResult', claim('b'), { ...b, seen })).status).toBe(200);
    const agreed = await answer(hall.command('claimResult', claim('e'), { ...e, seen: seen + 1 }));
    expect(agreed.entry?.facts?.map(({ type }) => type)).toEqual(['result', 'ownBoard']);
    expect(agreed.entry).not.toHaveProperty('events');
  });

  it('organiser: prizes and fees, nothing else', async () => {
    const { hall, seen } = await hallAt();
    const organiser = await hall.device({ name: 'Club', role: 'organiser' });
    const set = (changes: object) =>
      hall.command('changeSettings', { changes }, { ...organiser, seen });
    expect(await refusal(set({ organiser: 'Club', rounds: 7 }))).toBe('403 access.notMoney');
    const rating = { player: 'a', changes: { ratings: { fide: 2700 } } };
    expect(await refusal(hall.command('correctPlayer', rating, { ...organiser, seen }))).toBe(
      '403 access.notMoney',
    );
    expect((await set({ organiser: 'Club' })).status).toBe(200);
    const paid = { player: 'a', changes: { private: { feePaid: 2000 } } };
    expect((await hall.command('correctPlayer', paid, { ...organiser, seen })).status).toBe(200);
  });

  it('organiser: fees are merged with what is known, and nothing private is changed', async () => {
    const { hall } = await hallAt();
    const known = { birthDate: '1990-01-02', phone: '0611223344', feeDue: 3000 };
    const { position } = await hall.does('correctPlayer', {
      player: 'a',
      changes: { club: 'Tour', private: known },
    });
    const organiser = await hall.device({ name: 'Club', role: 'organiser' });
    const corrects = (asked: object) =>
      hall.command('correctPlayer', { player: 'a', ...asked }, { ...organiser, seen: position });
    const denied = await corrects({
      changes: { private: { birthDate: '2010-01-02', feePaid: 3000 } },
    });
    expect(await denied.json()).toMatchObject({
      code: 'access.notMoney',
      params: { fields: ['private.birthDate'] },
    });
    for (const asked of [
      { changes: { private: { email: 'a@example.org' } } },
      { changes: {}, removes: ['private'] },
    ]) {
      expect(await refusal(corrects(asked))).toBe('403 access.notMoney');
    }
    // What is sent along as it stands changes nothing.
    const paid = { changes: { private: { birthDate: '1990-01-02', feePaid: 2000 } } };
    expect((await corrects(paid)).status).toBe(200);
    const opened = await hall.house.ledgers.at(TOURNAMENT);
    expect(opened.ok && opened.value.state.players.get(playerId('a'))).toMatchObject({
      club: 'Tour',
      private: { ...known, feePaid: 2000 },
    });
  });
});

describe('making a tournament', () => {
  const command = { settings: { name: 'Open d’été', firstDay: '2026-07-01', rounds: 7 } };
  const create = (hall: Hall, key: string, id?: string) =>
    hall.ask('/api/tournaments', {
      method: 'POST',
      body: { key, command, ...(id === undefined ? {} : { id }) },
    });

  it('names it by its name, once for each key', async () => {
    const hall = openHall();
    const first = await create(hall, 'a-key-of-mine');
    expect(first.status).toBe(201);
    const { id } = (await first.json()) as { id: string };
    expect(id).toMatch(/^open-d-ete-[0-9a-f]{4}$/);
    const again = (await (await create(hall, 'a-key-of-mine')).json()) as object;
    expect(again).toEqual({ id, position: 1, repeated: true });
    const settings = { ...command.settings, name: 'Open d’hiver' };
    const body = { key: 'a-key-of-mine', command: { settings } };
    const other = hall.ask('/api/tournaments', { method: 'POST', body });
    expect(await refusal(other)).toBe('409 keyUsedOtherwise');
    expect(await refusal(create(hall, 'a-key-of-mine', 'other'))).toBe('409 keyUsedOtherwise');
    expect(await refusal(create(hall, 'another-key', id))).toBe('409 store.tournamentExists');
    expect((await hall.ask(`/api/tournaments/${id}`)).status).toBe(200);
  });

  it.each([
    [
      'a sample',
      '/api/tournaments/sample',
      { body: { language: 'fr' } },
      { body: { language: 'en' } },
    ],
    [
      'a file',
      '/api/tournaments/import?file=e.csv',
      { raw: 'Nom\nA, B\n' },
      { raw: 'Nom\nC, D\n' },
    ],
  ])('of %s is made once for each key', async (_, path, asked, other) => {
    const hall = openHall();
    const key = newKey();
    const send = (asking: Asking) => {
      const inAddress = path.includes('?') ? `${path}&key=${key}` : path;
      const body = asking.body === undefined ? {} : { body: { ...asking.body, key } };
      return hall.ask(inAddress, { method: 'POST', ...asking, ...body });
    };
    const first = (await (await send(asked)).json()) as CreateAnswer;
    expect(await (await send(asked)).json()).toEqual({ ...first, repeated: true });
    expect(await refusal(send(other))).toBe('409 keyUsedOtherwise');
    const listed = await hall.store.list();
    expect(listed.ok && listed.value.map(({ id }) => id)).toEqual([first.id]);
  });

  it('goes to the archive and comes back', async () => {
    const hall = openHall();
    await create(hall, 'a-key-of-mine', 'summer');
    const listed = async (path: string) =>
      ((await (await hall.ask(path)).json()) as { tournaments: { id: string }[] }).tournaments.map(
        ({ id }) => id,
      );
    await hall.ask('/api/tournaments/summer', { method: 'DELETE' });
    expect([await listed('/api/tournaments'), await listed('/api/archive')]).toEqual([
      [],
      ['summer'],
    ]);
    await hall.ask('/api/tournaments/summer/unarchive', { method: 'POST' });
    expect([await listed('/api/tournaments'), await listed('/api/archive')]).toEqual([
      ['summer'],
      [],
    ]);
  });
});
