import { frenchWords } from '../../rules/french-spaces.ts';
import type { Language } from '../../rules/language.ts';
import type { Problem } from '../../rules/problem.ts';
import { fill } from '../../rules/sentence.ts';
import { ANNOUNCED_WORDS, faultSentence } from '../../tournament/words/tie-break-faults.ts';
import { LIST_PROBLEMS_IN_FRENCH } from './lists-fr.ts';
import { PGN_PROBLEMS_IN_FRENCH } from './pgn-fr.ts';
import { TOURNAMENT_FILE_PROBLEMS_IN_FRENCH } from './tournament-file-fr.ts';
import { TRF_PROBLEMS_IN_FRENCH } from './trf-fr.ts';

/** French sentences by code, for everything a reader of files may report. */
const FRENCH: Readonly<Record<string, string>> = frenchWords({
  ...TRF_PROBLEMS_IN_FRENCH,
  ...LIST_PROBLEMS_IN_FRENCH,
  ...TOURNAMENT_FILE_PROBLEMS_IN_FRENCH,
  ...PGN_PROBLEMS_IN_FRENCH,
  'report.tieBreaks.mixed': ANNOUNCED_WORDS.fr.mixed,
  'report.rank.notTheOrder': 'Rang {rank} au lieu de {expected}. Corrigez l’un ou l’autre.',
  'report.team.matchPoints':
    'Points de match {written}, les échiquiers en apportent {sum}. Corrigez l’un ou l’autre.',
  'report.team.gamePoints':
    'Points de partie {written}, les échiquiers en apportent {sum}. Corrigez l’un ou l’autre.',
  'event.decisionOpen':
    'La décision sur l’incident {incident} n’est pas appliquée. Appliquez-la, ou changez la décision.',
  'report.results.missing': 'Ronde {round} : résultats manquants (tables {boards}). Écrivez-les.',
  'import.tooLong':
    '« {field} » a {length} caractères, au plus {most}. Raccourcissez dans le fichier, puis importez de nouveau.',
  'import.notOneLine':
    '« {field} » contient des signes qui ne s’écrivent pas sur une ligne. Tapez de nouveau dans le fichier, puis importez de nouveau.',
  'import.standsIn': 'Pas d’Elo FIDE de cette cadence ; le standard compte : {names}.',
  'import.unrated': 'Aucun Elo connu ; numérotés après tous ceux qui en ont un : {names}.',
  'report.birth.month': 'Naissance {birth}, sans le jour : seule l’année est gardée.',
  'report.colour.missing': 'Une partie sans couleur. Écrivez w ou b.',
  'report.firstDay.missing':
    'Le fichier ne dit pas quand le tournoi a commencé (042) : aujourd’hui est retenu.',
  'report.game.contradiction':
    'Deux joueurs ne disent pas la même chose de leur partie. Corrigez les deux lignes.',
  'report.initialColour.missing': 'Pas de couleur initiale (152 ou XXC) : les Blancs sont retenus.',
  'report.noPlayers':
    'Le fichier n’a aucun joueur (001) : ce n’est pas un fichier TRF. Ronde lit les fichiers TRF (.trf, .trfx, .txt), .ronde, .papi, et les tableaux de joueurs (.csv, .xlsx, .ods).',
  'report.notText':
    'Ce n’est pas une liste lisible, mais une image, un document ou une archive. Ronde lit les fichiers TRF (.trf, .trfx, .txt), .ronde, .papi, et les tableaux de joueurs (.csv, .xlsx, .ods).',
  'report.rounds.missing':
    'Le fichier n’annonce pas ses rondes (142 ou XXR) : la ronde à apparier n’est pas tenue pour la dernière.',
  'report.system.unknown':
    'Le fichier ne nomme pas de système d’appariement que Ronde connaît (192, 092) : il est lu comme un système suisse. Écrivez le système dans 092 (« Individual: Round-Robin »), ou choisissez-le dans les réglages.',
  'report.tieBreaks.missing':
    'La forme de ce fichier (avant le TRF26) n’a pas de place pour les départages : choisissez-les dans les réglages.',
  'text.encoding.utf16': 'Fichier en UTF-16. Enregistrez-le en UTF-8.',
  'text.encoding.latin1': 'Fichier lu en Latin-1 (Windows-1252).',
});

const PLACE = frenchWords({
  line: 'Ligne {line}',
  column: 'Ligne {line}, colonne {column}',
  told: '{place} : {what}',
  header: 'en-tête',
  end: 'fin du fichier',
  entry: 'entrée {record}',
});

/** The sentence in the person's language; English where no translation speaks of this code. */
export function sayProblem(problem: Problem, language: Language): string {
  if (language === 'en') return problem.message;
  const sentence = FRENCH[problem.code] ?? tieBreakFault(problem.code);
  if (sentence === undefined) return problem.message;
  const french = fill(sentence, problem.params ?? {});
  const place = placeOf(problem);
  return place === '' ? french : fill(PLACE.told, { place, what: french });
}

/** A tie-break that cannot be announced is refused in the same words by the event itself. */
function tieBreakFault(code: string): string | undefined {
  const fault = faultSentence(code.replace('report.tieBreaks.', ''), 'fr');
  return fault === null ? undefined : `${fault} ({article})`;
}

/** Where the fault stands: what the English messages say themselves. */
function placeOf({ code, line, column, record }: Problem): string {
  const where = line === 0 ? '' : fill(column === 0 ? PLACE.line : PLACE.column, { line, column });
  const part = code.startsWith('tournamentFile.') ? partOfFile(record) : record;
  return [where, part].filter((said) => said !== '').join(', ');
}

/** Head and end of a tournament file have English names; between them are entries, by number. */
function partOfFile(record: string): string {
  if (record === '') return '';
  if (record === 'header') return PLACE.header;
  return record === 'end' ? PLACE.end : fill(PLACE.entry, { record });
}
