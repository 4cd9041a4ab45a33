import type { Command } from 'commander';
import type { SituationName } from '@ronde/core/decisions/situations/situation-titles.ts';
import { situationsBy } from '@ronde/core/decisions/situations/situations-by-article.ts';
import type { LawsProperties } from '@ronde/core/rules/editions/laws.ts';
import { editionsOf } from '@ronde/core/rules/editions/registry.ts';
import { articleNumber, articlesNumbered } from '@ronde/core/rules/laws/article-number.ts';
import { isCatalogued, lawsOf, type StatedLaw } from '@ronde/core/rules/laws/catalogue.ts';
import { LAW_FACET_WORDS } from '@ronde/core/rules/laws/facet-words.ts';
import { CATALOGUED } from '@ronde/core/rules/laws/law-article.ts';
import { lawChanges, type LawChange } from '@ronde/core/rules/laws/law-changes.ts';
import { ONLINE } from '@ronde/core/rules/laws/online/online-name.ts';
import { onlineLaws } from '@ronde/core/rules/laws/online/stated-online.ts';
import { nearestIds, searchGlossary, searchLaws } from '@ronde/core/rules/laws/search.ts';
import { splitOwnCopy } from '@ronde/core/rules/laws/split-own-copy.ts';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readInput } from '../input-file.ts';
import { lawsEdition } from '../laws-edition-option.ts';
import { keepOwnLaws, ownLaws } from '../own-laws.ts';
import { situationCommand } from '../situation-command.ts';
import { LAWS_WORDS, type LawsWords } from '../words/laws.ts';

interface Options extends JsonOption {
  readonly edition?: string;
}

interface ImportOptions extends Options {
  readonly language?: string;
}

/** The catalogue of the Laws. */
export function laws(program: Command, cli: Cli): void {
  const words = LAWS_WORDS[cli.language];
  const command = program
    .command('laws')
    .description(words.about)
    .argument('[article]', words.argument_article)
    .option('--edition <id>', words.option_edition)
    .option('--json', cli.words.json)
    .action((article: string | undefined, options: Options) => {
      showArticles(cli, article, options);
    });
  // A subcommand shares `--edition` and `--json` with the command: whichever was given counts.
  command
    .command('search')
    .description(words.about_search)
    .argument('<words...>', words.argument_words)
    .option('--edition <id>', words.option_edition)
    .option('--json', cli.words.json)
    .action((asked: string[], options: Options) => {
      showFound(cli, asked.join(' '), { ...command.opts<Options>(), ...options });
    });
  command
    .command('glossary')
    .description(words.about_glossary)
    .argument('[word]', words.argument_word)
    .option('--json', cli.words.json)
    .action((word: string | undefined, options: Options) => {
      showGlossary(cli, word ?? '', { ...command.opts<Options>(), ...options });
    });
  command
    .command('import')
    .description(words.about_import)
    .argument('<file>', words.argument_file)
    .option('--edition <id>', words.option_edition)
    .option('--language <language>', words.option_language)
    .option('--json', cli.words.json)
    .action((file: string, options: ImportOptions) => {
      keepCopy(cli, file, { ...command.opts<Options>(), ...options });
    });
  command
    .command('diff')
    .description(words.about_diff)
    .argument('<before>', words.argument_before)
    .argument('<after>', words.argument_after)
    .option('--json', cli.words.json)
    .action((before: string, after: string, options: Options) => {
      showChanges(cli, before, after, { ...command.opts<Options>(), ...options });
    });
}

/** Keeps a copy of the arbiter’s own, split by article, in the data folder. */
function keepCopy(cli: Cli, file: string, options: ImportOptions): void {
  const words = LAWS_WORDS[cli.language];
  const edition = catalogued(cli, options.edition);
  const language = LANGUAGES.find((one) => one === (options.language ?? cli.language));
  if (language === undefined) throw bad(words.notALanguage, { value: options.language ?? '' });
  const text = new TextDecoder().decode(readInput(cli, file));
  const ids = edition.laws.map(({ id }) => id);
  const copy = splitOwnCopy(text, ids);
  const found = Object.keys(copy).length;
  if (found === 0) throw bad(words.noneImported, { file, edition: edition.id });
  const kept = keepOwnLaws(cli, edition.id, language, copy);
  const missing = ids.filter((id) => copy[id] === undefined);
  const value = { edition: edition.id, language, found, missing, kept };
  const params = { found, all: ids.length, edition: edition.id, kept };
  answer(cli, options.json === true, value, fill(words.imported, params));
}

const bad = (sentence: string, params: Readonly<Record<string, string | number>>): CliFailure =>
  new CliFailure(EXIT.badRequest, fill(sentence, params));

/** An edition of the Laws, or the online regulations, with its articles. */
interface LawBook {
  readonly id: string;
  readonly laws: readonly StatedLaw[];
  /** The situations whose rulings cite these articles. */
  readonly properties: LawsProperties;
}

function catalogued(cli: Cli, id: string | undefined): LawBook {
  const edition = lawsEdition(cli, id === ONLINE.id ? undefined : id);
  const { properties } = edition;
  if (id === ONLINE.id) return { id, laws: onlineLaws(), properties };
  if (isCatalogued(edition.id)) return { id: edition.id, laws: lawsOf(edition), properties };
  const known = CATALOGUED.join(', ');
  throw bad(LAWS_WORDS[cli.language].wholeEdition, { edition: edition.id, known });
}

function showArticles(cli: Cli, article: string | undefined, options: Options): void {
  const edition = catalogued(cli, options.edition);
  const all = edition.laws;
  const id = article === undefined ? null : articleNumber(article);
  const shown = article === undefined ? all : articlesNumbered(all, article);
  if (shown.length === 0) throw unknownArticle(cli, edition, id ?? '');
  const [first, ...below] = shown;
  // An article asked for by its number is told whole, those below it in a line each.
  const isWhole = first !== undefined && (first.id === id || below.length === 0);
  const text = [
    ...(isWhole ? [wholeArticle(cli, first, edition), ...ownTexts(cli, edition.id, first.id)] : []),
    ...(isWhole ? below : shown).map((law) => lineOf(cli, law)),
  ].join('\n');
  const own = Object.fromEntries(
    [...ownLaws(cli, edition.id)].map(([language, copy]) => [
      language,
      Object.fromEntries(
        Object.entries(copy).filter(([held]) => shown.some((law) => law.id === held)),
      ),
    ]),
  );
  const articles = shown.map((law) => ({ ...law, rulings: rulingsOn(law, edition) }));
  answer(cli, options.json === true, { edition: edition.id, articles, ownCopy: own }, text);
}

function unknownArticle(cli: Cli, edition: LawBook, id: string): CliFailure {
  const words = LAWS_WORDS[cli.language];
  const near = nearestIds(edition.laws, id);
  const others = editionsOf('laws')
    .filter((other) => other.id !== edition.id && lawsOf(other).some((law) => law.id === id))
    .map((other) => other.id);
  return bad(words.noArticle, {
    ...{ edition: edition.id, id },
    near: near.length === 0 ? '' : fill(words.near, { ids: near.join(', ') }),
    elsewhere: others.length === 0 ? '' : fill(words.elsewhere, { editions: others.join(', ') }),
  });
}

/** The situations that the decision desk rules on by an article. */
const rulingsOn = ({ id }: StatedLaw, book: LawBook): readonly SituationName[] =>
  situationsBy(book.id === ONLINE.id ? `Online ${id}` : id, book.properties);

const lineOf = (cli: Cli, { id, title, says }: StatedLaw): string =>
  `${id}  ${title[cli.language]}. ${says[cli.language]}`;

function wholeArticle(cli: Cli, law: StatedLaw, book: LawBook): string {
  const words = LAWS_WORDS[cli.language];
  const facets = law.facets.map((facet) => LAW_FACET_WORDS[cli.language][facet]).join(', ');
  const rulings = rulingsOn(law, book).map(situationCommand).join(', ');
  return [
    `${law.id}  ${law.title[cli.language]}`,
    law.says[cli.language],
    ...(law.fromMemory ? [words.fromMemory] : []),
    ...(law.comment === null ? [] : [fill(words.comment, { text: law.comment[cli.language] })]),
    ...(facets === '' ? [] : [fill(words.concerns, { facets })]),
    ...(law.to.length === 0 ? [] : [fill(words.sends, { ids: law.to.join(', ') })]),
    ...(rulings === '' ? [] : [fill(words.rulings, { commands: rulings })]),
  ].join('\n');
}

/** What the arbiter’s own copies say of an article. */
const ownTexts = (cli: Cli, edition: string, id: string): string[] =>
  [...ownLaws(cli, edition)].flatMap(([language, copy]) => {
    const text = copy[id];
    return text === undefined ? [] : [fill(LAWS_WORDS[cli.language].ownText, { language, text })];
  });

const MOST_FOUND = 12;

function showFound(cli: Cli, asked: string, options: Options): void {
  const words = LAWS_WORDS[cli.language];
  const edition = catalogued(cli, options.edition);
  if (asked.trim() === '') throw bad(words.noWords, {});
  const all = edition.laws;
  const inOurs = searchLaws(all, asked).map(({ law }) => law);
  const inOwn = inOwnCopies(cli, edition.id, asked);
  const found = [...inOurs, ...all.filter((law) => inOwn.has(law.id) && !inOurs.includes(law))];
  const shown = found.slice(0, MOST_FOUND);
  const text =
    shown.length === 0
      ? fill(words.nothing, { value: asked, edition: edition.id })
      : shown.map((law) => lineOf(cli, law)).join('\n');
  const value = { edition: edition.id, found: found.length, articles: shown };
  answer(cli, options.json === true, value, text);
}

/** Articles in whose text of the arbiter’s own copies the words stand in a row. */
const inOwnCopies = (cli: Cli, edition: string, asked: string): ReadonlySet<string> =>
  new Set(
    [...ownLaws(cli, edition).values()].flatMap((copy) =>
      Object.keys(copy).filter((id) => copy[id]?.toLowerCase().includes(asked.toLowerCase())),
    ),
  );

function showGlossary(cli: Cli, word: string, options: Options): void {
  const found = searchGlossary(word);
  const lines = found.map(({ term, means, article }) => {
    const place = article === null ? '' : ` (${article})`;
    const said = { fr: term.fr, en: term.en, place, means: means[cli.language] };
    return fill(LAWS_WORDS[cli.language].term, said);
  });
  const none = fill(LAWS_WORDS[cli.language].noTerm, { value: word });
  const text = lines.length === 0 ? none : lines.join('\n');
  answer(cli, options.json === true, { terms: found }, text);
}

function showChanges(cli: Cli, before: string, after: string, options: Options): void {
  const words = LAWS_WORDS[cli.language];
  const [earlier, later] = [catalogued(cli, before), catalogued(cli, after)];
  const changes = lawChanges(earlier.laws, later.laws);
  const text =
    changes.length === 0
      ? fill(words.noChanges, { before: earlier.id, after: later.id })
      : changes.map((change) => changeText(cli, words, change)).join('\n');
  const value = { before: earlier.id, after: later.id, changes };
  answer(cli, options.json === true, value, text);
}

function changeText(cli: Cli, words: LawsWords, change: LawChange): string {
  const stated = ({ title, says }: StatedLaw): string =>
    `${title[cli.language]}. ${says[cli.language]}`;
  const { id } = change;
  switch (change.kind) {
    case 'new':
      return fill(words.changes.new, { id, says: stated(change.after) });
    case 'gone':
      return fill(words.changes.gone, { id, says: stated(change.before) });
    case 'moved':
      return fill(words.changes.moved, { id, from: change.from });
    case 'changed': {
      const indent = ' '.repeat(id.length);
      const params = { id, indent, before: stated(change.before), says: stated(change.after) };
      return fill(words.changes.changed, params);
    }
  }
}
