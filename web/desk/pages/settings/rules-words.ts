import type { Chapter } from '@ronde/core/rules/editions/edition.ts';
import { inBoth } from '../../../words/in-both.ts';

interface RulesWords {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly editionsAbout: string;
  readonly inForce: (from: string, until: string | null) => string;
  readonly fideAbout: string;
  readonly fideLeft: string;
  readonly fideReason: string;
  readonly fideLeave: string;
}

const EN: RulesWords = {
  chapters: {
    swiss: 'Swiss systems (C.04)',
    tieBreaks: 'Tie-breaks (C.07)',
    ratings: 'Ratings (B.02)',
    titles: 'Titles (B.01)',
    laws: 'Laws of Chess (E.01)',
    draughts: 'Draughts (FMJD)',
  },
  editionsAbout:
    'Taken from the first day. Another one only when the event announced it; after the start the program asks twice.',
  inForce: (from, until) =>
    until === null ? `in force from ${from}` : `in force from ${from} to ${until}`,
  fideAbout:
    'In FIDE mode the program refuses what the FIDE rules forbid for rated events. Leaving it cannot be undone: the event is marked on every page and paper.',
  fideLeft: 'This event has left FIDE mode. It cannot return.',
  fideReason: 'Why',
  fideLeave: 'Leave FIDE mode',
};

const FR: RulesWords = {
  chapters: {
    swiss: 'Systèmes suisses (C.04)',
    tieBreaks: 'Départages (C.07)',
    ratings: 'Classement Elo (B.02)',
    titles: 'Titres (B.01)',
    laws: 'Règles du jeu (E.01)',
    draughts: 'Dames (FMJD)',
  },
  editionsAbout:
    'Choisies selon le premier jour. Une autre seulement si le tournoi l’a annoncée ; après le début, le programme demande deux fois.',
  inForce: (from, until) =>
    until === null ? `en vigueur depuis le ${from}` : `en vigueur du ${from} au ${until}`,
  fideAbout:
    'En mode FIDE, le programme refuse ce que les règles FIDE interdisent aux tournois homologués. Le quitter est définitif : le tournoi en porte la marque sur chaque page et chaque document.',
  fideLeft: 'Ce tournoi a quitté le mode FIDE. Il ne peut y revenir.',
  fideReason: 'Pourquoi',
  fideLeave: 'Quitter le mode FIDE',
};

export const RULES_WORDS = inBoth(EN, FR);
