import { isTeamEvent, recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { roundsRecorded } from '../../formats/trf/rounds-of.ts';
import type { TournamentEvent } from '../event.ts';
import { filedId } from './filed-id.ts';
import { leaversIn } from './leavers.ts';
import { teamNumbered } from './matches.ts';

/** Byes written ahead of the rounds: XXZ, 240, and cells beyond the last paired round. */
export function byesToCome(document: TrfDocument): TournamentEvent[] {
  const recorded = roundsRecorded(document);
  if (isTeamEvent(document)) {
    return recordsOf(document, '240')
      .filter(({ round }) => round > recorded)
      .flatMap(({ bye, round, numbers }) =>
        numbers.map((number) => {
          return { type: 'teamByeGranted', team: teamNumbered(number), round, bye } as const;
        }),
      );
  }
  const leavers = leaversIn(document);
  // Whoever is out of the event needs no bye, and may come back without one.
  const isOut = (number: number, round: number): boolean =>
    (leavers.get(number)?.fromRound ?? Infinity) <= round;
  const announced = [
    // XXZ names who is not to be paired in the next round; 240 says it of any round.
    ...recordsOf(document, 'XXZ').map(({ numbers }) => ({
      numbers,
      round: recorded + 1,
      bye: 'zeroPointBye' as const,
    })),
    ...recordsOf(document, '240').filter(({ round }) => round > recorded),
  ];
  const events: TournamentEvent[] = announced.flatMap(({ bye, round, numbers }) =>
    numbers.flatMap((number) =>
      isOut(number, round)
        ? []
        : [{ type: 'byeGranted', player: filedId(number), round, bye } as const],
    ),
  );
  for (const { number, rounds } of recordsOf(document, '001')) {
    rounds.slice(recorded).forEach((cell, index) => {
      if (typeof cell === 'string' || cell.opponent !== null) return;
      const { outcome } = cell;
      if (outcome !== 'halfPointBye' && outcome !== 'fullPointBye' && outcome !== 'zeroPointBye')
        return;
      const round = recorded + index + 1;
      events.push({ type: 'byeGranted', player: filedId(number), round, bye: outcome });
    });
  }
  return events;
}
