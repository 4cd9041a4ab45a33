import { inBoth } from '../../../rules/in-both.ts';
import { changesRulesOfMatches } from '../../rules-of-teams.ts';
import { someSettings } from '../../schema/settings.ts';
import type { Settings } from '../../settings.ts';
import { logWords } from '../../words/log-words.ts';
import { audited } from '../audited.ts';
import type { Tournament } from '../../state.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';

export interface SettingsChanged {
  readonly type: 'settingsChanged';
  readonly changes: Partial<Settings>;
}

/** Whether a pairing can come out otherwise when a setting changes. */
const PAIRING_RESTS_ON: Readonly<Record<keyof Settings, boolean>> = {
  name: false,
  game: true,
  kind: true,
  firstDay: false,
  lastDay: false,
  place: false,
  federation: false,
  chiefArbiter: false,
  deputyArbiters: false,
  timeControl: false,
  roundDates: false,
  roundTimes: false,
  timeZone: false,
  organiser: false,
  rounds: true,
  system: true,
  acceleration: true,
  scoring: true,
  // All but the hour of line-ups.
  team: false,
  initialOrder: true,
  initialColour: true,
  tieBreaks: false,
  ties: false,
  prizes: false,
  publication: false,
  reportType: false,
  timeControlCode: false,
  regulations: false,
  publicNotice: false,
  season: false,
  keizer: true,
  cup: true,
  sides: true,
  // Ratings themselves stay as they were entered.
  ratingKind: false,
  correctionDeadline: false,
  halfPointByes: false,
  firstBoard: true,
};

const settingsIn = (event: SettingsChanged): (keyof Settings)[] =>
  Object.keys(event.changes) as (keyof Settings)[];

/** Fewer rounds than the federation was asked for: there is no way back up (LA line 8713). */
function fewerRoundsAsked(
  { administration }: Tournament,
  { changes: { rounds } }: SettingsChanged,
): Partial<Pick<Tournament, 'administration'>> {
  const asked = administration?.homologation ?? null;
  if (administration === undefined || asked === null) return {};
  const { requestedOn, rounds: before } = asked;
  if (requestedOn === null || rounds === undefined || rounds >= before) return {};
  return { administration: { ...administration, homologation: { ...asked, rounds } } };
}

export const settingsChanged: Fact<SettingsChanged> = {
  fields: { changes: someSettings },
  fold: (state, event) => ({
    ...state,
    settings: { ...state.settings, ...event.changes },
    ...fewerRoundsAsked(state, event),
  }),
  outdatesDraft: (event, { settings }) =>
    settingsIn(event).some((key) => PAIRING_RESTS_ON[key]) ||
    changesRulesOfMatches(settings, event.changes) ||
    (event.changes.regulations ?? settings.regulations).checkedAndPaidFirst !==
      settings.regulations.checkedAndPaidFirst,
  touches: (event) => [...things.settings(event.changes), FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth('Settings changed: {settings}', 'Réglages modifiés : {settings}'),
  tell: (event, { language }) => {
    const keys = settingsIn(event);
    const names = logWords(language).settings;
    return {
      params: { settings: keys.join(', ') },
      said: { settings: keys.map((key) => names[key]).join(', ') },
    };
  },
  audit: (state, event) => {
    const keys = settingsIn(event);
    const before = Object.fromEntries(keys.map((key) => [key, state?.settings[key]]));
    return audited({ settings: keys.join(', ') }, before, event.changes);
  },
};
