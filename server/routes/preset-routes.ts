import { parseDescriptor, writeDescriptor } from '@ronde/core/standings/descriptor.ts';
import {
  isRecommendedName,
  ownPresets,
  removePreset,
  renamePreset,
} from '@ronde/exchange/own-presets/own-presets.ts';
import { z } from 'zod';
import type { PresetRequest, PresetsAnswer, PresetShown } from '../api/presets.ts';
import { exact } from '../commands/exact.ts';
import { filledLine } from '../commands/words.ts';
import type { House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import { declined, type Declined } from '../registry/declined.ts';
import { answerOf, NO_CONTENT, route, type Route } from '../registry/route.ts';
import { CHIEF, STAFF } from './everybody.ts';

const MOST_TIE_BREAKS = 50;

const ofPreset = z.object({ preset: filledLine });
const body = exact<PresetRequest>()({
  name: filledLine.regex(/^\S(?:.*\S)?$/u),
  tieBreaks: z.array(filledLine).min(1).max(MOST_TIE_BREAKS),
});

/** Lists of tie-breaks that people keep under a name; the same as those of `ronde presets`. */
export const presetRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/presets',
    summary: 'Lists of tie-breaks kept under a name, for every tournament',
    roles: STAFF,
    query: z.object({ tournament: filledLine.optional() }),
    tournamentInQuery: 'tournament',
    answer: answerOf<PresetsAnswer>('PresetsAnswer'),
    handle: async () => {
      const found = await ownPresets(house.store.keptSettings);
      return found.ok ? { presets: found.value } : declinedByStore(found.error, false);
    },
  }),
  route({
    method: 'put',
    path: '/api/presets/:preset',
    summary: 'Keeps a list of tie-breaks under a name, or gives it another name',
    roles: CHIEF,
    params: ofPreset,
    body,
    answer: answerOf<PresetShown>('PresetShown'),
    handle: ({ params: { preset }, body: wish }) => keep(house, preset, wish),
  }),
  route({
    method: 'delete',
    path: '/api/presets/:preset',
    summary: 'Forgets a list of tie-breaks; tournaments that took it over keep theirs',
    roles: CHIEF,
    params: ofPreset,
    answer: NO_CONTENT,
    handle: async ({ params: { preset } }) => {
      const removed = await removePreset(house.store.keptSettings, preset);
      return removed.ok ? null : declinedByStore(removed.error, false);
    },
  }),
];

async function keep(
  house: House,
  before: string,
  { name, tieBreaks }: PresetRequest,
): Promise<PresetShown | Declined> {
  const { keptSettings } = house.store;
  const found = await ownPresets(keptSettings);
  if (!found.ok) return declinedByStore(found.error, false);
  const isKept = (asked: string): boolean => found.value.some((one) => one.name === asked);
  if (isRecommendedName(name) || (name !== before && isKept(name))) {
    return declined(409, 'preset.nameTaken', { name });
  }
  if (name !== before && !isKept(before)) return declined(404, 'preset.unknown');
  const written: string[] = [];
  for (const text of tieBreaks) {
    const parsed = parseDescriptor(text);
    if (!parsed.ok) return declined(422, 'preset.notATieBreak', { descriptor: text });
    written.push(writeDescriptor(parsed.value));
  }
  const preset = { name, tieBreaks: written };
  const kept = await renamePreset(keptSettings, before, preset);
  return kept.ok ? preset : declinedByStore(kept.error, false);
}
