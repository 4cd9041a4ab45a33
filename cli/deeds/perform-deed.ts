import { fill } from '@ronde/core/rules/sentence.ts';
import type { Command } from '@ronde/core/tournament/command.ts';
import { perform, type Circumstances } from '@ronde/core/tournament/decide.ts';
import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import { record, type Entry, type Ledger } from '@ronde/core/tournament/log.ts';
import { HOUSE_RULES } from '@ronde/core/tournament/refusal.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { conflictsWith } from '@ronde/core/tournament/touches.ts';
import { logPage, type LogLine } from '@ronde/core/tournament/views/log.ts';
import type { AcceptedWarning, Warning } from '@ronde/core/tournament/warning-ladder.ts';
import { sayRefusalInFull } from '@ronde/core/tournament/words/say-refusal-in-full.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { confirmationsOf, unconfirmed } from './confirmations.ts';
import { withHeldEvent, type HeldEvent } from './held-event.ts';

/** What is asked of an event as it stands; asked again when it has moved on. */
export type Asked = (state: Tournament) => readonly Command[] | Promise<readonly Command[]>;

export interface DeedOptions {
  readonly by?: string;
  readonly confirm: readonly string[];
}

export interface Done {
  readonly state: Tournament;
  /** Of the last entry now. */
  readonly position: number;
  /** What was written; null when nothing had to change. */
  readonly line: LogLine | null;
}

/** Others may write between our look and our append; so often we look again. */
const TRIES = 20;

/** Decides, asks, and writes one entry: what one line of the terminal does stands or falls together. */
export function performDeed(
  cli: Cli,
  ref: string,
  { by = 'ronde', confirm }: DeedOptions,
  asked: Asked,
): Promise<Done> {
  const confirmations = confirmationsOf(cli, confirm);
  return withHeldEvent(cli, ref, async (event) => {
    let { ledger } = event;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const commands = await asked(stateOf(cli, ledger));
      const at = cli.now().toISOString();
      const decided = decideAll(cli, ledger, commands, {
        ...{ at, by, confirmations, suspensions: event.suspensions },
      });
      const written = await write(event, ledger, decided);
      if ('done' in written) return doneOf(cli, written.done, decided !== null);
      const others = commands.flatMap((command) => conflictsWith(command, written.missed));
      if (others[0] !== undefined) throw conflict(cli, others[0]);
      ledger = written.missed.reduce(record, ledger);
    }
    throw new CliFailure(EXIT.fileAccess, DEED_WORDS[cli.language].busy);
  });
}

type Written = { readonly done: Ledger } | { readonly missed: readonly Entry[] };

async function write(event: HeldEvent, ledger: Ledger, entry: Entry | null): Promise<Written> {
  if (entry === null) return { done: ledger };
  const next = record(ledger, entry);
  const missed = await event.append(ledger, entry, next.state);
  return missed === null ? { done: next } : { missed };
}

function stateOf(cli: Cli, { state }: Ledger): Tournament {
  if (state !== null) return state;
  const refusal = { code: 'notCreated', article: HOUSE_RULES.oneEventOneLog, params: {} } as const;
  throw new CliFailure(EXIT.badRequest, sayRefusalInFull(refusal, cli.language));
}

/** The entry of all commands, each judged after those before it; null when nothing changes. */
function decideAll(
  cli: Cli,
  ledger: Ledger,
  commands: readonly Command[],
  circumstances: Circumstances,
): Entry | null {
  const [events, questions]: [TournamentEvent[], Warning[]] = [[], []];
  const accepted = new Map<string, AcceptedWarning>();
  let now = ledger;
  for (const command of commands) {
    const { performed, asks } = judged(cli, now, command, circumstances);
    questions.push(...asks);
    now = performed.ledger;
    events.push(...(performed.entry?.events ?? []));
    for (const warning of performed.entry?.accepted ?? []) accepted.set(warning.code, warning);
  }
  if (questions.length > 0) throw unconfirmed(cli, questions);
  if (events.length === 0) return null;
  const { at, by } = circumstances;
  const entry = { position: ledger.entries.length + 1, at, by, events };
  return accepted.size > 0 ? { ...entry, accepted: [...accepted.values()] } : entry;
}

interface Judged {
  readonly performed: { readonly ledger: Ledger; readonly entry: Entry | null };
  /** What is still to be confirmed: all questions of a line are asked at once. */
  readonly asks: readonly Warning[];
}

function judged(cli: Cli, ledger: Ledger, command: Command, circumstances: Circumstances): Judged {
  const outcome = perform(ledger, command, circumstances);
  if (outcome.ok) return { performed: outcome.value, asks: [] };
  const { error } = outcome;
  if (error.kind === 'refused') {
    const sentence = sayRefusalInFull(error.refusal, cli.language);
    throw new CliFailure(EXIT.badRequest, sentence, error);
  }
  const confirmations = Object.fromEntries(
    error.warnings.map(({ code }) => [code, 'confirmedTwice' as const]),
  );
  const supposed = perform(ledger, command, { ...circumstances, confirmations });
  if (!supposed.ok) throw new Error('a confirmed command was refused');
  return { performed: supposed.value, asks: error.warnings };
}

function conflict(cli: Cli, other: Entry): CliFailure {
  const by = writerName(other.by, cli.language);
  const sentence = fill(DEED_WORDS[cli.language].conflict, { by });
  return new CliFailure(EXIT.answerIsNo, sentence, {
    code: 'conflict',
    position: other.position,
    by: other.by,
    at: other.at,
  });
}

function doneOf(cli: Cli, ledger: Ledger, written: boolean): Done {
  const [line] = logPage(ledger, { language: cli.language, limit: 1 }).lines;
  return {
    state: stateOf(cli, ledger),
    position: ledger.entries.length,
    line: written ? (line ?? null) : null,
  };
}
