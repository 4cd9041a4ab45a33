import { expect, it } from 'vitest';
import { openMemoryStore } from '@ronde/store/memory.ts';
import {
  keepPreset,
  ownPresets,
  readPresetsFile,
  removePreset,
  renamePreset,
  writePresetsFile,
} from './own-presets.ts';

it('keeps, renames and removes lists by their name', async () => {
  const { keptSettings: kept } = openMemoryStore();
  await keepPreset(kept, { name: 'jeudi', tieBreaks: ['BH'] });
  await keepPreset(kept, { name: 'club', tieBreaks: ['BH/C1', 'SB'] });
  expect(await ownPresets(kept)).toEqual({
    ok: true,
    value: [
      { name: 'club', tieBreaks: ['BH/C1', 'SB'] },
      { name: 'jeudi', tieBreaks: ['BH'] },
    ],
  });
  await renamePreset(kept, 'jeudi', { name: 'mardi', tieBreaks: ['BH'] });
  await renamePreset(kept, 'club', { name: 'club', tieBreaks: ['DE'] });
  await removePreset(kept, 'nobody');
  const after = await ownPresets(kept);
  expect(after.ok && after.value.map(({ name, tieBreaks }) => [name, ...tieBreaks])).toEqual([
    ['club', 'DE'],
    ['mardi', 'BH'],
  ]);
});

it('leaves out what is no list', async () => {
  const { keptSettings: kept } = openMemoryStore();
  await kept.put('presets', 'strange', { tieBreaks: 3 });
  expect(await ownPresets(kept)).toEqual({ ok: true, value: [] });
});

it('writes a file that it reads again', () => {
  const presets = [{ name: 'open du club', tieBreaks: ['BH/C1', 'BH'] }];
  expect(JSON.parse(writePresetsFile(presets))).toEqual({ 'open du club': ['BH/C1', 'BH'] });
  expect(readPresetsFile(writePresetsFile(presets))).toEqual(presets);
});

it.each(['{', '[]', 'null', '3', '{"mine": 3}', '{"mine": [3]}'])('takes nothing of %s', (text) => {
  expect(readPresetsFile(text)).toBeNull();
});
