import { countInEnglish, countInFrench } from '../../../words/counts.ts';
import { inBoth } from '../../../words/in-both.ts';
import { RATING_KIND_WORDS } from '../../../words/rating-kinds.ts';

export const ENTRIES_WORDS = inBoth(
  {
    heading: 'Import entries',
    about:
      'A table of players from a file (CSV, XLSX, ODS) or from the clipboard. Nothing is written until you confirm.',
    paste: 'or paste the rows of a spreadsheet',
    pasteHint: 'Copy the cells with their headings, then paste them here.',
    pasted: 'pasted table.tsv',
    file: 'Table of entries',
    choose: 'Choose a file',
    kind: 'Ratings of',
    kinds: RATING_KIND_WORDS.en,
    reading: 'Looking the players up in the lists …',
    show: 'Show',
    filters: {
      all: (lines: number) => `All (${countInEnglish(lines)})`,
      doubt: (lines: number) => `To decide (${countInEnglish(lines)})`,
      notFound: (lines: number) => `Not in a list (${countInEnglish(lines)})`,
      already: (lines: number) => `Already entered (${countInEnglish(lines)})`,
      twice: (lines: number) => `Twice in the file (${countInEnglish(lines)})`,
    },
    nobody: 'Nobody here.',
    line: (line: number) => `line ${line}`,
    enter: (name: string, line: number) => `Enter ${name}, line ${line}`,
    who: (name: string, line: number) => `Who is ${name}, line ${line}?`,
    decide: 'Who is it?',
    leaveOut: 'Leave out',
    asWritten: 'Somebody else: as in the file',
    found: (list: string, month: string) => `found in ${list}, ${month}`,
    notFound: 'not in a list: as in the file',
    update: 'The same person: update',
    same: 'The same person: leave out',
    already: {
      fideId: (name: string) => `already here: FIDE number of ${name}`,
      nationalId: (name: string) => `already here: national number of ${name}`,
      name: (name: string) => `already here: ${name}`,
    },
    left: 'has left the tournament; can be brought back on the players page',
    expelled: 'was expelled',
    twice: {
      fideId: (line: number) => `twice in this file: FIDE number of line ${line}`,
      nationalId: (line: number) => `twice in this file: national number of line ${line}`,
      name: (line: number) => `twice in this file: name of line ${line}`,
    },
    changes: (fields: readonly string[]) => `Changes: ${fields.join(', ')}`,
    details: {
      sex: 'sex',
      title: 'title',
      federation: 'federation',
      fideId: 'FIDE number',
      nationalId: 'national number',
      club: 'club',
      league: 'league',
      licence: 'licence',
      ratings: 'rating',
      ratingSources: 'source of the rating',
      private: 'birth or contacts',
    },
    differs: (field: string, entered: string, listed: string) =>
      `${field}: “${entered}” in the file, “${listed}” in the list`,
    born: (year: string) => `born ${year}`,
    remarks: 'Remarks on the file',
    notUsed: 'Not used',
    allUsed: 'Everything in the table was used.',
    parts: {
      sheets: (count: number) => (count === 1 ? '1 sheet' : `${countInEnglish(count)} sheets`),
      columns: (count: number) => (count === 1 ? '1 column' : `${countInEnglish(count)} columns`),
      lines: (count: number) => (count === 1 ? '1 line' : `${countInEnglish(count)} lines`),
      cells: (count: number) => (count === 1 ? '1 cell' : `${countInEnglish(count)} cells`),
    },
    more: (count: number) => `Show ${countInEnglish(count)} more`,
    undecided: (lines: number) =>
      lines === 1
        ? '1 line is still to be decided; it is not entered.'
        : `${countInEnglish(lines)} lines are still to be decided; they are not entered.`,
    confirm: (players: number, updates: number) => {
      if (updates === 0)
        return players === 1 ? 'Enter 1 player' : `Enter ${countInEnglish(players)} players`;
      return players === 0
        ? `Update ${countInEnglish(updates)}`
        : `Enter ${countInEnglish(players)}, update ${countInEnglish(updates)}`;
    },
    entered: (players: number, updates: number) => {
      const entered =
        players === 1 ? '1 player entered.' : `${countInEnglish(players)} players entered.`;
      return updates === 0 ? entered : `${entered} ${countInEnglish(updates)} updated.`;
    },
    cancel: 'Cancel',
    notRead: 'The file was not read',
    unreachable: 'The server does not answer. Try again.',
    refusals: {
      'import.notATable':
        'A table of entries ends in .csv, .tsv, .xlsx or .ods. Save other workbooks (.xls) as XLSX, or copy their rows and paste them.',
      unreadable:
        'This is no table of players that can be read: it needs a line of headings with a name.',
    },
  },
  {
    heading: 'Importer des inscriptions',
    about:
      'Un tableau de joueurs, d’un fichier (CSV, XLSX, ODS) ou du presse-papiers. Rien n’est écrit avant votre confirmation.',
    paste: 'ou coller les lignes d’un tableur',
    pasteHint: 'Copiez les cellules avec leurs en-têtes, puis collez-les ici.',
    pasted: 'tableau collé.tsv',
    file: 'Tableau des inscrits',
    choose: 'Choisir un fichier',
    kind: 'Elo de',
    kinds: RATING_KIND_WORDS.fr,
    reading: 'Recherche des joueurs dans les listes …',
    show: 'Montrer',
    filters: {
      all: (lines) => `Tous (${countInFrench(lines)})`,
      doubt: (lines) => `À décider (${countInFrench(lines)})`,
      notFound: (lines) => `Hors liste (${countInFrench(lines)})`,
      already: (lines) => `Déjà inscrits (${countInFrench(lines)})`,
      twice: (lines) => `En double dans le fichier (${countInFrench(lines)})`,
    },
    nobody: 'Personne ici.',
    line: (line) => `ligne ${line}`,
    enter: (name, line) => `Inscrire ${name}, ligne ${line}`,
    who: (name, line) => `Qui est ${name}, ligne ${line} ?`,
    decide: 'Qui est-ce ?',
    leaveOut: 'Ne pas inscrire',
    asWritten: 'Quelqu’un d’autre : comme dans le fichier',
    found: (list, month) => `trouvé dans ${list}, ${month}`,
    notFound: 'hors liste : comme dans le fichier',
    update: 'Même personne : mettre à jour',
    same: 'Même personne : ne pas inscrire',
    already: {
      fideId: (name) => `déjà ici : numéro FIDE de ${name}`,
      nationalId: (name) => `déjà ici : numéro national de ${name}`,
      name: (name) => `déjà ici : ${name}`,
    },
    left: 'a quitté le tournoi ; peut y revenir depuis la page des joueurs',
    expelled: 'a été exclu',
    twice: {
      fideId: (line) => `en double dans ce fichier : numéro FIDE de la ligne ${line}`,
      nationalId: (line) => `en double dans ce fichier : numéro national de la ligne ${line}`,
      name: (line) => `en double dans ce fichier : nom de la ligne ${line}`,
    },
    changes: (fields) => `Change : ${fields.join(', ')}`,
    details: {
      sex: 'sexe',
      title: 'titre',
      federation: 'fédération',
      fideId: 'numéro FIDE',
      nationalId: 'numéro national',
      club: 'club',
      league: 'ligue',
      licence: 'licence',
      ratings: 'Elo',
      ratingSources: 'origine de l’Elo',
      private: 'naissance ou coordonnées',
    },
    differs: (field, entered, listed) =>
      `${field} : « ${entered} » dans le fichier, « ${listed} » dans la liste`,
    born: (year) => `né(e) en ${year}`,
    remarks: 'Remarques sur le fichier',
    notUsed: 'Non utilisé',
    allUsed: 'Tout ce que contient le tableau est utilisé.',
    parts: {
      sheets: (count) => `${countInFrench(count)} ${count < 2 ? 'feuille' : 'feuilles'}`,
      columns: (count) => `${countInFrench(count)} ${count < 2 ? 'colonne' : 'colonnes'}`,
      lines: (count) => `${countInFrench(count)} ${count < 2 ? 'ligne' : 'lignes'}`,
      cells: (count) => `${countInFrench(count)} ${count < 2 ? 'cellule' : 'cellules'}`,
    },
    more: (count) => `En montrer ${countInFrench(count)} de plus`,
    undecided: (lines) =>
      lines < 2
        ? `${countInFrench(lines)} ligne reste à décider ; elle n’est pas inscrite.`
        : `${countInFrench(lines)} lignes restent à décider ; elles ne sont pas inscrites.`,
    confirm: (players, updates) => {
      if (updates === 0)
        return `Inscrire ${countInFrench(players)} ${players < 2 ? 'joueur' : 'joueurs'}`;
      const update = `mettre à jour ${countInFrench(updates)}`;
      return players === 0
        ? `Mettre à jour ${countInFrench(updates)}`
        : `Inscrire ${countInFrench(players)}, ${update}`;
    },
    entered: (players, updates) => {
      const entered = `${countInFrench(players)} ${players < 2 ? 'joueur inscrit' : 'joueurs inscrits'}.`;
      return updates === 0 ? entered : `${entered} ${countInFrench(updates)} mis à jour.`;
    },
    cancel: 'Annuler',
    notRead: 'Le fichier n’a pas été lu',
    unreachable: 'Le serveur ne répond pas. Réessayez.',
    refusals: {
      'import.notATable':
        'Un tableau d’inscrits finit par .csv, .tsv, .xlsx ou .ods. Enregistrez les autres classeurs (.xls) en XLSX, ou copiez leurs lignes et collez-les.',
      unreadable:
        'Ce n’est pas un tableau de joueurs lisible : il faut une ligne d’en-têtes avec un nom.',
    },
  },
);
