import { absentIn } from '../../formats/trf/absent.ts';
import type { TrfDocument } from '../../formats/trf/document.ts';
import { initialColourOf } from '../../formats/trf/initial-colour.ts';
import { playerRecords } from '../../formats/trf/player-records.ts';
import { prohibitedIn } from '../../formats/trf/prohibited.ts';
import { roundsDeclared, roundsRecorded } from '../../formats/trf/rounds-of.ts';
import { scoringOf } from '../../formats/trf/scoring-of.ts';
import { virtualPointsOf } from '../../formats/trf/virtual-points.ts';
import type { PairingRequest, RoundPairing } from '../../pairing/system.ts';
import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Problem } from '../../rules/problem.ts';

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
  const virtualPoints = virtualPointsOf(document);
  return {
    request: {
      round,
      rounds: declared ?? undeclared,
      players: playerRecords(document, { before: round }),
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
