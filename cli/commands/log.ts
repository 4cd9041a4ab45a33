import type { Command } from 'commander';
import { audit, type AuditLine } from '@ronde/core/tournament/views/audit.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openSource } from '../source.ts';
import { table } from '../table.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

interface Options extends JsonOption {
  readonly all?: boolean;
}

export function log(program: Command, cli: Cli): void {
  program
    .command('log')
    .description(cli.words.about_log)
    .argument('<ref>', cli.words.argument_ref)
    .option('--all', cli.words.option_all)
    .option('--json', cli.words.json)
    .action(async (ref: string, options: Options) => {
      const source = await openSource(cli, ref);
      if (source.kind === 'report') {
        throw new CliFailure(EXIT.badRequest, fill(cli.words.notALog, { ref }));
      }
      const lines = audit(source.ledger.entries).filter(
        ({ inForce }) => inForce || options.all === true,
      );
      answer(cli, options.json === true, { log: lines }, asTable(cli, lines));
    });
}

function asTable(cli: Cli, lines: readonly AuditLine[]): string {
  const rows = lines.map((line) => [
    String(line.position),
    line.at.slice(0, 16).replace('T', ' '),
    line.by,
    line.inForce ? line.what : `${line.what} (${cli.words.undone})`,
    details(line),
  ]);
  return table([cli.words.logHeader, ...rows]);
}

/** Longer values are for `--json`: a person wants to see what moved. */
const MOST_SHOWN = 60;

function details({ about, before, after }: AuditLine): string {
  const where = Object.entries(about).map(([key, value]) => `${key} ${value}`);
  const moved = [short(before), short(after)].filter((value) => value !== null).join(' → ');
  return [...where, moved].filter((part) => part !== '').join(', ');
}

function short(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (Array.isArray(value) && text.length > MOST_SHOWN) return `[${value.length}]`;
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
}
