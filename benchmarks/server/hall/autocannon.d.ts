/** The part of autocannon that is used here; the package has no types of its own. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Requests a second, all connections together. */
    readonly overallRate?: number;
    /** Changes each request before it goes out. */
    readonly requests?: readonly {
      readonly setupRequest: (request: { readonly path: string }) => object;
    }[];
  }
  interface Result {
    readonly requests: { readonly total: number; readonly average: number };
    /** Milliseconds; with a rate, counted from when the request was due. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
    readonly errors: number;
    readonly timeouts: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
  export type { Options, Result };
}
