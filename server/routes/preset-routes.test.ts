import { beforeEach, expect, it } from 'vitest';
import type { PresetRequest, PresetsAnswer } from '../api/presets.ts';
import { openHall, playedHall, TOURNAMENT, type Asking, type Hall } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

let hall: Hall;
beforeEach(() => {
  hall = openHall();
});

const put = (preset: string, body: PresetRequest, asking: Asking = {}): Promise<Response> =>
  hall.ask(`/api/presets/${encodeURIComponent(preset)}`, { ...asking, method: 'PUT', body });
const kept = async (): Promise<PresetsAnswer['presets']> =>
  ((await (await hall.ask('/api/presets')).json()) as PresetsAnswer).presets;

it('keeps a list, writes over it, renames it, and forgets it', async () => {
  await put('Jeudi / été', { name: 'Jeudi / été', tieBreaks: ['bh/c1', 'SB'] });
  expect(await kept()).toEqual([{ name: 'Jeudi / été', tieBreaks: ['BH/C1', 'SB'] }]);
  await put('Jeudi / été', { name: 'Jeudi / été', tieBreaks: ['DE'] });
  const renamed = await put('Jeudi / été', { name: 'Mardi', tieBreaks: ['DE'] });
  expect(await renamed.json()).toEqual({ name: 'Mardi', tieBreaks: ['DE'] });
  expect(await kept()).toEqual([{ name: 'Mardi', tieBreaks: ['DE'] }]);
  expect((await hall.ask('/api/presets/Mardi', { method: 'DELETE' })).status).toBe(204);
  expect(await kept()).toEqual([]);
});

it.each([
  [409, 'preset.nameTaken', 'a', { name: 'b', tieBreaks: ['BH'] }],
  [409, 'preset.nameTaken', 'la-round-robin', { name: 'la-round-robin', tieBreaks: ['BH'] }],
  [404, 'preset.unknown', 'nobody', { name: 'c', tieBreaks: ['BH'] }],
  [422, 'preset.notATieBreak', 'a', { name: 'a', tieBreaks: ['BH', 'XYZ'] }],
  [400, 'server.unfitRequest', 'a', { name: 'a', tieBreaks: [] }],
  [400, 'server.unfitRequest', ' ', { name: ' ', tieBreaks: ['BH'] }],
])('answers %i %s to %j %j, and keeps what there was', async (status, code, preset, wish) => {
  await put('a', { name: 'a', tieBreaks: ['BH'] });
  await put('b', { name: 'b', tieBreaks: ['SB'] });
  const before = await kept();
  expect(await refusal(put(preset, wish))).toBe(`${status} ${code}`);
  expect(await kept()).toEqual(before);
});

it('is read by the staff of a tournament and changed by the chief of the house alone', async () => {
  await playedHall(hall);
  const deputy = await hall.device({ name: 'Deputy', role: 'deputy' });
  const inside = await hall.ask(`/api/presets?tournament=${TOURNAMENT}`, deputy);
  expect(inside.status).toBe(200);
  expect((await hall.ask('/api/presets', deputy)).status).toBe(403);
  expect((await put('a', { name: 'a', tieBreaks: ['BH'] }, deputy)).status).toBe(403);
});
