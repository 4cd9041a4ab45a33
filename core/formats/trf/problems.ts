import type { Problem, Severity } from '../../rules/problem.ts';

/** Everything that reading, checking and writing can report. A code, once here, keeps its meaning. */
export const TRF_PROBLEMS = {
  'trf.line.unknown': 'warning',
  'trf.line.unknownExtension': 'warning',
  'trf.line.tooShort': 'warning',
  'trf.columns.strayText': 'error',
  'trf.columns.shifted': 'note',
  'trf.value.missing': 'error',
  'trf.number.notANumber': 'error',
  'trf.number.outOfRange': 'error',
  'trf.points.notANumber': 'error',
  'trf.points.missing': 'warning',
  'trf.points.notTheSum': 'warning',
  'trf.count.notANumber': 'warning',
  'trf.count.mismatch': 'note',
  'trf.sex.unknown': 'warning',
  'trf.title.unknown': 'warning',
  'trf.date.malformed': 'error',
  'trf.date.ambiguous': 'error',
  'trf.date.otherForm': 'note',
  'trf.date.endBeforeStart': 'warning',
  'trf.opponent.notANumber': 'error',
  'trf.opponent.unknown': 'error',
  'trf.opponent.self': 'error',
  'trf.opponent.notMutual': 'error',
  'trf.opponent.missing': 'error',
  'trf.opponent.withBye': 'error',
  'trf.colour.unknown': 'error',
  'trf.colour.missing': 'warning',
  'trf.colour.withoutOpponent': 'warning',
  'trf.colour.same': 'error',
  'trf.colour.conflict': 'error',
  'trf.result.unknown': 'error',
  'trf.result.missing': 'note',
  'trf.result.bothWin': 'error',
  'trf.result.disagree': 'error',
  'trf.bye.unknownType': 'error',
  'trf.bye.twiceInRound': 'warning',
  'trf.bye.contradictsColumns': 'warning',
  'trf.rounds.beyondDeclared': 'error',
  'trf.rounds.conflict': 'error',
  'trf.player.duplicateNumber': 'error',
  'trf.player.unknown': 'warning',
  'trf.team.duplicateNumber': 'error',
  'trf.team.unknown': 'warning',
  'trf.team.playerTwice': 'warning',
  'trf.record.repeated': 'warning',
  'trf.scoring.unknownCode': 'error',
  'trf.scoring.repeatedCode': 'warning',
  'trf.scoring.conflict': 'error',
  'trf.scoring.byColour': 'error',
  'trf.scoring.inferred': 'warning',
  'trf.acceleration.overlap': 'error',
  'trf.acceleration.wrongColumn': 'warning',
  'trf.rankMethod.unknown': 'warning',
  'trf.type.unknown': 'warning',
  'trf.timeControl.malformed': 'error',
  'trf.configuration.unknown': 'error',
  'trf.configuration.repeated': 'note',
  'trf.forfeit.unknownType': 'error',
  'trf.assignment.unknownType': 'error',
  'trf.write.tooWide': 'error',
  'trf.write.lineBreak': 'warning',
  'trf.write.notInTrf16': 'warning',
  'trf.write.notInTrf26': 'warning',
  'trf.write.numbered': 'note',
  'trf.write.unreadKept': 'note',
} as const satisfies Record<string, Severity>;

export type TrfProblemCode = keyof typeof TRF_PROBLEMS;

/** Where a problem stands; column 0 for the line as a whole, line 0 for the file. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly record: string;
}

/**
 * @param what the fault and its remedy; the place is put before it.
 * @param params what a translation says of it.
 */
export function trfProblem(
  code: TrfProblemCode,
  place: Place,
  what: string,
  params?: Problem['params'],
): Problem {
  const { line, column, record } = place;
  const where =
    line === 0 ? '' : column === 0 ? `Line ${line}: ` : `Line ${line}, column ${column}: `;
  return {
    severity: TRF_PROBLEMS[code],
    line,
    column,
    record,
    code,
    message: where + what,
    ...(params === undefined ? {} : { params }),
  };
}
