import { existsSync } from 'node:fs';
import type { Suspension } from '@ronde/core/administration/licences/suspensions.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { houseSuspensions } from '@ronde/exchange/suspensions/house-register.ts';
import { defaultPlace } from '@ronde/store/default-store.ts';
import type { Cli } from './cli.ts';
import { CliFailure } from './exit-code.ts';
import { storeFailure, withStore } from './source.ts';
import { ADMINISTRATION_CLI_WORDS } from './words/administration.ts';

/**
 * The register of suspensions of this computer's database, for an event of a file: empty where there
 * is no database yet. One that cannot be read is said, and keeps nobody from working on the file.
 */
export async function houseRegister(cli: Cli): Promise<readonly Suspension[]> {
  const place = defaultPlace(cli.env);
  if (place.kind === 'file' && !existsSync(place.file)) return [];
  try {
    return await withStore(cli, async ({ keptSettings }) => {
      const listed = await houseSuspensions(keptSettings);
      if (!listed.ok) throw storeFailure(cli, listed.error);
      return listed.value;
    });
  } catch (error) {
    if (!(error instanceof CliFailure)) throw error;
    const sentence = ADMINISTRATION_CLI_WORDS[cli.language].registerNotRead;
    cli.err(`${fill(sentence, { why: error.message })}\n`);
    return [];
  }
}
