import { FORM_WORDS, formRows } from '@ronde/core/documents/norms/form-words.ts';
import { certificateRows } from '@ronde/core/documents/norms/certificate-rounds.ts';
import type { NormCertificate } from '@ronde/core/documents/norms/norm-certificate.ts';
import type { ApplicationForm } from '@ronde/core/documents/norms/title-application.ts';
import { sayTitle } from '@ronde/core/documents/lists/say-result.ts';
import type { NormTitle } from '@ronde/core/rules/editions/title-properties.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { playersByNumber } from '@ronde/core/tournament/numbers.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from './cli.ts';
import { table } from './table.ts';

const said = (cli: Cli, title: NormTitle): string => sayTitle(title, cli.language) ?? title;

/** Certificates of title results (IT1), field by field and round by round. */
export const certificatesText = (
  cli: Cli,
  state: Tournament,
  certificates: readonly NormCertificate[],
): string =>
  certificates
    .map(({ tpn, title, fields, rounds, remarks }) => {
      const words = FORM_WORDS[cli.language];
      const id = playersByNumber(state).get(tpn);
      const player = (id === undefined ? undefined : state.players.get(id)?.name) ?? String(tpn);
      const lines = certificateRows(rounds, cli.language);
      return [
        `${fill(words.certificate, { player, title: said(cli, title) })}\n`,
        table(formRows(fields, cli.language)),
        table([[...words.rounds], ...lines]),
        ...remarks.map((remark) => `${remark}\n`),
      ].join('');
    })
    .join('\n');

/** Applications for titles (IT2), field by field. */
export const applicationsText = (
  cli: Cli,
  player: string,
  applications: readonly ApplicationForm[],
): string =>
  applications
    .map(({ title, fields }) =>
      [
        `${fill(FORM_WORDS[cli.language].application, { player, title: said(cli, title) })}\n`,
        table(formRows(fields, cli.language)),
      ].join(''),
    )
    .join('\n');
