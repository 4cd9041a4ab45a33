import { lintRegulations } from '@ronde/core/administration/regulations/lint-regulations.ts';
import type { Finding } from '@ronde/core/administration/regulations/finding.ts';
import type { Terms } from '@ronde/core/administration/regulations/terms.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Command } from '@ronde/core/tournament/command.ts';
import { perform } from '@ronde/core/tournament/decide.ts';
import {
  someClauses,
  type StatedClauses,
} from '@ronde/core/tournament/deeds/state-clauses/clauses-stated.ts';
import { termsOf } from '@ronde/core/tournament/event-terms.ts';
import { rulesAtHand } from '@ronde/core/tournament/rules-at-hand.ts';
import { EMPTY_LEDGER, type Ledger } from '@ronde/core/tournament/log.ts';
import { faultInFields } from '@ronde/core/tournament/schema/fault-in.ts';
import {
  optional,
  type Description,
  type Fields,
  type FieldsOf,
} from '@ronde/core/tournament/schema/schema.ts';
import { someSettings } from '@ronde/core/tournament/schema/settings.ts';
import { aLine } from '@ronde/core/tournament/schema/words.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import { sayRefusalInFull } from '@ronde/core/tournament/words/say-refusal-in-full.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { readInput } from './input-file.ts';
import { REGULATIONS_CLI_WORDS } from './words/regulations.ts';

/** Regulations somebody is still writing: what is not in the file is not said. */
interface Draft {
  readonly settings?: Partial<Settings>;
  readonly clauses?: StatedClauses;
  readonly address?: string;
  readonly arbiterTitle?: string;
}

const FIELDS: FieldsOf<Draft> = {
  settings: optional(someSettings),
  clauses: optional(someClauses),
  address: optional(aLine),
  arbiterTitle: optional(aLine),
};

export const isDraft = (ref: string): boolean => ref.toLowerCase().endsWith('.json');

/** What stands against a draft, held against the editions of its first day, or of today. */
export function lintDraft(cli: Cli, file: string): readonly Finding[] {
  const draft = readDraft(cli, file);
  const settings = draft.settings ?? {};
  const ledger = [
    {
      type: 'createTournament',
      settings: {
        ...{ name: file, firstDay: cli.now().toISOString().slice(0, 10), rounds: 1 },
        ...settings,
      },
    } as const,
    ...(draft.address === undefined
      ? []
      : [{ type: 'fillInForm', fact: 'address', value: draft.address } as const]),
    ...(draft.arbiterTitle === undefined
      ? []
      : [{ type: 'fillInForm', fact: 'arbiterTitle', value: draft.arbiterTitle } as const]),
    { type: 'stateClauses', clauses: draft.clauses ?? {} } as const,
  ].reduce((before: Ledger, command) => performed(cli, before, command), EMPTY_LEDGER);
  const { state } = ledger;
  if (state === null) return [];
  const terms = termsOf(state);
  // What an event always says, a draft may not have said.
  const silent: Partial<Terms> = {
    ...(settings.name === undefined ? { name: null } : {}),
    ...(settings.firstDay === undefined ? { firstDay: null, roundDays: [] } : {}),
    ...(settings.rounds === undefined ? { rounds: null } : {}),
    ...(settings.system === undefined ? { system: null } : {}),
  };
  return lintRegulations({ ...terms, ...silent }, rulesAtHand(state));
}

function performed(cli: Cli, ledger: Ledger, command: Command): Ledger {
  const done = perform(ledger, command, { at: cli.now().toISOString(), by: 'ronde regulations' });
  if (done.ok) return done.value.ledger;
  const { error } = done;
  const said = error.kind === 'refused' ? sayRefusalInFull(error.refusal, cli.language) : '';
  throw new CliFailure(EXIT.badRequest, said, error);
}

function readDraft(cli: Cli, file: string): Draft {
  const text = new TextDecoder().decode(readInput(cli, file));
  const read = parsed(text);
  const fault = read === undefined ? '' : faultInFields(FIELDS, read);
  if (fault === null) {
    refuseUnknown(cli, file, read as Draft);
    return read as Draft;
  }
  const said = { file, place: fault === '' ? '{' : fault };
  throw new CliFailure(EXIT.badRequest, fill(REGULATIONS_CLI_WORDS[cli.language].notADraft, said));
}

/** A key that nothing reads would look as if the regulations said it. */
function refuseUnknown(cli: Cli, file: string, draft: Draft): void {
  const unknown = [
    ...keysBeside(FIELDS, draft),
    ...keysBeside(fieldsOf(someSettings), draft.settings).map((key) => `settings.${key}`),
    ...keysBeside(fieldsOf(someClauses), draft.clauses).map((key) => `clauses.${key}`),
  ];
  if (unknown.length === 0) return;
  const params = { file, keys: unknown.join(', '), known: Object.keys(FIELDS).join(', ') };
  const sentence = REGULATIONS_CLI_WORDS[cli.language].unknownKeys;
  throw new CliFailure(EXIT.badRequest, fill(sentence, params));
}

const fieldsOf = (schema: Description): Fields => (schema.kind === 'object' ? schema.fields : {});

const keysBeside = (fields: Fields, given: object = {}): string[] =>
  Object.keys(given).filter((key) => !Object.hasOwn(fields, key));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
