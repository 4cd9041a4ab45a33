import type { Language } from '@ronde/core/rules/language.ts';
import { money } from '@ronde/core/standings/prizes/money.ts';
import { amounts, plainList } from '@ronde/core/standings/prizes/plain-list.ts';
import type { PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import type { NewSettings } from '@ronde/core/tournament/settings.ts';

export const SAMPLE_ROUNDS = 9;
const MORNING = '09:00';
const AFTERNOON = '14:30';

const PRIZES: PrizeScheme = {
  name: { en: 'Prizes of the sample open', fr: 'Prix de l’open d’exemple' },
  currency: 'EUR',
  unit: money(1),
  cumulative: false,
  lists: [
    plainList(
      'main',
      { en: 'Main prizes', fr: 'Prix au classement' },
      amounts(800, 500, 350, 250, 150, 100),
      {
        rule: 'hort',
        minimum: money(50),
      },
    ),
    plainList('women', { en: 'Women', fr: 'Féminines' }, amounts(150, 80), {
      criteria: { sex: 'w' },
    }),
    plainList('u1800', { en: 'Below 1800', fr: 'Moins de 1800' }, amounts(120, 80, 50), {
      criteria: { rating: { to: 1799 } },
    }),
    plainList('u1500', { en: 'Below 1500', fr: 'Moins de 1500' }, amounts(100, 60), {
      criteria: { rating: { to: 1499 } },
    }),
    plainList(
      'young',
      { en: 'Under 16', fr: 'Moins de 16 ans' },
      [
        {
          amount: money(0),
          thing: { name: { en: 'Chess clock', fr: 'Pendule' }, value: money(60) },
        },
        ...amounts(40),
      ],
      { criteria: { age: { system: 'ffe', categories: ['Ppo', 'Pou', 'Pup', 'Ben', 'Min'] } } },
    ),
    plainList('local', { en: 'From Ille-et-Vilaine', fr: 'Ille-et-Vilaine' }, amounts(80), {
      criteria: { tag: ['Ille-et-Vilaine'] },
    }),
  ],
};

const NAMES: Readonly<Record<Language, string>> = {
  en: 'Sample open of the Grand-Large',
  fr: 'Open d’exemple du Grand-Large',
};

/** `days` after a day of the calendar. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day of round r: two a day. */
export const sampleDay = (firstDay: string, round: number): string =>
  dayAfter(firstDay, Math.floor((round - 1) / 2));

export const sampleTime = (round: number): string => (round % 2 === 1 ? MORNING : AFTERNOON);

export function sampleSettings(firstDay: string, language: Language): NewSettings {
  const rounds = Array.from({ length: SAMPLE_ROUNDS }, (_, index) => index + 1);
  return {
    name: NAMES[language],
    place: 'Saint-Sulpice-sur-Mer',
    federation: 'FRA',
    organiser: 'Échiquier du Grand-Large',
    chiefArbiter: 'Maisonclaire, Éloi',
    deputyArbiters: ['Kerbrézin, Delphine'],
    firstDay,
    lastDay: sampleDay(firstDay, SAMPLE_ROUNDS),
    rounds: SAMPLE_ROUNDS,
    roundDates: rounds.map((round) => sampleDay(firstDay, round)),
    roundTimes: rounds.map(sampleTime),
    timeControl: '90+30',
    initialColour: 'white',
    tieBreaks: ['BH/C1', 'BH', 'SB', 'DE', 'WON'],
    correctionDeadline: 30,
    halfPointByes: 2,
    prizes: PRIZES,
    publication: {
      players: true,
      pairings: true,
      results: true,
      standings: true,
      crosstable: true,
      prizes: true,
    },
  };
}
