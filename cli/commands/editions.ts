import type { Command } from 'commander';
import { CHAPTERS, type Chapter } from '@ronde/core/rules/editions/edition.ts';
import { EDITIONS, inForceOn, type AnyEdition } from '@ronde/core/rules/editions/registry.ts';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

interface Options extends JsonOption {
  readonly on?: string;
  readonly chapter?: string;
}

export function editions(program: Command, cli: Cli): void {
  program
    .command('editions')
    .description(cli.words.about_editions)
    .option('--on <date>', cli.words.option_on)
    .option('--chapter <chapter>', cli.words.option_chapter)
    .option('--json', cli.words.json)
    .action((options: Options) => {
      const listed = select(cli, options);
      answer(cli, options.json === true, { editions: listed }, asTable(cli, listed));
    });
}

function select(cli: Cli, { on, chapter }: Options): readonly AnyEdition[] {
  if (on !== undefined && !isIsoDate(on)) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notADay, { value: on }));
  }
  const known: readonly string[] = CHAPTERS;
  if (chapter !== undefined && !known.includes(chapter)) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notAChapter, { value: chapter }));
  }
  const standing = (of: Chapter): string | null =>
    on === undefined ? null : inForceOn(of, on).edition.id;
  return EDITIONS.filter(
    (edition) =>
      (chapter === undefined || edition.chapter === chapter) &&
      (on === undefined || edition.id === standing(edition.chapter)),
  );
}

function asTable(cli: Cli, listed: readonly AnyEdition[]): string {
  const rows = listed.map(({ id, chapter, inForce, name }) => [
    id,
    chapter,
    `${inForce.from} – ${inForce.until ?? cli.words.now}`,
    name[cli.language],
  ]);
  return table([cli.words.editionsHeader, ...rows]);
}
