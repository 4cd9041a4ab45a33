import { success, type Result } from '../../rules/result.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { pairBracket, type BracketTask, type Method } from './bracket-pairing.ts';
import { span, type Bracket } from './bracket.ts';
import { colourPairs } from './colour-pairs.ts';
import type { Candidate } from './heterogeneous.ts';
import { outlookOf, type RoundOutlook } from './outlook.ts';
import type { Trace } from './trace.ts';
import { traceBracket, traceByeScore, traceCollapse } from './trace-bracket.ts';

export interface PairingOptions {
  /** Receives every step of the pairing; without it no step is described. */
  readonly trace?: Trace;
  /** Two players who must meet. */
  readonly together?: readonly [Tpn, Tpn];
  readonly method?: Method;
}

/** Pairs a round by the Dutch system (C.04.3). */
export function pairRound(
  request: PairingRequest,
  options: PairingOptions = {},
): Result<RoundPairing, NoLegalPairing> {
  const outlook = outlookOf(request, options.together);
  if (!outlook.ok) return outlook;
  if (options.trace) traceByeScore(outlook.value, options.trace);
  const { pairs, leaving } = pairBrackets(outlook.value, options);
  const { players } = outlook.value.field;
  const boards = colourPairs(pairs, players, request, options.trace);
  const bye = players[leaving[0] ?? -1];
  if (bye && options.trace) {
    const { tpn: player, score, unplayedGames } = bye;
    options.trace({ type: 'bye', player, score, unplayedGames });
  }
  return success({ pairs: boards, bye: bye?.tpn ?? null });
}

interface Progress {
  readonly pairs: (readonly [number, number])[];
  /** Players who left the last bracket paired, in rank order. */
  leaving: readonly number[];
}

/** Bracket by bracket from the top, until all scoregroups have been used. */
function pairBrackets(outlook: RoundOutlook, options: PairingOptions): Progress {
  const { field, request, completion } = outlook;
  const progress: Progress = { pairs: [], leaving: [] };
  const everywhere = request.edition.dutch.completion === 'everyBracket';
  for (let group = 0; group < field.groups.length; group++) {
    const bracket = bracketOf(outlook, progress.leaving, group);
    const last = bracket.next === null;
    const task: BracketTask = {
      kind: last ? 'last' : 'ordinary',
      group,
      bracket,
      completes: everywhere || last,
      looksAhead: !last,
    };
    const candidate = pairBracket(outlook, task, options.method ?? 'count');
    const leaving = downfloatersOf(bracket, candidate);
    if (!task.completes && !completion.allows(leaving, group + 1)) {
      if (options.trace) traceCollapse(outlook, task, candidate, options.trace);
      collapse(outlook, task, progress, options);
      break;
    }
    accept(outlook, task, candidate, progress, options);
  }
  // Two moved-down players who can only meet each other are all that is left to pair.
  if (progress.leaving.length > 1) {
    const task = lastTask(outlook, 'leftOver', [], progress.leaving);
    settle(outlook, task, progress, options);
  }
  return progress;
}

/**
 * C.04.3 A.9 (2017): the bracket is paired anew as the penultimate one, and all below make up
 * the collapsed last bracket with its downfloaters.
 */
function collapse(
  outlook: RoundOutlook,
  failed: BracketTask,
  progress: Progress,
  options: PairingOptions,
): void {
  settle(
    outlook,
    { ...failed, kind: 'penultimate', completes: true, looksAhead: false },
    progress,
    options,
  );
  const below = span(failed.bracket.restFrom, outlook.field.players.length);
  settle(outlook, lastTask(outlook, 'collapsedLast', progress.leaving, below), progress, options);
}

function lastTask(
  { field }: RoundOutlook,
  kind: 'collapsedLast' | 'leftOver',
  moved: readonly number[],
  residents: readonly number[],
): BracketTask {
  const bracket: Bracket = {
    members: Int32Array.from([...moved, ...residents]),
    moved: moved.length,
    field,
    next: null,
    restFrom: field.players.length,
  };
  const group = field.groups.findIndex(({ to }) => to > (residents[0] ?? 0));
  return { kind, group, bracket, completes: true, looksAhead: false };
}

function settle(
  outlook: RoundOutlook,
  task: BracketTask,
  progress: Progress,
  options: PairingOptions,
): void {
  const candidate = pairBracket(outlook, task, options.method ?? 'count');
  accept(outlook, task, candidate, progress, options);
}

function accept(
  outlook: RoundOutlook,
  task: BracketTask,
  candidate: Candidate,
  progress: Progress,
  { trace }: PairingOptions,
): void {
  const at = (place: number): number => task.bracket.members[place] ?? 0;
  if (trace) traceBracket(outlook, task, candidate, trace);
  for (const [a, b] of candidate.movedPairs) progress.pairs.push([at(a), at(b)]);
  for (const [a, b] of candidate.remainderPairs) progress.pairs.push([at(a), at(b)]);
  progress.leaving = downfloatersOf(task.bracket, candidate);
}

function bracketOf({ field }: RoundOutlook, moved: readonly number[], group: number): Bracket {
  const own = field.groups[group];
  const [from, to] = [own?.from ?? 0, own?.to ?? 0];
  const members = new Int32Array(moved.length + to - from);
  members.set(moved);
  for (let place = from; place < to; place++) members[moved.length + place - from] = place;
  return {
    members,
    moved: moved.length,
    field,
    next: field.groups[group + 1] ?? null,
    restFrom: to,
  };
}

function downfloatersOf(bracket: Bracket, candidate: Candidate): number[] {
  return candidate.downfloaters.map((place) => bracket.members[place] ?? 0).sort((a, b) => a - b);
}
