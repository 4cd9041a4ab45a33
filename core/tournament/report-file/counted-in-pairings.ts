import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { hasResult, sameGameOutcome, type GameOutcome } from '../../rules/outcome.ts';
import { outcomeFor } from '../corrections.ts';
import type { EventOf, TournamentEvent } from '../event.ts';
import type { Game } from '../round.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { placesOf } from './as-filed.ts';
import {
  addCounted,
  countedGame,
  countedLine,
  type CountedResults,
  type CountedSide,
} from './counted-results.ts';
import { filedNumber } from './filed-id.ts';

/**
 * `### Counted @ Round 1: 3 w ?, 6 b ? up to the pairing of Round 3`: what pairings went by before
 * the result of the cells came. An adjourned game was a draw for them (C.04.2 D.1, 2026: 3.1), a
 * result corrected late had its old value (D.8, 2026: 4.3). No record has a field for it.
 */
export function countedInPairingsComments(event: Tournament, filed: Tournament): string[] {
  const place = placesOf(filed);
  const cells = publishedRounds(filed);
  return publishedRounds(event).flatMap(({ number: round, games }, index) =>
    games
      .flatMap((game, at) => {
        const inFile = cells[index]?.games[at] ?? game;
        const inTable = outcomeFor(inFile, { standingsAfter: cells.length });
        return earlierWords(game, { inTable, round, last: cells.length }).map(
          ({ outcome, upTo }) => ({ ...countedLine(place, inFile, outcome), upTo }),
        );
      })
      .sort((a, b) => a.white - b.white || a.upTo - b.upTo)
      .map(
        ({ said, upTo }) =>
          `### Counted @ Round ${round}: ${said} up to the pairing of Round ${upTo}`,
      ),
  );
}

/** What pairings counted for a game before what the table counts, each with the last that did. */
function earlierWords(
  game: Game,
  { inTable, round, last }: { inTable: GameOutcome; round: number; last: number },
): { readonly outcome: GameOutcome; readonly upTo: number }[] {
  if (game.countsFrom === undefined && game.corrections.length === 0) return [];
  const inPairing = (of: number): GameOutcome =>
    of > last ? inTable : outcomeFor(game, { pairingOf: of });
  const words = [];
  for (let of = round + 1; of <= last; of += 1) {
    const outcome = inPairing(of);
    if (!sameGameOutcome(outcome, inPairing(of + 1))) words.push({ outcome, upTo: of });
  }
  return words;
}

/** By the last round paired with them, first to last. */
export type CountedInPairings = ReadonlyMap<number, CountedResults>;

const LINE =
  /^### Counted @ Round (\d{1,3}): (\d{1,4}) w (.), (\d{1,4}) b (.) up to the pairing of Round (\d{1,3})$/;

export function countedInPairings(document: TrfDocument): CountedInPairings {
  const found = new Map<number, Map<string, CountedSide>>();
  for (const { text } of recordsOf(document, '###')) {
    const [, round, ...said] = LINE.exec(text.trimEnd()) ?? [];
    const upTo = Number(said.pop());
    if (!(upTo > Number(round))) continue;
    const counted = found.get(upTo) ?? new Map<string, CountedSide>();
    addCounted(counted, Number(round), said);
    found.set(upTo, counted);
  }
  return new Map([...found].sort(([a], [b]) => a - b));
}

type ResultFact = EventOf<'resultEntered'> | EventOf<'resultCorrected'>;

/** What happened to the results of a round: at once, and after later rounds were paired. */
export interface InOrder {
  readonly now: readonly TournamentEvent[];
  /** By the round after whose pairing they came. */
  readonly later: readonly (readonly [number, ResultFact])[];
}

/** Takes the facts of a round apart where pairings counted something else before. */
export function inOrderOfTime(
  facts: readonly TournamentEvent[],
  words: CountedInPairings,
): InOrder {
  if (words.size === 0) return { now: facts, later: [] };
  const games = facts.flatMap((fact) => (fact.type === 'roundDrafted' ? fact.games : []));
  const now: TournamentEvent[] = [];
  const later: (readonly [number, ResultFact])[] = [];
  for (const fact of facts) {
    const isResult = fact.type === 'resultEntered' || fact.type === 'resultCorrected';
    const game = isResult ? games.find(({ board }) => board === fact.board) : undefined;
    const said = isResult && game ? saidOf(fact.round, game, words) : [];
    const [first] = said;
    const last = said.at(-1);
    if (!isResult || first === undefined || last === undefined) {
      now.push(fact);
    } else if (fact.type === 'resultCorrected') {
      later.push([last.upTo, fact]);
    } else {
      now.push({ ...fact, outcome: first.outcome });
      said.forEach(({ outcome: before, upTo }, index) => {
        const outcome = said[index + 1]?.outcome ?? fact.outcome;
        const isFirstResult = index === 0 && !hasResult(before);
        later.push([
          upTo,
          isFirstResult
            ? { ...fact, outcome }
            : { ...fact, type: 'resultCorrected', outcome, window: 'pairingAfter' },
        ]);
      });
    }
  }
  return { now, later };
}

function saidOf(
  round: number,
  game: Pick<Game, 'white' | 'black'>,
  words: CountedInPairings,
): { readonly outcome: GameOutcome; readonly upTo: number }[] {
  const numbers = { white: filedNumber(game.white), black: filedNumber(game.black) };
  return [...words].flatMap(([upTo, counted]) => {
    const outcome = countedGame(counted, round, numbers);
    return outcome === null ? [] : [{ outcome, upTo }];
  });
}
