import { trfEditionOn, type TrfEdition } from '@ronde/core/formats/trf/write.ts';
import type { EditionOf } from '@ronde/core/rules/editions/registry.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

/** Forms of report files as the command line names them. */
export const DIALECTS = ['trf16', 'trf26'] as const;
export type Dialect = (typeof DIALECTS)[number];

export const TRF_EDITION: Readonly<Record<Dialect, TrfEdition>> = {
  trf16: 'trf-16',
  trf26: 'trf-26',
};

/** The form asked for; else the one in use when the edition came into force, as its engines read it. */
export function trfEditionOf(
  cli: Cli,
  dialect: string | undefined,
  { inForce }: EditionOf<'swiss'>,
): TrfEdition {
  if (dialect === undefined) return trfEditionOn(inForce.from);
  const known = DIALECTS.find((one) => one === dialect);
  if (known !== undefined) return TRF_EDITION[known];
  const params = { value: dialect, dialects: DIALECTS.join(', ') };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notADialect, params));
}
