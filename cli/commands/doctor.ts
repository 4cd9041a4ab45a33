import { homedir } from 'node:os';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { dataFolder } from '@ronde/store/data-folder.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { FINDINGS, VERDICTS, type Finding } from '../doctor/finding.ts';
import { lookAtClock } from '../doctor/look-at-clock.ts';
import { lookAtDisk, lookAtFolder } from '../doctor/look-at-folder.ts';
import { lookAtLists } from '../doctor/look-at-lists.ts';
import { lookAtPort } from '../doctor/look-at-port.ts';
import { lookAtStore } from '../doctor/look-at-store.ts';
import { lookAtVersion } from '../doctor/look-at-version.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { withLists } from '../lists-folder.ts';
import { DOCTOR_WORDS } from '../words/doctor-words.ts';

export function doctor(program: Command, cli: Cli): void {
  const words = DOCTOR_WORDS[cli.language];
  program
    .command('doctor')
    .description(words.about)
    .option('--json', cli.words.json)
    .action(async (options: JsonOption) => {
      const findings = (await examine(cli)).map((one) => ({
        about: one.about,
        code: one.code,
        verdict: FINDINGS[one.code],
        params: one.params,
        sentence: sentenceOf(cli, one),
      }));
      const verdict =
        [...VERDICTS].reverse().find((grade) => findings.some((one) => one.verdict === grade)) ??
        'good';
      const lines = findings.map(
        (one) => `${words.marks[one.verdict]} ${words.names[one.about]} ${one.sentence}`,
      );
      const text = [...lines, '', words.verdicts[verdict]].join('\n');
      answer(cli, options.json === true, { verdict, findings }, text);
      if (verdict === 'bad') throw new CliFailure(EXIT.answerIsNo, '');
    });
}

function sentenceOf(cli: Cli, { code, params, reason }: Finding): string {
  const said = fill(DOCTOR_WORDS[cli.language].findings[code], { ...params });
  return reason === undefined ? said : `${said} ${reason}`;
}

async function examine(cli: Cli): Promise<readonly Finding[]> {
  const folder = resolve(dataFolder(cli.env, process.platform, homedir));
  const now = cli.now();
  const lists = withLists(cli, (open) => open.lists());
  const { findings, lastAt } = await lookAtStore(cli, folder);
  const months = lists.map(({ month }) => month);
  return [
    lookAtVersion(process.versions.node),
    ...lookAtFolder(folder),
    ...findings,
    lookAtDisk(folder),
    await lookAtPort(folder, cli.env['PORT']),
    lookAtClock(now, lastAt, months),
    ...lookAtLists(lists, now),
  ];
}
