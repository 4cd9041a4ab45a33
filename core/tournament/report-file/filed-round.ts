import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { isByTable, isOfTwoSides } from '../../pairing/systems.ts';
import type { Tpn } from '../../rules/identity.ts';
import { BYES, type Bye, type GameOutcome } from '../../rules/outcome.ts';
import type { Problem } from '../../rules/problem.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';
import { isByLetters } from '../by-letters.ts';
import { inBoardOrder, onBoards } from '../board-order.ts';
import type { EventOf, TournamentEvent } from '../event.ts';
import { onBoardsOfFirstGame } from '../later-game.ts';
import { firstGameOf, isCup } from '../matches.ts';
import type { Round, Unpaired } from '../round.ts';
import type { Settings } from '../settings.ts';
import type { Tournament } from '../state.ts';
import { countedGame, type CountedResults } from './counted-results.ts';
import { filedId } from './filed-id.ts';
import { asReserve, onBoardsOfTable } from './filed-seats.ts';
import { fileProblem } from './file-problem.ts';
import { gameOf } from './games.ts';
import { matchesIn, teamNumbered, type TeamFacts } from './matches.ts';

/** 300: who sat on which board, so that an empty board keeps its place. */
export function lineUps(
  document: TrfDocument,
  round: number,
  { team }: Settings,
): EventOf<'lineUpSet'>[] {
  return recordsOf(document, '300')
    .filter((record) => record.round === round)
    .map((record) => ({
      type: 'lineUpSet',
      round,
      team: teamNumbered(record.team),
      boards: Array.from({ length: team?.boards ?? record.players.length }, (_, board) => {
        const number = record.players[board] ?? null;
        return number === null ? null : filedId(number);
      }),
    }));
}

/** The rounds of everybody's line. */
export interface Results {
  readonly records: readonly PlayerRecord[];
  /** Where the table counted something else than the cells hold. */
  readonly counted: CountedResults;
}

/** A recorded round: pairs, byes and results as facts; what contradicts itself is told. */
export function roundEvents(
  state: Tournament,
  { records, counted }: Results,
  round: number,
  facts: TeamFacts,
  problems: Problem[],
): TournamentEvent[] {
  const byNumber = new Map(records.map((record) => [record.tpn, record.rounds[round - 1]]));
  const first = firstGameOf(state, round);
  const rests = someRest(state, records.length);
  const results = new Map<string, ReturnType<typeof gameOf>>();
  const corrected = new Map<string, GameOutcome>();
  const pairs = [];
  const unpaired: Unpaired[] = [];
  for (const { tpn, rounds } of records) {
    const own = rounds[round - 1];
    if (own === undefined) continue;
    if (own.opponent === null) {
      // Who is out of a cup is neither absent nor exempt.
      if (isCup(state.settings) && own.outcome === 'zeroPointBye') continue;
      unpaired.push(unpairedOf(tpn, own, first, rests));
    } else if (hasWhite(tpn, own, byNumber.get(own.opponent))) {
      const theirs = byNumber.get(own.opponent);
      const outcome = theirs ? gameOf(own.outcome, theirs.outcome) : null;
      if (outcome === null || theirs?.opponent !== tpn) {
        const message = `Round ${round}: players ${tpn} and ${own.opponent} do not tell the same story. Correct both lines.`;
        problems.push(fileProblem('error', 'report.game.contradiction', message, '001'));
        continue;
      }
      pairs.push({ white: filedId(tpn), black: filedId(own.opponent) });
      const inTable = countedGame(counted, round, { white: tpn, black: own.opponent });
      results.set(filedId(tpn), inTable ?? outcome);
      if (inTable !== null) corrected.set(filedId(tpn), outcome);
    } else if (own.colour === null && !isForfeited(own)) {
      const message = `Round ${round}: player ${tpn} has an opponent but no colour. Write w or b.`;
      problems.push(fileProblem('error', 'report.colour.missing', message, '001'));
    }
  }
  const asInFirst = first === null ? [] : onBoardsOfFirstGame(first, pairs);
  const games =
    asInFirst.length === pairs.length && first !== null
      ? asInFirst
      : onBoards(state, inBoardOrder(state, round, pairs));
  const seated = isByLetters(state.settings);
  const team = seated
    ? onBoardsOfTable(state, round, games, facts)
    : matchesIn(state, games, facts, unpaired);
  const events: TournamentEvent[] = [
    {
      type: 'roundDrafted',
      round,
      origin: 'imported',
      unpaired: seated ? unpaired.map(asReserve) : unpaired,
      ...team,
    },
    { type: 'roundPublished', round },
  ];
  let open = false;
  for (const game of team.games) {
    const outcome = results.get(game.white);
    if (!outcome || outcome.kind === 'notEntered') open = true;
    else events.push({ type: 'resultEntered', round, board: game.board, outcome });
  }
  if (!open) events.push({ type: 'roundClosed', round });
  for (const { board, white } of team.games) {
    const outcome = corrected.get(white);
    if (outcome === undefined) continue;
    events.push({ type: 'resultCorrected', round, board, outcome, window: 'ratingOnly' });
  }
  return events;
}

const BYE_OUTCOMES: ReadonlySet<string> = new Set(BYES);

/** The bye of a match is that of all its games, whatever a later one brings (C.04.5 1.4). */
/** By a table nobody is absent: who has no opponent in an odd field, or on the larger side, rests. */
const someRest = ({ settings: { system, kind } }: Tournament, players: number): boolean =>
  isOfTwoSides(system) || (kind === 'individual' && isByTable(system) && players % 2 === 1);

function unpairedOf(
  tpn: Tpn,
  { outcome }: RoundRecord,
  first: Round | null,
  rests: boolean,
): Unpaired {
  const player = filedId(tpn);
  if (outcome === 'forfeitWin' || outcome === 'forfeitLoss') {
    return { player, outcome, reason: 'emptyBoard' };
  }
  const bye = BYE_OUTCOMES.has(outcome) ? (outcome as Bye) : 'zeroPointBye';
  const goesOn = first?.unpaired.some((one) => one.player === player && one.reason === 'odd');
  const isOdd =
    bye === 'pairingAllocatedBye' || goesOn === true || (rests && bye === 'zeroPointBye');
  return { player, outcome: bye, reason: isOdd ? 'odd' : 'asked' };
}

const isForfeited = ({ outcome }: RoundRecord): boolean =>
  outcome === 'forfeitWin' || outcome === 'forfeitLoss';

/** A forfeited game without colours, as some write it, gives none: the smaller number is taken for White. */
function hasWhite(tpn: Tpn, own: RoundRecord, theirs: RoundRecord | undefined): boolean {
  if (own.colour !== null || !isForfeited(own)) return own.colour === 'white';
  if (theirs?.colour === 'white' || own.opponent === null) return false;
  return theirs?.colour === 'black' || tpn < own.opponent;
}
