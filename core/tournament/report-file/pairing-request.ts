import { absentIn } from '../../formats/trf/absent.ts';
import type { TrfDocument } from '../../formats/trf/document.ts';
import { initialColourOf } from '../../formats/trf/initial-colour.ts';
import { playerRecords } from '../../formats/trf/player-records.ts';
import { prohibitedIn } from '../../formats/trf/prohibited.ts';
import { roundsDeclared, roundsRecorded } from '../../formats/trf/rounds-of.ts';
import { scoringOf } from '../../formats/trf/scoring-of.ts';
import { virtualPointsOf } from '../../formats/trf/virtual-points.ts';
import { accelerate, type AcceleratedField } from '../../pairing/acceleration/acceleration.ts';
import type { VirtualPoints } from '../../pairing/acceleration/virtual-points.ts';
import type { PairingRequest, RoundPairing } from '../../pairing/system.ts';
import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Problem } from '../../rules/problem.ts';
import { accelerationOf } from './acceleration-of.ts';

export interface RequestReading {
  readonly request: PairingRequest;
  readonly problems: readonly Problem[];
}

/** What a report file asks when one of its rounds, or the next one, is to be paired. */
export function pairingRequest(
  document: TrfDocument,
  round: number,
  edition: SwissProperties,
): RequestReading {
  const problems: Problem[] = [];
  const note = (code: string, message: string): void => {
    problems.push({ severity: 'note', line: 0, column: 0, record: '', code, message });
  };
  const recorded = roundsRecorded(document);
  const declared = roundsDeclared(document);
  // A file that declares no rounds is complete; to pair beyond it, more are to come.
  const undeclared = round > recorded ? round + 1 : recorded;
  if (declared === null && round > recorded) {
    note(
      'report.rounds.missing',
      `The file does not declare its rounds (142 or XXR): round ${round} is not taken for the last.`,
    );
  }
  const initialColour = initialColourOf(document);
  if (initialColour === null) {
    note('report.initialColour.missing', 'No initial colour (152 or XXC): White is taken.');
  }
  const scoring = scoringOf(document);
  const players = playerRecords(document, { before: round });
  const rounds = declared ?? undeclared;
  const virtualPoints =
    virtualPointsOf(document) ??
    methodPoints(document, { players, rounds, scoring: scoring.scoring, edition }, problems);
  return {
    request: {
      round,
      rounds,
      players,
      absent: new Set(absentIn(document, round).keys()),
      scoring: scoring.scoring,
      edition,
      initialColour: initialColour ?? 'white',
      prohibited: prohibitedIn(document, round),
      ...(virtualPoints === null ? {} : { virtualPoints }),
    },
    problems: [...problems, ...scoring.problems],
  };
}

/** Fictitious points by a method the file only names (192 …_BAKU), for those on the first list. */
function methodPoints(
  document: TrfDocument,
  field: Omit<AcceleratedField, 'firstRoundList'>,
  problems: Problem[],
): VirtualPoints | null {
  const acceleration = accelerationOf(document);
  if (acceleration.method === 'none') return null;
  const late = absentIn(document, 1);
  const firstRoundList = field.players.map(({ tpn }) => tpn).filter((tpn) => !late.has(tpn));
  const given = accelerate(acceleration, { ...field, firstRoundList });
  if (given.ok) return given.value;
  const { code, article } = given.error;
  const message = `The acceleration ${acceleration.method} does not fit this event (${code}, ${article}): it is not applied.`;
  problems.push({
    severity: 'warning',
    line: 0,
    column: 0,
    record: '192',
    code: 'report.acceleration.unfit',
    message,
  });
  return null;
}

/** The pairing a file records for a round, in order of White's number. */
export function recordedPairing(document: TrfDocument, round: number): RoundPairing {
  const pairs: { white: Tpn; black: Tpn }[] = [];
  let bye: Tpn | null = null;
  for (const { tpn, rounds } of playerRecords(document, { before: round + 1 })) {
    const held = rounds[round - 1];
    if (held === undefined) continue;
    if (held.outcome === 'pairingAllocatedBye') bye = tpn;
    if (held.opponent !== null && held.colour === 'white') {
      pairs.push({ white: tpn, black: held.opponent });
    }
  }
  return { pairs, bye };
}
