import type { Command } from 'commander';
import type { Result } from '@ronde/core/rules/result.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { keepPicture } from '@ronde/exchange/pictures/keep-picture.ts';
import type { PictureHead } from '@ronde/store/pictures/pictures.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import type { Store } from '@ronde/store/store.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readInput } from '../input-file.ts';
import { readStored, storeFailure, withStore } from '../source.ts';
import { table } from '../table.ts';
import { PICTURE_WORDS } from '../words/pictures.ts';

export function pictures(program: Command, cli: Cli): void {
  const words = PICTURE_WORDS[cli.language];
  const command = program.command('pictures').description(words.about);
  command
    .command('list')
    .description(words.aboutList)
    .argument('<tournament>', words.tournament)
    .option('--json', cli.words.json)
    .action((id: string, options: JsonOption) => list(cli, id, options));
  command
    .command('add')
    .description(words.aboutAdd)
    .argument('<tournament>', words.tournament)
    .argument('<files...>', words.files)
    .action((id: string, files: readonly string[]) => add(cli, id, files));
  command
    .command('remove')
    .description(words.aboutRemove)
    .argument('<tournament>', words.tournament)
    .argument('<picture>', words.picture)
    .action((id: string, picture: string) => remove(cli, id, picture));
}

async function list(cli: Cli, id: string, options: JsonOption): Promise<void> {
  const words = PICTURE_WORDS[cli.language];
  const kept = await withStore(cli, (store) => listed(cli, store, id));
  const rows = kept.map(({ id: own, name, width, height, mediaType }) => [
    own.slice(0, 8),
    name,
    `${width} × ${height}`,
    mediaType,
  ]);
  const text = rows.length === 0 ? words.none : table([[...words.header], ...rows]);
  answer(cli, options.json === true, { pictures: kept }, text);
}

async function add(cli: Cli, id: string, files: readonly string[]): Promise<void> {
  const words = PICTURE_WORDS[cli.language];
  await withStore(cli, async (store) => {
    await readStored(cli, store, id);
    for (const file of files) {
      const kept = await keepPicture(store.pictures, id, {
        name: file,
        bytes: readInput(cli, file),
      });
      if (kept.ok) {
        cli.out(`${fill(words.kept, { name: kept.value.name })}\n`);
        continue;
      }
      if (kept.error.kind === 'store') throw storeFailure(cli, kept.error.error);
      const { code, ...params } = kept.error.refusal;
      throw new CliFailure(EXIT.badRequest, fill(words.refusals[code], { file, ...params }));
    }
  });
}

async function remove(cli: Cli, id: string, asked: string): Promise<void> {
  const words = PICTURE_WORDS[cli.language];
  await withStore(cli, async (store) => {
    const kept = await listed(cli, store, id);
    const named = kept.filter(({ name }) => name === asked);
    const meant = named.length > 0 ? named : kept.filter((one) => one.id.startsWith(asked));
    const [picture] = meant;
    if (picture === undefined || meant.length > 1) {
      throw new CliFailure(EXIT.badRequest, fill(words.unknown, { picture: asked }));
    }
    settled(cli, await store.pictures.remove(id, picture.id));
    cli.out(`${fill(words.removed, { name: picture.name })}\n`);
  });
}

async function listed(cli: Cli, store: Store, id: string): Promise<readonly PictureHead[]> {
  await readStored(cli, store, id);
  return settled(cli, await store.pictures.list(id));
}

function settled<T>(cli: Cli, done: Result<T, StoreError>): T {
  if (done.ok) return done.value;
  throw storeFailure(cli, done.error);
}
