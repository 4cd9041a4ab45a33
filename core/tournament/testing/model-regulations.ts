import { USUAL_CLAUSES, type Clauses } from '../../administration/regulations/clauses.ts';
import { cents } from '../../standings/prizes/money.ts';
import type { PrizeScheme } from '../../standings/prizes/scheme.ts';
import { NO_REGULATIONS } from '../regulations.ts';
import type { NewSettings } from '../settings.ts';
import { PlayedEvent } from './played-event.ts';

/** A main list by Hort's system, and one by rating. */
export const MODEL_PRIZES: PrizeScheme = {
  name: null,
  currency: 'EUR',
  unit: cents(1),
  cumulative: false,
  lists: [
    {
      id: 'main',
      name: { en: 'Main list', fr: 'Classement général' },
      rule: 'hort',
      criteria: {},
      prizes: [
        { amount: cents(50_000), thing: null },
        { amount: cents(30_000), thing: null },
      ],
      minimum: cents(0),
      cumulative: false,
    },
    {
      id: 'u1800',
      name: { en: 'Under 1800', fr: 'Moins de 1800' },
      rule: 'place',
      criteria: { rating: { to: 1799 } },
      prizes: [{ amount: cents(20_000), thing: null }],
      minimum: cents(0),
      cumulative: false,
    },
  ],
};

/** An open of three days whose settings say all that regulations ask of them. */
export const MODEL_SETTINGS: NewSettings = {
  name: 'Open of the Seven Springs',
  firstDay: '2026-07-03',
  lastDay: '2026-07-05',
  rounds: 5,
  place: 'Sept-Sources',
  federation: 'FRA',
  organiser: 'Chess club of Sept-Sources',
  chiefArbiter: 'Gambit, Luce',
  timeControl: '90+30',
  roundDates: ['2026-07-03', '2026-07-04', '2026-07-04', '2026-07-05', '2026-07-05'],
  roundTimes: ['18:00', '10:00', '16:00', '09:00', '14:30'],
  tieBreaks: ['BH/C1', 'BH', 'SB'],
  prizes: MODEL_PRIZES,
  halfPointByes: 1,
  publicNotice: {
    contact: 'open@club.example',
    regulations: null,
    regulationsLink: null,
  },
  regulations: {
    ...NO_REGULATIONS,
    ...{ defaultTime: 30, forfeitsOut: 2, byesAnnounced: true, licence: 'A' },
    ...{ byeDeadline: 'previousRound', checkedAndPaidFirst: true },
  },
};

/** What only an event can say of itself, beside what most events write. */
export const MODEL_CLAUSES: Clauses = {
  ...USUAL_CLAUSES,
  entriesUntil: '2026-07-03T12:00',
  checkInFrom: '2026-07-03T15:00',
  checkInUntil: '2026-07-03T17:00',
  prizeGiving: '2026-07-05T20:30',
  feeAdults: '40',
  feeYouths: '20',
  prizesTotal: '1000',
  prizesGuaranteed: 'yes',
};

/** The model filled in: an event whose regulations want nothing. */
export const modelEvent = (
  settings: Partial<NewSettings> = {},
  clauses: Readonly<Partial<Record<keyof Clauses, string | null>>> = {},
): PlayedEvent =>
  new PlayedEvent({ ...MODEL_SETTINGS, ...settings })
    .does({
      type: 'fillInForm',
      fact: 'address',
      value: 'Salle des fêtes, 1 rue des Sources, Sept-Sources',
    })
    .does({ type: 'fillInForm', fact: 'arbiterTitle', value: 'AFO1' })
    .does({ type: 'stateClauses', clauses: { ...MODEL_CLAUSES, ...clauses } });
