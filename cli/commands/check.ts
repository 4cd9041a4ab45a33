import type { Command } from 'commander';
import { roundsRecorded } from '@ronde/core/formats/trf/rounds-of.ts';
import { comparePairings, type Discrepancy } from '@ronde/core/pairing/compare.ts';
import type { RoundPairing } from '@ronde/core/pairing/system.ts';
import {
  pairingRequest,
  recordedPairing,
} from '@ronde/core/tournament/report-file/pairing-request.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openReports, pairableSystem, swissEditionOf, type Report } from '../reports.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

interface Options extends JsonOption {
  readonly edition?: string;
  readonly quiet?: boolean;
}

interface Found extends Discrepancy {
  readonly file: string;
}

export function check(program: Command, cli: Cli): void {
  program
    .command('check')
    .description(cli.words.about_check)
    .argument('<files...>', cli.words.argument_files)
    .option('--edition <id>', cli.words.option_swissEdition)
    .option('--quiet', cli.words.option_quiet)
    .option('--json', cli.words.json)
    .action((files: string[], options: Options) => {
      const found: Found[] = [];
      let [reports, rounds] = [0, 0];
      for (const file of files) {
        for (const report of openReports(cli, file)) {
          reports += 1;
          rounds += roundsRecorded(report.document);
          found.push(...checkReport(cli, report, options.edition));
        }
      }
      const total = { files: reports, rounds, discrepancies: found.length };
      const lines = options.quiet === true ? [] : found.map((one) => say(cli, one));
      const text = [...lines, fill(cli.words.checked, total)].join('\n');
      answer(cli, options.json === true, { ...total, found }, text);
      if (found.length > 0) throw new CliFailure(EXIT.answerIsNo, '');
    });
}

/** Every recorded round paired again from what stood before it. */
export function checkReport(cli: Cli, report: Report, asked: string | undefined): Found[] {
  const { document, name } = report;
  const edition = swissEditionOf(cli, asked, document);
  const { engine } = pairableSystem(cli, document, name);
  const found: Found[] = [];
  for (let round = 1; round <= roundsRecorded(document); round += 1) {
    const { request } = pairingRequest(document, round, edition.properties);
    const paired = engine.pairRound(request);
    const expected = paired.ok ? paired.value : { pairs: [], bye: null };
    const article = paired.ok ? engine.article(edition.properties) : paired.error.article;
    const different = comparePairings(request, recordedPairing(document, round), expected, article);
    if (different !== null) found.push({ file: name, ...different });
  }
  return found;
}

function say(cli: Cli, { file, round, recorded, expected, article }: Found): string {
  return fill(cli.words.discrepancy, {
    file,
    round,
    article,
    recorded: written(cli, recorded),
    expected: written(cli, expected),
  });
}

function written(cli: Cli, { pairs, bye }: RoundPairing): string {
  const parts = pairs.map(({ white, black }) => `${white}-${black}`);
  if (bye !== null) parts.push(fill(cli.words.bye, { player: bye }));
  return parts.length === 0 ? cli.words.nothing : parts.join(' ');
}
