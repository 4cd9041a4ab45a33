import { sameGameOutcome, type GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { Command, CommandOf } from '@ronde/core/tournament/command.ts';
import { lastWord } from '@ronde/core/tournament/corrections.ts';
import { entriesInForce, type Entry, type Ledger } from '@ronde/core/tournament/log.ts';
import type { Principal } from '../access/principal.ts';
import type { ResultOfAnotherProblem } from '../api/commands.ts';
import { declined, type Declined } from '../registry/declined.ts';

/** How far a role's right to a command goes; null when the command is within it. */
export function beyondRole(
  principal: Principal,
  command: Command,
  ledger: Ledger,
): Declined | null {
  switch (principal.role) {
    case 'results':
      return beyondResults(principal, command, ledger);
    case 'organiser':
      return beyondMoney(command, ledger);
    case 'captain':
      return beyondOwnTeam(principal, command);
    case 'player':
      return beyondOneself(principal, command);
    default:
      return null;
  }
}

function beyondResults(principal: Principal, command: Command, ledger: Ledger): Declined | null {
  if (command.type === 'noteAbsentees') return otherChairs(principal, command, ledger);
  if (
    command.type !== 'enterResult' &&
    command.type !== 'clearResult' &&
    command.type !== 'verifyResult' &&
    command.type !== 'questionResult'
  ) {
    return null;
  }
  const { boards } = principal;
  if (boards !== null && (command.board < boards.from || command.board > boards.to)) {
    return declined(403, 'access.otherBoards', { board: command.board, ...boards });
  }
  if (command.type === 'verifyResult') return ownResult(principal.by, command, ledger);
  if (command.type !== 'clearResult' && !isPlain(command.outcome)) {
    return declined(403, 'access.arbitersResult', { board: command.board });
  }
  if (command.type === 'questionResult') return null;
  return overOthers(principal.by, command, ledger);
}

/** A helper notes the empty chairs of the own boards, and leaves what is noted of the others as it is. */
function otherChairs(
  { boards }: Principal,
  { round, players, chairs }: CommandOf<'noteAbsentees'>,
  ledger: Ledger,
): Declined | null {
  const held = ledger.state?.rounds[round - 1];
  if (boards === null || held === undefined) return null;
  const before = (held.absentees ?? []).filter((id) => chairs?.includes(id) ?? true);
  const changed = [
    ...players.filter((id) => !before.includes(id)),
    ...before.filter((id) => !players.includes(id)),
  ];
  const other = held.games.find(
    ({ board, white, black }) =>
      (board < boards.from || board > boards.to) &&
      (changed.includes(white) || changed.includes(black)),
  );
  return other === undefined
    ? null
    : declined(403, 'access.otherBoards', { board: other.board, ...boards });
}

/** Forfeits and unusual results are decisions of an arbiter (Laws 6.7.1, 10.2, 11.8, 12.9). */
const isPlain = (outcome: GameOutcome): boolean =>
  outcome.kind === 'played' &&
  ['1-0', '½-½', '0-1'].includes(outcome.score) &&
  outcome.underOneMove === undefined &&
  outcome.coloursReversed === undefined;

/** A second look is somebody else's: who entered a result has read its sheet already. */
function ownResult(by: string, command: OnBoard, ledger: Ledger): Declined | null {
  const { round, board } = command;
  const last = entriesInForce(ledger).findLast((entry) => isResult(entry, round, board));
  return last?.by === by ? declined(403, 'access.ownResult', { round, board }) : null;
}

type OnBoard = CommandOf<'enterResult'> | CommandOf<'clearResult'> | CommandOf<'verifyResult'>;

/** A helper fills blank boards and puts right the last result they entered themselves. */
function overOthers(
  by: string,
  command: Exclude<OnBoard, CommandOf<'verifyResult'>>,
  ledger: Ledger,
): Declined | null {
  const { round, board } = command;
  const game = ledger.state?.rounds[round - 1]?.games.find((held) => held.board === board);
  if (game === undefined || game.outcome.kind === 'notEntered') return null;
  const entered = lastWord(game);
  // What stands already is said twice, not written over.
  if (command.type === 'enterResult' && sameGameOutcome(entered, command.outcome)) return null;
  const entries = entriesInForce(ledger);
  const last = entries.findLast((entry) => isResult(entry, round, board));
  if (last?.by === by && last === entries.findLast((entry) => entry.by === by && isResult(entry))) {
    return null;
  }
  const theirs: ResultOfAnotherProblem['params'] = {
    round,
    board,
    by: last?.by ?? '',
    at: last?.at ?? '',
    entered,
  };
  return declined(403, 'access.resultOfAnother', theirs);
}

const isResult = ({ events }: Entry, round?: number, board?: number): boolean =>
  events.some(
    (event) =>
      (event.type === 'resultEntered' ||
        event.type === 'resultCorrected' ||
        event.type === 'resultCleared') &&
      (round === undefined || event.round === round) &&
      (board === undefined || event.board === board),
  );

/** A player speaks for themself alone. */
function beyondOneself({ player }: Principal, command: Command): Declined | null {
  const spoken =
    command.type === 'checkIn'
      ? command.players
      : command.type === 'claimResult' || command.type === 'withdrawClaim'
        ? [command.player]
        : [];
  const own = player !== null && spoken.length > 0 && spoken.every((id) => id === player);
  return own ? null : declined(403, 'access.otherPlayer');
}

/** A captain speaks for one team alone. */
const beyondOwnTeam = ({ team }: Principal, command: Command): Declined | null =>
  (command.type === 'handInLineUp' || isOnSheet(command)) && team !== null && command.team === team
    ? null
    : declined(403, 'access.otherTeam');

const isOnSheet = (
  command: Command,
): command is CommandOf<'signMatchSheet'> | CommandOf<'contestMatchSheet'> =>
  command.type === 'signMatchSheet' || command.type === 'contestMatchSheet';

const MONEY_SETTINGS: readonly string[] = ['prizes', 'organiser'];
const FEES: readonly string[] = ['feeDue', 'feePaid'];

/** The organiser's are the prizes and what players owe and paid. */
function beyondMoney(command: Command, ledger: Ledger): Declined | null {
  // An organiser signs as the organiser.
  if (command.type === 'signRegulations' && command.as !== 'organiser') {
    return declined(403, 'access.notMoney', { fields: ['as'] });
  }
  const touched =
    command.type === 'changeSettings'
      ? Object.keys(command.changes).filter((key) => !MONEY_SETTINGS.includes(key))
      : command.type === 'correctPlayer'
        ? notFees(command, ledger)
        : [];
  return touched.length === 0 ? null : declined(403, 'access.notMoney', { fields: touched });
}

/** What a correction would change but fees; what is sent as it stands changes nothing. */
function notFees({ player, changes, removes = [] }: CommandOf<'correctPlayer'>, ledger: Ledger) {
  const held: Readonly<Record<string, unknown>> = {
    ...ledger.state?.players.get(player)?.private,
  };
  return [
    ...Object.keys(changes).filter((key) => key !== 'private'),
    ...Object.entries(changes.private ?? {})
      .filter(([key, value]) => !FEES.includes(key) && held[key] !== value)
      .map(([key]) => `private.${key}`),
    ...removes,
  ];
}

/**
 * The command as it is meant from a role: an organiser's fees leave the rest of a player as it is,
 * and whoever answers for a sheet without being its captain does it on the captain's behalf.
 */
export function meantBy(principal: Principal, command: Command, ledger: Ledger): Command {
  if (isOnSheet(command)) {
    const { onBehalf: _, ...own } = command;
    return principal.role === 'captain' ? own : { ...own, onBehalf: true };
  }
  if (principal.role !== 'organiser' || command.type !== 'correctPlayer') return command;
  const held = ledger.state?.players.get(command.player)?.private;
  const { changes } = command;
  return { ...command, changes: { ...changes, private: { ...held, ...changes.private } } };
}
