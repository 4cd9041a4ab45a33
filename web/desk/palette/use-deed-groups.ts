import { useWords } from '../language.tsx';
import type { DeedGroup, Surroundings } from './deed.ts';
import { useBoardDeeds } from './palette-boards.ts';
import { useEventDeeds } from './palette-event.ts';
import { useFileDeeds, usePaperDeeds } from './palette-files.ts';
import { useLeavingDeeds } from './palette-leaving.ts';
import { useLookDeeds } from './palette-look.ts';
import { usePageDeeds, usePlaceDeeds, usePlayerDeeds } from './palette-places.ts';
import { useRoundDeeds } from './palette-rounds.ts';
import { PALETTE_WORDS } from './palette-words.ts';

/** What the keys of the desk do, done from the palette. */
export interface DeskKeys {
  readonly undo: () => void;
  readonly help: () => void;
  /** Whether keys of one character do anything. */
  readonly single: boolean;
  readonly onSingle: (on: boolean) => void;
}

/** Everything the palette has, in the order of its groups. */
export function useDeedGroups(at: Surroundings, keys: DeskKeys): DeedGroup[] {
  const { groups } = useWords(PALETTE_WORDS);
  const event = useEventDeeds(at, keys.undo);
  const paper = usePaperDeeds();
  return [
    { name: groups.round, deeds: useRoundDeeds(at) },
    { name: groups.boards, deeds: useBoardDeeds(at), onlyAsked: true, most: 5 },
    { name: groups.pages, deeds: usePageDeeds(at) },
    { name: groups.event, deeds: [...event, ...paper] },
    { name: groups.players, deeds: usePlayerDeeds(), onlyAsked: true, most: 8 },
    { name: groups.leaving, deeds: useLeavingDeeds(at), onlyAsked: true, most: 8 },
    { name: groups.places, deeds: usePlaceDeeds(at), onlyAsked: true },
    { name: groups.files, deeds: useFileDeeds(at), onlyAsked: true },
    { name: groups.look, deeds: useLookDeeds(keys) },
  ];
}
