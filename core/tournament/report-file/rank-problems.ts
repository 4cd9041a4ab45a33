import { PLAYER } from '../../formats/trf/columns.ts';
import { isTeamEvent, recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { Problem } from '../../rules/problem.ts';
import { isLastTable } from '../cup.ts';
import { tieBreaksInUse } from '../matches.ts';
import { ownTieBreakCode } from '../own-tie-break.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { openGamesUpTo, rankedTournament } from '../views/standings.ts';
import { filedId } from './filed-id.ts';

/** The places that points and the announced tie-breaks leave to a player. */
interface Places {
  readonly first: number;
  readonly last: number;
}

/**
 * Ranks that points and the announced tie-breaks do not give. What they leave tied may be shared or
 * settled otherwise. While an event runs this is a notice only: no text says of which round the rank
 * of such a file is.
 */
export function rankProblems(document: TrfDocument, state: Tournament): Problem[] {
  if (isTeamEvent(document) || publishedRounds(state).length === 0) return [];
  const places = placesIn(state);
  const severity = isOver(state) ? 'warning' : 'note';
  return recordsOf(document, '001').flatMap(({ line, number, rank }) => {
    const place = places.get(filedId(number));
    if (rank === null || rank === 0 || place === undefined) return [];
    if (place.first <= rank && rank <= place.last) return [];
    const { first, last } = place;
    const expected = first === last ? String(first) : `${first}-${last}`;
    const message = `Line ${line}, column ${PLAYER.fields.rank.from}: the rank is ${rank}; points and announced tie-breaks give ${expected}. Correct the rank, or announce the tie-breaks that were used (202).`;
    return [
      {
        ...{ severity, line, column: PLAYER.fields.rank.from, record: '001' },
        ...{ code: 'report.rank.notTheOrder', message, params: { rank, expected } },
      } satisfies Problem,
    ];
  });
}

/** Whether nothing is left to be played: only then the ranks are final. */
function isOver(state: Tournament): boolean {
  const played = publishedRounds(state).length;
  return isLastTable(state, played) && openGamesUpTo(state, played) === 0;
}

function placesIn(state: Tournament): ReadonlyMap<PlayerId, Places> {
  const { question, ranked } = rankedTournament(state, { tieBreaks: computable(state) });
  const sizes = new Map<number, number>();
  for (const { rank } of ranked.rows) {
    if (rank !== null) sizes.set(rank, (sizes.get(rank) ?? 0) + 1);
  }
  return new Map(
    ranked.rows.flatMap(({ tpn, rank }) => {
      const id = question.playerOf(tpn)?.id;
      if (id === undefined || rank === null) return [];
      return [[id, { first: rank, last: rank + (sizes.get(rank) ?? 1) - 1 }] as const];
    }),
  );
}

/** The list up to the first tie-break of the event's own: a file does not hold its figures (C.07 4.1). */
function computable({ settings }: Tournament): readonly string[] {
  const tieBreaks = tieBreaksInUse(settings);
  const own = tieBreaks.findIndex((descriptor) => ownTieBreakCode(descriptor) !== null);
  return own === -1 ? tieBreaks : tieBreaks.slice(0, own);
}
