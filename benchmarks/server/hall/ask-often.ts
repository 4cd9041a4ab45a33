import autocannon, { type Result } from 'autocannon';

export interface Asking {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The one answer there is to be. */
  readonly status: number;
  readonly connections: number;
  /** Seconds. */
  readonly duration: number;
  /** Requests a second; as many as go without. */
  readonly overallRate?: number;
  /** What each address has behind it; nothing by default. */
  readonly behind?: () => string;
}

/** Asks for one address again and again, and fails when anything else than expected comes. */
export async function askOften({ status, behind, ...asking }: Asking): Promise<Result> {
  const { pathname } = new URL(asking.url);
  const requests =
    behind === undefined
      ? {}
      : {
          requests: [
            { setupRequest: (request: object) => ({ ...request, path: `${pathname}${behind()}` }) },
          ],
        };
  const result = await autocannon({ ...asking, ...requests });
  const others = result.requests.total - (result.statusCodeStats[status]?.count ?? 0);
  if (result.errors + result.timeouts > 0 || others > 0) {
    throw new Error(`${others} other answers, ${result.errors} errors, ${result.timeouts} late`);
  }
  return result;
}
