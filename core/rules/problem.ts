export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a reader found wrong in a file, and where. Readers never throw and never guess. */
export interface Problem {
  readonly severity: Severity;
  /** 1-based; 0 when the problem belongs to the file as a whole. */
  readonly line: number;
  /** 1-based; 0 when the problem belongs to the line as a whole. */
  readonly column: number;
  /** The record's identifier, `001`, `XXR` …; empty when there is none. */
  readonly record: string;
  /** Stable, for translation: `trf.points.notANumber`. */
  readonly code: string;
  /** English, with place and remedy. */
  readonly message: string;
  /** What a translation needs beyond place and record. */
  readonly params?: Readonly<Record<string, string | number>>;
}
