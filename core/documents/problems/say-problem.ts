import { frenchWords } from '../../rules/french-spaces.ts';
import type { Language } from '../../rules/language.ts';
import type { Problem } from '../../rules/problem.ts';
import { fill } from '../../rules/sentence.ts';
import { LIST_PROBLEMS_IN_FRENCH } from './lists-fr.ts';
import { TRF_PROBLEMS_IN_FRENCH } from './trf-fr.ts';

/** French sentences by code, for everything a reader of files may report. */
const FRENCH: Readonly<Record<string, string>> = frenchWords({
  ...TRF_PROBLEMS_IN_FRENCH,
  ...LIST_PROBLEMS_IN_FRENCH,
  'report.colour.missing': 'Une partie sans couleur. Écrivez w ou b.',
  'report.acceleration.unfit':
    'L’accélération nommée ne convient pas à ce tournoi : elle n’est pas appliquée.',
  'report.firstDay.missing':
    'Le fichier ne dit pas quand le tournoi a commencé (042) : aujourd’hui est retenu.',
  'report.game.contradiction':
    'Deux joueurs ne disent pas la même chose de leur partie. Corrigez les deux lignes.',
  'report.initialColour.missing': 'Pas de couleur initiale (152 ou XXC) : les Blancs sont retenus.',
  'report.noPlayers': 'Le fichier n’a aucun joueur (001). Est-ce bien un fichier TRF ?',
  'report.rounds.missing':
    'Le fichier n’annonce pas ses rondes (142 ou XXR) : la ronde à apparier n’est pas tenue pour la dernière.',
  'text.encoding.utf16': 'Fichier en UTF-16. Enregistrez-le en UTF-8.',
  'text.encoding.latin1': 'Fichier lu en Latin-1 (Windows-1252).',
});

const PLACE = frenchWords({
  line: 'Ligne {line}',
  column: 'Ligne {line}, colonne {column}',
  told: '{place} : {what}',
});

/** The sentence in the person's language; English where no translation speaks of this code. */
export function sayProblem(problem: Problem, language: Language): string {
  if (language === 'en') return problem.message;
  const sentence = FRENCH[problem.code];
  if (sentence === undefined) return problem.message;
  const french = fill(sentence, problem.params ?? {});
  const place = placeOf(problem);
  return place === '' ? french : fill(PLACE.told, { place, what: french });
}

/** Where the fault stands: what the English messages say themselves. */
function placeOf({ line, column, record }: Problem): string {
  const where = line === 0 ? '' : fill(column === 0 ? PLACE.line : PLACE.column, { line, column });
  return [where, record].filter((part) => part !== '').join(', ');
}
