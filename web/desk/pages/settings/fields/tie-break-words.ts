import { inBoth } from '../../../../words/in-both.ts';

interface TieBreakWords {
  readonly heading: string;
  readonly about: string;
  readonly preset: string;
  readonly own: string;
  readonly search: string;
  readonly searchHint: string;
  readonly found: (count: number) => string;
  readonly nothing: string;
  readonly addOwn: (name: string) => string;
  readonly add: (name: string) => string;
  readonly listed: string;
  readonly none: string;
  readonly cup: string;
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly moved: (name: string, place: number) => string;
  readonly keys: string;
}

const EN: TieBreakWords = {
  heading: 'Tie-breaks in order',
  about: 'Each separates only those the ones before leave equal. To be announced before the event.',
  preset: 'Take over a list',
  own: 'made by hand',
  search: 'Add a tie-break',
  searchHint: 'name or code: Buchholz, DE, wins …',
  found: (count) => (count === 1 ? '1 found' : `${count} found`),
  nothing: 'Nothing of that name.',
  addOwn: (name) => `Add “${name}”: of the event’s own, its values entered by hand (C.07 4.1)`,
  add: (name) => `Add ${name}`,
  listed: 'in the list',
  none: 'No tie-break: equal points stay equal.',
  cup: 'A cup has no tie-breaks: the stage reached decides the place, and players out at the same stage share it. A level match is played off (LA 3.3, 5.2).',
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  remove: (name) => `Remove ${name}`,
  moved: (name, place) => `${name} is now number ${place}.`,
  keys: 'Alt ↑ and Alt ↓ move the line, Delete takes it away; or drag it.',
};

const FR: TieBreakWords = {
  heading: 'Départages dans l’ordre',
  about:
    'Chacun ne sépare que ceux que les précédents laissent à égalité. À annoncer avant le tournoi.',
  preset: 'Reprendre une liste',
  own: 'composée à la main',
  search: 'Ajouter un départage',
  searchHint: 'nom ou sigle : Buchholz, DE, gains …',
  found: (count) => `${count} ${count < 2 ? 'trouvé' : 'trouvés'}`,
  nothing: 'Rien de ce nom.',
  addOwn: (name) => `Ajouter « ${name} » : propre au tournoi, valeurs saisies à la main (C.07 4.1)`,
  add: (name) => `Ajouter ${name}`,
  listed: 'dans la liste',
  none: 'Aucun départage : les ex æquo le restent.',
  cup: 'Une coupe n’a pas de départages : la place suit le stade atteint, et les éliminés d’un même stade la partagent. Un match à égalité donne lieu à un match de départage (LA 3.3, 5.2).',
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  remove: (name) => `Retirer ${name}`,
  moved: (name, place) => `${name} est maintenant n° ${place}.`,
  keys: 'Alt ↑ et Alt ↓ déplacent la ligne, Suppr la retire ; ou faites-la glisser.',
};

export const TIE_BREAK_WORDS = inBoth(EN, FR);
