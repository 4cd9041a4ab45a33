/** A 001 line with its fields in the columns of the specification, typed here a second time. */
export interface PlayerLineFields {
  readonly number: number | string;
  readonly sex?: string;
  readonly title?: string;
  readonly name?: string;
  readonly rating?: string;
  readonly federation?: string;
  readonly fideId?: string;
  readonly birth?: string;
  readonly points?: string;
  readonly rank?: string;
  /** Eight characters a round: `   2 w 1`. */
  readonly rounds?: readonly string[];
}

export function playerLine(fields: PlayerLineFields): string {
  const { sex = '', title = '', name = '', rating = '', federation = '' } = fields;
  const { fideId = '', birth = '', points = '0.0', rank = '' } = fields;
  const parts = [
    '001 ',
    String(fields.number).padStart(4),
    ' ',
    sex.padEnd(1),
    title.padStart(3),
    ' ',
    name.padEnd(33),
    ' ',
    rating.padStart(4),
    ' ',
    federation.padEnd(3),
    ' ',
    fideId.padStart(11),
    ' ',
    birth.padEnd(10),
    ' ',
    points.padStart(4),
    ' ',
    rank.padStart(4),
  ];
  return (parts.join('') + (fields.rounds ?? []).map((round) => `  ${round}`).join('')).trimEnd();
}

/** Lines with LF ends. */
export const file = (...lines: readonly string[]): string =>
  lines.map((line) => `${line}\n`).join('');
