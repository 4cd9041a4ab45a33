import type { Suspension } from '@ronde/core/administration/licences/suspensions.ts';
import type { Command } from '@ronde/core/tournament/command.ts';
import { decide, type Objection } from '@ronde/core/tournament/decide.ts';
import type { Entry } from '@ronde/core/tournament/log.ts';
import { conflictsWith } from '@ronde/core/tournament/touches.ts';
import { tooLateLineUp } from '@ronde/core/tournament/views/late-line-up.ts';
import type { Confirmations } from '@ronde/core/tournament/warning-ladder.ts';
import type { Principal } from '../access/principal.ts';
import type { CommandAnswer, ConflictProblem } from '../api/commands.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import type { Ledgers } from '../ledgers/ledgers.ts';
import type { Standing } from '../ledgers/standing.ts';
import { entryFor } from '../live/live-entry.ts';
import { localInstant } from '../local-instant.ts';
import { Declined, declined } from '../registry/declined.ts';
import { askedDigest, asksTheSame, keyUsedOtherwise } from './asked-digest.ts';
import { beyondRole, meantBy } from './bounds-of-role.ts';

export interface Performance {
  readonly principal: Principal;
  readonly command: Command;
  readonly seen: number;
  readonly key: string;
  readonly confirmations: Confirmations;
  readonly at: string;
  /** The register of the whole house, where somebody may be entered, paired or named. */
  readonly suspensions?: readonly Suspension[];
}

/** Other processes may write between our look and our append; so often we look again. */
const TRIES = 20;

/**
 * Performs a command once: refused with what others wrote when they touched the same thing since
 * `seen`, merged when they did not. The answer is given when the entry is durable.
 */
export function performCommand(
  ledgers: Ledgers,
  id: string,
  asked: Performance,
): Promise<CommandAnswer | Declined> {
  return ledgers.alone(id, async () => {
    const opened = await ledgers.at(id);
    if (!opened.ok) return declinedByLedger(opened.error, asked.principal);
    let standing = opened.value;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const judged = judge(standing, asked);
      if (!('events' in judged)) return judged;
      const appended = await ledgers.append(standing, judged);
      if (!appended.ok) return declinedByLedger(appended.error, asked.principal);
      const outcome = appended.value;
      if (outcome.kind === 'repeated') return repeated(outcome.standing, outcome.entry, asked);
      if (outcome.kind === 'written') {
        const { entry, standing: now } = outcome;
        const told = entryFor(asked.principal, now.state, entry);
        return { position: entry.position, repeated: false, entry: told };
      }
      ({ standing } = outcome);
    }
    return declined(503, 'server.busy');
  });
}

type Facts = Omit<Entry, 'position'>;

function judge(standing: Standing, asked: Performance): Facts | CommandAnswer | Declined {
  const { principal, command, seen, key, at, confirmations, suspensions = [] } = asked;
  const { ledger, position } = standing;
  const first = standing.keys.get(key);
  const before = first === undefined ? undefined : ledger.entries[first - 1];
  if (before !== undefined) return repeated(standing, before, asked);
  if (seen > position)
    return declined(409, 'store.aheadOfLog', { id: standing.id, seen, position });
  const beyond = beyondRole(principal, command, ledger) ?? afterTheHour(standing, command, at);
  if (beyond) return beyond;
  const others = conflictsWith(command, ledger.entries.slice(seen));
  if (others.length > 0) return conflict(standing, others, principal);
  const meant = meantBy(principal, command, ledger);
  const decision = decide(ledger, meant, {
    ...{ at, by: principal.by, confirmations, suspensions },
  });
  if (!decision.ok) return declinedByRules(decision.error);
  const { events, accepted } = decision.value;
  if (events.length === 0) return { position, repeated: false, entry: null };
  const digest = askedDigest(command);
  const base = { at, by: principal.by, events, key, asked: digest };
  return accepted.length > 0 ? { ...base, accepted } : base;
}

/** What a captain hands in is in time by this server's clock, or it is not (LA line 12886). */
function afterTheHour({ state }: Standing, command: Command, at: string): Declined | null {
  if (command.type !== 'handInLineUp') return null;
  const late = tooLateLineUp(state, command, localInstant(new Date(at), state));
  return late === null ? null : new Declined(422, late);
}

/** A key belongs to whoever used it first, and asks one thing: it opens nobody else's entry. */
function repeated(
  { state }: Standing,
  entry: Entry,
  { principal, command }: Performance,
): CommandAnswer | Declined {
  const { position } = entry;
  if (entry.by !== principal.by) return declined(409, 'keyTaken');
  if (!asksTheSame(entry.asked, askedDigest(command))) return keyUsedOtherwise();
  return { position, repeated: true, entry: entryFor(principal, state, entry) };
}

function conflict(
  { position, state }: Standing,
  entries: readonly Entry[],
  principal: Principal,
): Declined {
  const others = entries.map((entry) => entryFor(principal, state, entry));
  const told: ConflictProblem['params'] = { position, others };
  return declined(409, 'conflict', { ...told });
}

export function declinedByRules(objection: Objection): Declined {
  if (objection.kind === 'refused') return new Declined(422, objection.refusal);
  return declined(428, 'unconfirmed', { warnings: objection.warnings });
}
