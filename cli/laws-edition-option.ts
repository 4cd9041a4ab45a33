import {
  editionIn,
  editionsOf,
  inForceOn,
  type EditionOf,
} from '@ronde/core/rules/editions/registry.ts';
import { inBoth } from '@ronde/core/rules/in-both.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

const NOT_AN_EDITION = inBoth(
  '“{value}” is not an edition of the Laws. There are {known}.',
  '« {value} » n’est pas une édition des Règles du jeu. Il y a {known}.',
);

/** The edition of the Laws that was asked for, else the one in force today. */
export function lawsEdition(cli: Cli, id: string | undefined): EditionOf<'laws'> {
  if (id === undefined) return inForceOn('laws', cli.now().toISOString().slice(0, 10)).edition;
  const edition = editionIn('laws', id);
  if (edition !== null) return edition;
  const known = editionsOf('laws')
    .map((one) => one.id)
    .join(', ');
  throw new CliFailure(EXIT.badRequest, fill(NOT_AN_EDITION[cli.language], { value: id, known }));
}
