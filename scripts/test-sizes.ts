/** How much is done of what takes long by nature; a test asks with `inject('sizes')`. */
export interface Sizes {
  /** The server is killed so many times while results are entered, on SQLite and on PostgreSQL. */
  readonly serverKills: number;
  /** A process that appends is killed so many times, on SQLite and on PostgreSQL. */
  readonly writerKills: { readonly sqlite: number; readonly postgres: number };
  /** A process that makes a new file is killed so many times. */
  readonly makerKills: number;
  /** Several processes open and make so many files at the same moments. */
  readonly filesMadeTogether: number;
  /** Pages and states seen in the dark and in French too. */
  readonly seenInEveryLook: 'some' | 'all';
  /**
   * How one thing is met with another: a paper with the sizes of an event, a walk with a language, a
   * viewer with a tournament after everything was written. Some: everything at least once, as the
   * test says; all: everything with everything.
   */
  readonly combinations: 'some' | 'all';
  /** Rows of a table, and lines of a list, that axe looks at. */
  readonly rowsSeen: number;
  /** Invented files and rounds each fuzzer gets at most. */
  readonly fuzzed: number;
  /** What is packed: with stand-ins for what is large, or whole and installed as its users do. */
  readonly packedWhole: 'some' | 'all';
  /** The share of its invented cases that a long property of the core tries. */
  readonly shareOfCases: number;
}

/** `npm test` takes the short ones, `npm run test:long` the long ones; nothing else differs. */
export const SIZES: Readonly<Record<'short' | 'long', Sizes>> = {
  short: {
    serverKills: 1,
    writerKills: { sqlite: 1, postgres: 1 },
    makerKills: 1,
    filesMadeTogether: 5,
    seenInEveryLook: 'some',
    combinations: 'some',
    rowsSeen: 4,
    fuzzed: 200,
    packedWhole: 'some',
    shareOfCases: 0.1,
  },
  long: {
    serverKills: 50,
    writerKills: { sqlite: 20, postgres: 10 },
    makerKills: 10,
    filesMadeTogether: 60,
    seenInEveryLook: 'all',
    combinations: 'all',
    rowsSeen: Infinity,
    fuzzed: Infinity,
    packedWhole: 'all',
    shareOfCases: 1,
  },
};

/** The sizes of this run. */
export const sizesFor = (environment: Readonly<Record<string, string | undefined>>): Sizes =>
  SIZES[environment['RONDE_LONG'] === '1' ? 'long' : 'short'];

declare module 'vitest' {
  interface ProvidedContext {
    sizes: Sizes;
  }
}
