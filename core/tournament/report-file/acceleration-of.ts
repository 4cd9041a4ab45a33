import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import type { Acceleration } from '../../pairing/acceleration/acceleration.ts';
import type { FreePoints } from '../../pairing/acceleration/free-points.ts';
import { tpn } from '../../rules/identity.ts';
import { typeOf } from './system-of.ts';

/** Points given one by one (250, XXA) come before a method named in 192 (TRF26, record 250). */
export function accelerationOf(document: TrfDocument): Acceleration {
  const ranges = recordsOf(document, '250').flatMap((record): FreePoints[] =>
    record.gamePoints === null
      ? []
      : [
          {
            points: record.gamePoints,
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
