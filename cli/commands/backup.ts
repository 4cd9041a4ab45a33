import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { copiesOf, databaseCopies, type Copy } from '@ronde/store/backup/backup-folder.ts';
import { backUpDatabase, backUpTournament, type Taken } from '@ronde/store/backup/take-backup.ts';
import { defaultPlace } from '@ronde/store/default-store.ts';
import type { EventLog } from '@ronde/store/event-log.ts';
import { backupFailure, backupsFolder } from '../backup-failure.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { storeFailure, withStore } from '../source.ts';
import { table } from '../table.ts';
import { safekeepingWords } from '../words/safekeeping.ts';

interface Options extends JsonOption {
  readonly list?: boolean;
}

export function backup(program: Command, cli: Cli): void {
  const words = safekeepingWords(cli.language);
  program
    .command('backup')
    .description(words.about_backup)
    .argument('[ids...]', words.argument_ids)
    .option('--list', words.option_list)
    .option('--json', cli.words.json)
    .action(async (ids: readonly string[], options: Options) => {
      await withStore(cli, async (store) => {
        const named = ids.length > 0 ? ids : await allOf(cli, store);
        if (options.list === true) list(cli, named, options);
        else await copy(cli, store, named, options);
      });
    });
}

async function allOf(cli: Cli, store: EventLog): Promise<string[]> {
  const listed = await store.list({ archived: true });
  if (!listed.ok) throw storeFailure(cli, listed.error);
  return listed.value.map(({ id }) => id);
}

async function copy(
  cli: Cli,
  store: EventLog,
  ids: readonly string[],
  options: Options,
): Promise<void> {
  const words = safekeepingWords(cli.language);
  const request = {
    backups: backupsFolder(cli),
    reason: 'asked' as const,
    at: cli.now().toISOString(),
  };
  const taken: Taken[] = [];
  for (const id of ids) {
    const one = await backUpTournament(store, id, request);
    if (!one.ok) throw backupFailure(cli, one.error);
    taken.push(one.value);
  }
  const place = defaultPlace(cli.env);
  // The database of a server is copied by its own means (pg_dump).
  if (place.kind === 'file') {
    const whole = await backUpDatabase(place.file, request);
    if (!whole.ok) throw backupFailure(cli, whole.error);
    taken.push(whole.value);
  }
  const lines = taken.map(({ file, fresh }) =>
    fill(fresh ? words.copied : words.copiedAlready, { file }),
  );
  answer(cli, options.json === true, { copies: taken }, lines.join('\n'));
}

function list(cli: Cli, ids: readonly string[], options: Options): void {
  const words = safekeepingWords(cli.language);
  const backups = backupsFolder(cli);
  const copies: (Copy & { readonly tournament: string | null })[] = [];
  const found = [
    ...ids.map((id) => ({ tournament: id, copies: copiesOf(backups, id) })),
    { tournament: null, copies: databaseCopies(backups) },
  ];
  for (const { tournament, copies: read } of found) {
    if (!read.ok) throw backupFailure(cli, read.error);
    copies.push(...read.value.map((one) => ({ ...one, tournament })));
  }
  copies.sort((a, b) => (a.at < b.at ? 1 : -1));
  const rows = copies.map(({ at, tournament, position, reason, file }) => [
    at,
    tournament ?? words.wholeDatabase,
    tournament === null ? '' : String(position),
    words.reasons[reason],
    file,
  ]);
  const text =
    rows.length === 0
      ? fill(words.noCopies, { folder: backups })
      : table([[...words.copiesHeader], ...rows]);
  answer(cli, options.json === true, { copies }, text);
}
