import type { Command } from 'commander';
import { csvOfRows } from '@ronde/core/documents/lists/plain-list.ts';
import { sayFideNumber } from '@ronde/core/administration/licences/say-fide-number.ts';
import { SUSPENSION_WORDS } from '@ronde/core/administration/licences/suspension-words.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { fideNumbersOf } from '@ronde/core/tournament/fide-numbers.ts';
import { playersView, type PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { sayLicenceReason } from '@ronde/core/tournament/words/say-licence.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { openState } from '../open-state.ts';
import { table } from '../table.ts';
import { ADMINISTRATION_CLI_WORDS } from '../words/administration.ts';

interface Options extends JsonOption {
  readonly csv?: boolean;
}

/** One verdict a player: licence, FIDE number, suspension (LA 5.1, lines 8747-8785). */
export function licences(program: Command, cli: Cli): void {
  const words = ADMINISTRATION_CLI_WORDS[cli.language];
  program
    .command('licences')
    .description(words.about_licences)
    .argument('<event>', words.argument_event)
    .option('--csv', cli.words.option_csv)
    .option('--json', cli.words.json)
    .action(async (ref: string, options: Options) => {
      const state = await openState(cli, ref);
      const players = playersView(state, 'staff')?.players ?? [];
      const numbers = fideNumbersOf(state);
      const rows = [
        words.licencesHeader,
        ...players.map((player) => cellsOf(cli, player, numbers)),
      ];
      if (options.csv === true) {
        cli.out(csvOfRows(rows, cli.language));
        return;
      }
      const json = players.map(({ id, tpn, name, staff }) => ({
        ...{ id, tpn, name, licence: staff?.licenceVerdict ?? null },
        fideNumber: numbers.get(id) ?? null,
        suspension: staff?.suspension ?? null,
      }));
      answer(cli, options.json === true, { players: json }, table(rows));
    });
}

function cellsOf(
  cli: Cli,
  { id, tpn, name, federation, staff }: PlayerLine,
  numbers: ReturnType<typeof fideNumbersOf>,
): string[] {
  const words = ADMINISTRATION_CLI_WORDS[cli.language];
  const verdict = staff?.licenceVerdict ?? null;
  const number = numbers.get(id);
  const suspension = staff?.suspension ?? null;
  const { functions } = SUSPENSION_WORDS[cli.language];
  return [
    ...[tpn === null ? '' : String(tpn), name, federation ?? ''],
    verdict === null ? '' : sayLicenceReason(verdict.why, cli.language),
    number === undefined ? '' : sayFideNumber(number, cli.language),
    suspension === null
      ? ''
      : fill(words.suspendedAs, {
          functions: suspension.functions.map((one) => functions[one]).join(', '),
          until: suspension.until ?? '…',
        }),
  ];
}
