import { usualTimeZone } from '@ronde/core/tournament/usual-time-zone.ts';
import { defaultEditions, editionById } from '@ronde/core/rules/editions/registry.ts';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { refusedTieBreak } from '@ronde/core/tournament/announced-tie-breaks.ts';
import { faultOfSettings } from '@ronde/core/tournament/settings-faults.ts';
import { withDefaults } from '@ronde/core/tournament/default-settings.ts';
import type { Refusal } from '@ronde/core/tournament/refusal.ts';
import type { Settings, NewSettings } from '@ronde/core/tournament/settings.ts';
import { editionOfList, presetsFor } from '@ronde/core/tournament/tie-break-presets.ts';
import type { CreateRequest } from '@ronde/server/api/commands.ts';
import { schemeOn } from '../prizes/starting-schemes.ts';
import { lastRoundDay } from '../settings/fields/round-schedule.ts';

/** A tournament nobody has made yet, as this browser keeps it. */
export interface Draft {
  /** One for the intention to make it: sent twice, it is made once. */
  readonly key: string;
  /** What was said; the rest has defaults. */
  readonly settings: Partial<Settings>;
  /** The first day the prizes were said for; the year of the juniors follows another. */
  readonly prizesDay: string | null;
  /** Null for the one in force on the first day. */
  readonly swissEdition: string | null;
  /** How many will play: tells the rounds of a round robin. */
  readonly expectedPlayers: number | null;
}

export const emptyDraft = (key: string): Draft => ({
  key,
  settings: {},
  prizesDay: null,
  swissEdition: null,
  expectedPlayers: null,
});

/** Whether nothing would be lost with it. */
export const isUntouched = ({ settings, swissEdition, expectedPlayers }: Draft): boolean =>
  swissEdition === null &&
  expectedPlayers === null &&
  Object.values(settings).every((value) => value === '' || value === null);

const USUAL_ROUNDS = 7;

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Everything that would be set: what was said over what is usual. */
export function settingsOf({ settings, prizesDay }: Draft, today: string): Settings {
  const said = withDefaults({
    name: '',
    firstDay: today,
    rounds: USUAL_ROUNDS,
    halfPointByes: 1,
    timeZone: usualTimeZone(browserZone(), settings.federation ?? null),
    ...settings,
  });
  const [usual] = presetsFor(said.system, said.kind);
  const all = { ...said, tieBreaks: settings.tieBreaks ?? usual?.descriptors ?? [] };
  const { prizes, firstDay } = all;
  if (prizes === null || prizesDay === null || !isIsoDate(firstDay)) return all;
  return { ...all, prizes: schemeOn(prizes, prizesDay, firstDay) };
}

/** The draft with something more said. */
export const withSaid = (draft: Draft, said: Partial<Settings>, today: string): Draft => ({
  ...draft,
  settings: { ...draft.settings, ...said },
  prizesDay: said.prizes === undefined ? draft.prizesDay : settingsOf(draft, today).firstDay,
});

/** What is kept of a draft read back from the browser, which may be of an older program. */
export function readDraft(kept: unknown, key: string): Draft {
  if (typeof kept !== 'object' || kept === null) return emptyDraft(key);
  const { settings, prizesDay, swissEdition, expectedPlayers, key: own } = kept as Partial<Draft>;
  const known = withDefaults({ name: '', firstDay: '', rounds: 1 });
  return {
    key: typeof own === 'string' ? own : key,
    settings: Object.fromEntries(
      Object.entries(settings ?? {}).filter(([name]) => Object.hasOwn(known, name)),
    ),
    prizesDay: typeof prizesDay === 'string' ? prizesDay : null,
    swissEdition:
      typeof swissEdition === 'string' && editionById(swissEdition)?.chapter === 'swiss'
        ? swissEdition
        : null,
    expectedPlayers: Number.isInteger(expectedPlayers) ? (expectedPlayers ?? null) : null,
  };
}

/** The first thing that keeps it from being made; null when nothing does. */
export const faultOfDraft = (settings: Settings): Refusal | null =>
  faultOfSettings(settings, true) ?? refusedTieBreak(settings, defaultEditions(settings.firstDay));

/** What is sent: lists no longer than the rounds, and the last day where the rounds tell it. */
export function requestOf(draft: Draft, today: string): CreateRequest {
  const settings = settingsOf(draft, today);
  const { rounds, roundDates, roundTimes } = settings;
  const made: NewSettings = {
    ...settings,
    name: settings.name.trim(),
    roundDates: roundDates.slice(0, rounds),
    roundTimes: roundTimes.slice(0, rounds),
    lastDay: settings.lastDay ?? lastRoundDay({ roundDates: roundDates.slice(0, rounds) }),
    deputyArbiters: settings.deputyArbiters
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  };
  const { swissEdition } = draft;
  const tieBreakEdition = editionOfList(made.tieBreaks ?? [], settings.system, settings.kind);
  const editions = {
    ...(swissEdition !== null && { swiss: swissEdition }),
    ...(tieBreakEdition !== null && { tieBreaks: tieBreakEdition }),
  };
  return {
    key: draft.key,
    command: { settings: made, ...(Object.keys(editions).length > 0 && { editions }) },
  };
}
