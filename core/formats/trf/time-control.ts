/** One period of a time control, in seconds (TRF26 record 222). */
export interface TimePeriod {
  /** Moves to be made in the period; null for the rest of the game. */
  readonly moves: number | null;
  readonly seconds: number;
  /** Added with each move; null when there is no increment. */
  readonly increment: number | null;
}

/** The same periods for both, or each player's own (Armageddon). */
export type TimeControl =
  | { readonly kind: 'same'; readonly periods: readonly TimePeriod[] }
  | {
      readonly kind: 'byColour';
      readonly white: readonly TimePeriod[];
      readonly black: readonly TimePeriod[];
    };

/** @example parseTimeControl('40/6000+30:900+30') */
export function parseTimeControl(text: string): TimeControl | null {
  const byColour = /^W([^-]*)-B([^-]*)$/i.exec(text);
  if (byColour) {
    const white = parsePeriods(byColour[1] ?? '');
    const black = parsePeriods(byColour[2] ?? '');
    return white && black ? { kind: 'byColour', white, black } : null;
  }
  const periods = parsePeriods(text);
  return periods ? { kind: 'same', periods } : null;
}

function parsePeriods(text: string): TimePeriod[] | null {
  const periods: TimePeriod[] = [];
  for (const descriptor of text.split(':')) {
    const match = /^(?:(\d{1,4})\/)?(\d{1,7})(?:\+(\d{1,5}))?$/.exec(descriptor);
    if (!match) return null;
    const [, moves, seconds, increment] = match;
    periods.push({
      moves: moves === undefined ? null : Number(moves),
      seconds: Number(seconds),
      increment: increment === undefined ? null : Number(increment),
    });
  }
  return periods;
}

export function formatTimeControl(control: TimeControl): string {
  return control.kind === 'same'
    ? formatPeriods(control.periods)
    : `W${formatPeriods(control.white)}-B${formatPeriods(control.black)}`;
}

function formatPeriods(periods: readonly TimePeriod[]): string {
  return periods
    .map(({ moves, seconds, increment }) => {
      const before = moves === null ? '' : `${moves}/`;
      const after = increment === null ? '' : `+${increment}`;
      return `${before}${seconds}${after}`;
    })
    .join(':');
}
