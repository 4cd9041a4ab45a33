import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde laws` says in one language; holes are `{name}`. */
export interface LawsWords {
  readonly about: string;
  readonly about_search: string;
  readonly about_diff: string;
  readonly about_import: string;
  readonly about_glossary: string;
  readonly argument_word: string;
  readonly noTerm: string;
  readonly term: string;
  readonly argument_file: string;
  readonly option_language: string;
  readonly notALanguage: string;
  readonly noneImported: string;
  readonly imported: string;
  readonly ownText: string;
  readonly argument_article: string;
  readonly argument_words: string;
  readonly argument_before: string;
  readonly argument_after: string;
  readonly option_edition: string;
  readonly concerns: string;
  readonly sends: string;
  readonly comment: string;
  readonly fromMemory: string;
  readonly rulings: string;
  readonly noArticle: string;
  readonly near: string;
  readonly elsewhere: string;
  readonly wholeEdition: string;
  readonly nothing: string;
  readonly noWords: string;
  readonly changes: Readonly<Record<'new' | 'gone' | 'changed' | 'moved', string>>;
  readonly noChanges: string;
}

export const LAWS_WORDS = inBoth<LawsWords>(
  {
    about: 'the Laws of Chess article by article, in our own words; without a number, all of them',
    about_search: 'find articles by words in French or English, or by number',
    about_glossary: 'words of the Laws in French and English, with their meaning',
    argument_word: 'a word or a part of it, in either language; all where none is given',
    term: '{fr} – {en}{place}: {means}',
    noTerm: 'The glossary has no word with “{value}”.',
    about_import: 'keep your own copy of the Laws on this computer, split by article',
    argument_file: 'plain text (also taken from a PDF), Markdown or HTML; - for standard input',
    option_language: 'language of the copy, fr or en (default: that of the terminal)',
    notALanguage: '“{value}” after --language is neither fr nor en.',
    noneImported:
      'No article of {edition} begins a line of {file}. A copy has lines such as “7.5.5 …”.',
    imported:
      '{found} of {all} articles of {edition} are kept in {kept}. They stay on this computer.',
    ownText: 'Your copy ({language}): {text}',
    about_diff: 'what changed from one edition of the Laws to another',
    argument_article: 'number of an article, such as 7.5.5 or A.4.2, or a chapter, such as 9',
    argument_words: 'words to look for',
    argument_before: 'the earlier edition, such as laws-2018',
    argument_after: 'the later edition, such as laws-2023',
    option_edition: 'edition of the Laws, or online (default: the one in force today)',
    concerns: 'Concerns: {facets}.',
    sends: 'See also {ids}.',
    comment: 'Arbiters’ Commission: {text}',
    fromMemory: 'Written from memory, not compared with the text of 2001 (KD-283).',
    rulings: 'Rulings: {commands}.',
    noArticle: '{edition} has no article {id}.{near}{elsewhere}',
    near: ' The nearest are {ids}.',
    elsewhere: ' It is one of {editions}.',
    wholeEdition: 'The catalogue does not hold {edition} yet. It has {known}.',
    nothing: 'Nothing was found for “{value}” in {edition}.',
    noWords: 'Give words to look for, such as "two hands".',
    changes: {
      new: '{id}  new: {says}',
      gone: '{id}  gone: {says}',
      changed: '{id}  before: {before}\n{indent}  now: {says}',
      moved: '{id}  was {from}',
    },
    noChanges: '{before} and {after} say the same.',
  },
  {
    about: 'les Règles du jeu article par article, dans nos propres mots ; sans numéro, toutes',
    about_search: 'trouver des articles par des mots français ou anglais, ou par numéro',
    about_glossary: 'les mots des Règles en français et en anglais, avec leur sens',
    argument_word: 'un mot ou une partie, dans l’une des langues ; tous si rien n’est donné',
    term: '{fr} – {en}{place} : {means}',
    noTerm: 'Le glossaire n’a pas de mot avec « {value} ».',
    about_import: 'garder sur cet ordinateur son propre exemplaire des Règles, découpé par article',
    argument_file: 'texte (aussi tiré d’un PDF), Markdown ou HTML ; - pour l’entrée standard',
    option_language: 'langue de l’exemplaire, fr ou en (par défaut : celle du terminal)',
    notALanguage: '« {value} » après --language n’est ni fr ni en.',
    noneImported:
      'Aucun article de {edition} ne commence une ligne de {file}. Un exemplaire a des lignes comme « 7.5.5 … ».',
    imported:
      '{found} articles de {edition} sur {all} sont gardés dans {kept}. Ils restent sur cet ordinateur.',
    ownText: 'Votre exemplaire ({language}) : {text}',
    about_diff: 'ce qui a changé d’une édition des Règles à une autre',
    argument_article: 'numéro d’un article, comme 7.5.5 ou A.4.2, ou d’un chapitre, comme 9',
    argument_words: 'mots à chercher',
    argument_before: 'l’édition la plus ancienne, comme laws-2018',
    argument_after: 'l’édition la plus récente, comme laws-2023',
    option_edition:
      'édition des Règles du jeu, ou online (par défaut : celle en vigueur aujourd’hui)',
    concerns: 'Concerne : {facets}.',
    sends: 'Voir aussi {ids}.',
    comment: 'Commission des arbitres : {text}',
    fromMemory: 'Écrit de mémoire, non comparé au texte de 2001 (KD-283).',
    rulings: 'Décisions : {commands}.',
    noArticle: '{edition} n’a pas d’article {id}.{near}{elsewhere}',
    near: ' Les plus proches sont {ids}.',
    elsewhere: ' Il existe dans {editions}.',
    wholeEdition: 'Le catalogue ne contient pas encore {edition}. Il a {known}.',
    nothing: 'Rien trouvé pour « {value} » dans {edition}.',
    noWords: 'Donnez des mots à chercher, comme "deux mains".',
    changes: {
      new: '{id}  nouveau : {says}',
      gone: '{id}  disparu : {says}',
      changed: '{id}  avant : {before}\n{indent}  maintenant : {says}',
      moved: '{id}  était {from}',
    },
    noChanges: '{before} et {after} disent la même chose.',
  },
);
