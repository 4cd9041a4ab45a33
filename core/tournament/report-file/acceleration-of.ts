import { isTeamEvent, recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import type { Acceleration } from '../../pairing/acceleration/acceleration.ts';
import type { FreePoints } from '../../pairing/acceleration/free-points.ts';
import { tpn, type Tpn } from '../../rules/identity.ts';
import { typeOf } from './system-of.ts';

/** Points given one by one (250, XXA) come before a method named in 192 (TRF26, record 250). */
export function accelerationOf(document: TrfDocument): Acceleration {
  const score = scoreAccelerated(document);
  const ranges = recordsOf(document, '250').flatMap((record): FreePoints[] =>
    record[score] === null
      ? []
      : [
          {
            points: record[score],
            firstRound: record.firstRound,
            lastRound: record.lastRound,
            firstPlayer: tpn(record.first),
            lastPlayer: tpn(record.last),
          },
        ],
  );
  const single = recordsOf(document, 'XXA').flatMap(({ number, points }) =>
    points.flatMap((given, index): FreePoints[] =>
      given === 0
        ? []
        : [
            {
              points: given,
              firstRound: index + 1,
              lastRound: index + 1,
              firstPlayer: tpn(number),
              lastPlayer: tpn(number),
            },
          ],
    ),
  );
  const records = ranges.length > 0 ? ranges : single;
  if (records.length > 0) return { method: 'free', records };
  return typeOf(document)?.type.baku === true ? { method: 'baku' } : { method: 'none' };
}

/** Teams are accelerated by the score that pairs them (C.04.6 1.2). */
function scoreAccelerated(document: TrfDocument): 'matchPoints' | 'gamePoints' {
  if (!isTeamEvent(document)) return 'gamePoints';
  return typeOf(document)?.type.teamSwiss?.primary ?? 'matchPoints';
}

/** The same for players numbered by their places: a file may leave numbers out, a tournament does not. */
export function renumbered(acceleration: Acceleration, numbers: readonly Tpn[]): Acceleration {
  if (acceleration.method !== 'free' || numbers.at(-1) === numbers.length) return acceleration;
  const records = acceleration.records.flatMap((record): FreePoints[] => {
    const first = numbers.findIndex((number) => number >= record.firstPlayer);
    const last = numbers.findLastIndex((number) => number <= record.lastPlayer);
    if (first < 0 || last < first) return [];
    return [{ ...record, firstPlayer: tpn(first + 1), lastPlayer: tpn(last + 1) }];
  });
  return { method: 'free', records };
}
