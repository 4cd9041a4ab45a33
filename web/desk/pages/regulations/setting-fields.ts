import type { SettledTerm } from '@ronde/core/administration/regulations/terms.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';

/** A setting that the regulations can be filled in with: the one the rest of the program reads. */
export interface SettingField {
  readonly kind: 'line' | 'day' | 'whole' | 'yesOrNo';
  readonly read: (settings: Settings) => string;
  /** What is typed, trimmed; '' takes it out. Null where it cannot be that. */
  readonly change: (typed: string, settings: Settings) => Partial<Settings> | null;
}

const lineOrNull = (typed: string): string | null => (typed === '' ? null : typed);
const wholeOf = (typed: string): number | null => (/^\d{1,6}$/.test(typed) ? Number(typed) : null);

type LineKey = 'organiser' | 'place' | 'chiefArbiter' | 'timeControl';
const line = (key: LineKey): SettingField => ({
  kind: 'line',
  read: (settings) => settings[key] ?? '',
  change: (typed): Partial<Pick<Settings, LineKey>> => ({ [key]: lineOrNull(typed) }),
});

type WholeKey = 'halfPointByes' | 'correctionDeadline';
const whole = (key: WholeKey): SettingField => ({
  kind: 'whole',
  read: (settings) => String(settings[key] ?? ''),
  change: (typed): Partial<Pick<Settings, WholeKey>> | null => {
    const figure = wholeOf(typed);
    return typed !== '' && figure === null ? null : { [key]: figure };
  },
});

type RuleKey = 'defaultTime' | 'forfeitsOut';
const rule = (key: RuleKey): SettingField => ({
  kind: 'whole',
  read: ({ regulations }) => String(regulations[key] ?? ''),
  change: (typed, { regulations }) => {
    const figure = wholeOf(typed);
    return typed !== '' && figure === null
      ? null
      : { regulations: { ...regulations, [key]: figure } };
  },
});

/** Settings that are filled in on this page; all others stand on a page of their own. */
export const SETTING_FIELDS: Readonly<Partial<Record<SettledTerm, SettingField>>> = {
  organiser: line('organiser'),
  lastDay: {
    kind: 'day',
    read: ({ lastDay }) => lastDay ?? '',
    change: (typed) => ({ lastDay: lineOrNull(typed) }),
  },
  place: line('place'),
  rounds: {
    kind: 'whole',
    read: ({ rounds }) => String(rounds),
    change: (typed) => {
      const rounds = wholeOf(typed);
      return rounds === null || rounds === 0 ? null : { rounds };
    },
  },
  halfPointByes: whole('halfPointByes'),
  byesAnnounced: {
    kind: 'yesOrNo',
    read: ({ regulations: { byesAnnounced } }) =>
      byesAnnounced === undefined ? '' : byesAnnounced ? 'yes' : 'no',
    change: (typed, { regulations }) => {
      const { byesAnnounced: _, ...others } = regulations;
      return {
        regulations: typed === '' ? others : { ...others, byesAnnounced: typed === 'yes' },
      };
    },
  },
  timeControl: line('timeControl'),
  correctionDeadline: whole('correctionDeadline'),
  defaultTime: rule('defaultTime'),
  forfeitsOut: rule('forfeitsOut'),
  contact: {
    kind: 'line',
    read: ({ publicNotice }) => publicNotice.contact ?? '',
    change: (typed, { publicNotice }) => ({
      publicNotice: { ...publicNotice, contact: lineOrNull(typed) },
    }),
  },
  chiefArbiter: line('chiefArbiter'),
};

/** The page on which a place of the regulations is filled in, where it is not this one. */
export const PAGE_OF: Readonly<Partial<Record<SettledTerm, string>>> = {
  name: 'settings',
  firstDay: 'settings',
  federation: 'settings',
  kind: 'settings',
  homologation: 'administration',
  rated: 'settings',
  level: 'settings',
  licence: 'settings',
  estimates: 'settings',
  laws: 'settings',
  system: 'settings',
  acceleration: 'settings',
  apart: 'settings',
  checkedAndPaidFirst: 'settings',
  byeDeadline: 'settings',
  lineUps: 'settings',
  roundDays: 'settings',
  roundTimes: 'settings',
  lateEntry: 'settings',
  prizes: 'prizes',
  scoring: 'settings',
  tieBreaks: 'settings',
  ties: 'settings',
  deputyArbiters: 'settings',
};
