import { createHash } from 'node:crypto';
import type { Language } from '@ronde/core/rules/language.ts';
import { inBoth } from '@ronde/core/rules/in-both.ts';
import type { Screen, ScreenPage } from '../api/screens.ts';
import type { NewDeviceRequest } from '../api/devices.ts';

const MINUTE = 60_000;
const SECONDS = 12;

const WORDS = inBoth(
  {
    boards: 'Entrance: pairings by board',
    names: 'Corridor: pairings by name',
    standings: 'Bar: standings, then the crosstable',
    results: 'Analysis room: results as they come',
    clock: 'Playing hall: round clock',
    phases: ['Round 5', 'Break before round 6'],
    banner: 'Phones off in the playing hall',
    helper: 'Helper 1',
  },
  {
    boards: 'Entrée : appariements par échiquier',
    names: 'Couloir : appariements par nom',
    standings: 'Buvette : classement, puis grille',
    results: 'Salle d’analyse : résultats au fil de l’eau',
    clock: 'Salle de jeu : pendule de ronde',
    phases: ['Ronde 5', 'Pause avant la ronde 6'],
    banner: 'Téléphones éteints dans la salle de jeu',
    helper: 'Bénévole 1',
  },
);

/** Screens of the sample's hall; their codes come from its id, so that two samples share none. */
export function sampleScreens(id: string, language: Language, now: string): Screen[] {
  const words = WORDS[language];
  const after = (minutes: number): string =>
    new Date(Date.parse(now) + minutes * MINUTE).toISOString();
  const [playing = '', pause = ''] = words.phases;
  const phases = [
    { title: playing, until: after(100) },
    { title: pause, until: after(190) },
  ];
  const pages: readonly (readonly [name: string, pages: readonly ScreenPage[]])[] = [
    [words.boards, [{ view: 'pairings', round: null }]],
    [words.names, [{ view: 'byName', round: null }]],
    [words.standings, [{ view: 'standings' }, { view: 'crosstable' }]],
    [words.results, [{ view: 'results', round: null }]],
    [words.clock, [{ view: 'clock', title: playing, until: null, phases }]],
  ];
  const stem = createHash('sha256').update(id).digest('hex').slice(0, 4);
  return pages.map(([name, shown], index) => ({
    code: `${stem}-${index + 1}`,
    name,
    pages: shown,
    seconds: SECONDS,
    scale: 1,
    theme: 'dark',
    language: 'both',
    banner: index === 0 ? words.banner : null,
  }));
}

/** A helper's phone among the devices. */
export const sampleHelper = (language: Language): NewDeviceRequest => ({
  name: WORDS[language].helper,
  role: 'results',
  boards: { from: 1, to: 16 },
});
