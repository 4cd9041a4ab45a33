import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde regulations` says. */
export interface RegulationsCliWords {
  readonly about: string;
  readonly argument_action: string;
  readonly argument_event: string;
  readonly argument_clauses: string;
  readonly option_language: string;
  readonly option_out: string;
  readonly option_as: string;
  readonly option_name: string;
  readonly option_usual: string;
  readonly notAnAction: string;
  readonly notALanguage: string;
  readonly notAnEnding: string;
  readonly notAClause: string;
  readonly notASignatory: string;
  readonly nothingToState: string;
  readonly signatureAsked: string;
  readonly notADraft: string;
  readonly unknownKeys: string;
  readonly header: readonly string[];
  readonly sound: string;
  readonly open: string;
  readonly signed: string;
  readonly changed: string;
  readonly unsigned: string;
  readonly written: string;
}

export const REGULATIONS_CLI_WORDS = inBoth<RegulationsCliWords>(
  {
    about: 'the event’s regulations: what they lack, their text, their clauses and signatures',
    argument_action: 'lint, write, state or sign',
    argument_event: 'a tournament, or a file with one; for lint also a draft (.json)',
    argument_clauses: 'for state: clauses such as feeAdults=40; nothing after = takes one out',
    option_language: 'fr, en or both (default: the language of the command)',
    option_out: 'the file: .pdf, .md or .html (default: Markdown to the screen)',
    option_as: 'for sign: organiser or chiefArbiter',
    option_name: 'for sign: who signs',
    option_usual: 'for state: what most events write, where nothing is said yet',
    notAnAction:
      '“{value}” is nothing to do with regulations. There are: lint, write, state, sign.',
    notALanguage: '“{value}” is no language. There are: fr, en, both.',
    notAnEnding: 'Regulations are not written as {file}. Name it .pdf, .md or .html.',
    notAClause: '“{value}” is no clause. Write one as feeAdults=40; there are: {known}.',
    notASignatory: 'Say --as organiser or --as chiefArbiter.',
    nothingToState: 'Name clauses, such as feeAdults=40, or say --usual.',
    signatureAsked: 'Say who signs: --name "Gambit, Luce".',
    notADraft:
      '{file} is no draft of regulations at “{place}”. It is a JSON object with settings, clauses, address and arbiterTitle, as far as they are known.',
    unknownKeys:
      '{file} has keys that no draft of regulations has: {keys}. At the top stand {known}; everything else of an event belongs into settings.',
    header: ['article', 'what', 'kind', 'source', 'remedy'],
    sound: 'Nothing is missing, contradictory or forbidden.',
    open: '{count} {count|finding stands|findings stand} against the regulations.',
    signed: '{as}: {name}, {at}, version {version}',
    changed: 'changed since: {terms}',
    unsigned: 'Nobody has signed version {version}.',
    written: '{file}: {pages} {pages|page|pages}.',
  },
  {
    about: 'le règlement intérieur : ce qui y manque, son texte, ses clauses et signatures',
    argument_action: 'lint, write, state ou sign',
    argument_event:
      'un tournoi, ou un fichier qui en contient un ; pour lint aussi un projet (.json)',
    argument_clauses: 'pour state : des clauses comme feeAdults=40 ; rien après = en retire une',
    option_language: 'fr, en ou both (par défaut : la langue de la commande)',
    option_out: 'le fichier : .pdf, .md ou .html (par défaut : Markdown à l’écran)',
    option_as: 'pour sign : organiser ou chiefArbiter',
    option_name: 'pour sign : qui signe',
    option_usual: 'pour state : ce qu’écrivent la plupart des tournois, là où rien n’est dit',
    notAnAction:
      '« {value} » n’est rien à faire d’un règlement. Il y a : lint, write, state, sign.',
    notALanguage: '« {value} » n’est pas une langue. Il y a : fr, en, both.',
    notAnEnding: 'Un règlement ne s’écrit pas dans {file}. Nommez-le .pdf, .md ou .html.',
    notAClause:
      '« {value} » n’est pas une clause. Écrivez-la comme feeAdults=40 ; il y a : {known}.',
    notASignatory: 'Dites --as organiser ou --as chiefArbiter.',
    nothingToState: 'Nommez des clauses, comme feeAdults=40, ou dites --usual.',
    signatureAsked: 'Dites qui signe : --name "Gambit, Luce".',
    notADraft:
      '{file} n’est pas un projet de règlement à « {place} ». C’est un objet JSON avec settings, clauses, address et arbiterTitle, pour ce qui est connu.',
    unknownKeys:
      '{file} a des clés qu’aucun projet de règlement n’a : {keys}. Au premier niveau : {known} ; tout le reste du tournoi va dans settings.',
    header: ['article', 'quoi', 'genre', 'source', 'remède'],
    sound: 'Rien ne manque, ne se contredit ni n’est interdit.',
    open: '{count} {count|remarque|remarques} sur le règlement.',
    signed: '{as} : {name}, {at}, version {version}',
    changed: 'modifié depuis : {terms}',
    unsigned: 'Personne n’a signé la version {version}.',
    written: '{file} : {pages} {pages|page|pages}.',
  },
);
