import type { PresetsAnswer, PresetShown } from '@ronde/server/api/presets.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { ask } from '../../../../api/ask.ts';
import { EventContext } from '../../../event/event-context.tsx';
import { useAttempt } from '../../../use-attempt.ts';
import { useIsChiefOfHouse } from '../../../use-session.ts';

export interface Presets {
  readonly presets: readonly PresetShown[];
  /** Whoever works on one tournament takes lists over and leaves them as they are. */
  readonly mayChange: boolean;
  /** Keeps a list; `before` is its name till now. */
  readonly keep: (preset: PresetShown, before?: string) => Promise<boolean>;
  readonly remove: (name: string) => Promise<boolean>;
}

const NONE: readonly PresetShown[] = [];

const pathOf = (name: string): string => `/api/presets/${encodeURIComponent(name)}`;

/** The lists of tie-breaks kept under a name, on the settings page and in the wizard alike. */
export function usePresets(): Presets {
  const event = use(EventContext);
  const client = useQueryClient();
  const attempt = useAttempt();
  const mayChange = useIsChiefOfHouse();
  const query = event === null ? '' : `?tournament=${encodeURIComponent(event.id)}`;
  const { data } = useQuery({
    queryKey: ['presets', query],
    queryFn: ({ signal }) => ask<PresetsAnswer>(`/api/presets${query}`, { signal }),
  });
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    const done = await attempt(async () => {
      await work();
      return true;
    });
    await client.invalidateQueries({ queryKey: ['presets'] });
    return done === true;
  };
  return {
    presets: data?.presets ?? NONE,
    mayChange,
    keep: (body, before = body.name) => change(() => ask(pathOf(before), { method: 'PUT', body })),
    remove: (name) => change(() => ask(pathOf(name), { method: 'DELETE' })),
  };
}
