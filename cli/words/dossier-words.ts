import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What the papers of the event's file say in the terminal. */
export const DOSSIER_COMMAND_WORDS = inBoth(
  {
    about_dossier:
      'gather the papers of an event, its report and its games, and list what is missing, for whom and by when',
    about_form:
      'show one paper for the federation, the organiser or a player, with what is missing',
    argument_form: 'one of: {forms}',
    option_out: 'the archive to write',
    option_minutes: 'a text with the minutes as you have edited them, in place of those of the log',
    option_player: 'the player it is about, by number or name',
    option_round: 'the round it is about',
    option_board: 'the board it is about',
    option_pdf: 'a PDF to write it to',
    noTypesetter: 'Papers cannot be set on this system; leave out --out for the text.',
    notAForm: '“{value}” is no paper of the file. Choose one of: {forms}.',
    nobody: 'This paper concerns nobody in this event now.',
    written: '{file} written: {there} there, {open} not complete or missing.',
    argument_fact: 'what is filled in: {facts}',
    argument_value: 'its value; none takes it out',
    option_from: 'a text file with the value, for the minutes as you have edited them',
    filledIn: 'Filled in for the papers:',
    nothingFilledIn: 'Nothing is filled in for the papers yet.',
  },
  {
    about_dossier:
      'rassembler les documents d’un tournoi, son rapport et ses parties, et lister ce qui manque, pour qui et avant quand',
    about_form:
      'montrer un document pour la fédération, l’organisateur ou un joueur, avec ce qui manque',
    argument_form: 'un de : {forms}',
    option_out: 'l’archive à écrire',
    option_minutes:
      'un texte avec le procès-verbal tel que modifié, à la place de celui du journal',
    option_player: 'le joueur concerné, par numéro ou nom',
    option_round: 'la ronde concernée',
    option_board: 'l’échiquier concerné',
    option_pdf: 'un PDF où l’écrire',
    noTypesetter:
      'Les documents ne peuvent pas être composés sur ce système ; sans --out, voici le texte.',
    notAForm: '« {value} » n’est pas un document du dossier. Choisissez parmi : {forms}.',
    nobody: 'Ce document ne concerne personne dans ce tournoi pour l’instant.',
    written: '{file} écrit : {there} présents, {open} incomplets ou manquants.',
    argument_fact: 'ce qui est rempli : {facts}',
    argument_value: 'sa valeur ; none l’efface',
    option_from: 'un fichier texte avec la valeur, pour le procès-verbal modifié',
    filledIn: 'Rempli pour les documents :',
    nothingFilledIn: 'Rien n’est encore rempli pour les documents.',
  },
);
