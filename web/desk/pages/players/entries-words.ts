import { countInEnglish, countInFrench } from '../../../words/counts.ts';
import { inBoth } from '../../../words/in-both.ts';
import { RATING_KIND_WORDS } from '../../../words/rating-kinds.ts';

export const ENTRIES_WORDS = inBoth(
  {
    heading: 'Import entries',
    about:
      'A table of players, CSV or XLSX, with a line of headings in English or French. Nothing is written until you confirm.',
    file: 'Table of entries',
    choose: 'Choose a file',
    kind: 'Ratings of',
    kinds: RATING_KIND_WORDS.en,
    reading: 'Looking the players up in the lists …',
    columns: 'Columns of the file',
    columnsHint: 'Another meaning of a column reads the file again; your choices below start anew.',
    column: (heading: string) => `Column “${heading}”`,
    unused: 'not used',
    fields: {
      name: 'Name',
      lastName: 'Last name',
      firstName: 'First name',
      fideId: 'FIDE number',
      nationalId: 'Licence number',
      federation: 'Federation',
      sex: 'Sex',
      birth: 'Birth',
      title: 'Title',
      club: 'Club',
      league: 'League',
      licence: 'Kind of licence',
      rating: 'Rating',
      standard: 'Standard rating',
      rapid: 'Rapid rating',
      blitz: 'Blitz rating',
      national: 'National rating',
      estimate: 'Estimate',
      email: 'E-mail',
      phone: 'Phone',
      comment: 'Comment',
    },
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
    problems: (count: number) =>
      count === 1 ? '1 remark on the file' : `${countInEnglish(count)} remarks on the file`,
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
      'import.notATable': 'A table of entries ends in .csv or .xlsx.',
      unreadable:
        'This is no table of players that can be read: it needs a line of headings with a name.',
    },
  },
  {
    heading: 'Importer des inscriptions',
    about:
      'Un tableau de joueurs, CSV ou XLSX, avec une ligne d’en-têtes en français ou en anglais. Rien n’est écrit avant votre confirmation.',
    file: 'Tableau des inscrits',
    choose: 'Choisir un fichier',
    kind: 'Elo de',
    kinds: RATING_KIND_WORDS.fr,
    reading: 'Recherche des joueurs dans les listes …',
    columns: 'Colonnes du fichier',
    columnsHint:
      'Changer le sens d’une colonne relit le fichier ; vos choix ci-dessous repartent de zéro.',
    column: (heading) => `Colonne « ${heading} »`,
    unused: 'non utilisée',
    fields: {
      name: 'Nom complet',
      lastName: 'Nom de famille',
      firstName: 'Prénom',
      fideId: 'Numéro FIDE',
      nationalId: 'Numéro de licence',
      federation: 'Fédération',
      sex: 'Sexe',
      birth: 'Naissance',
      title: 'Titre',
      club: 'Club',
      league: 'Ligue',
      licence: 'Type de licence',
      rating: 'Elo',
      standard: 'Elo standard',
      rapid: 'Elo rapide',
      blitz: 'Elo blitz',
      national: 'Elo national',
      estimate: 'Estimation',
      email: 'Courriel',
      phone: 'Téléphone',
      comment: 'Commentaire',
    },
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
    problems: (count) =>
      `${countInFrench(count)} ${count < 2 ? 'remarque' : 'remarques'} sur le fichier`,
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
      'import.notATable': 'Un tableau d’inscrits finit par .csv ou .xlsx.',
      unreadable:
        'Ce n’est pas un tableau de joueurs lisible : il faut une ligne d’en-têtes avec un nom.',
    },
  },
);
