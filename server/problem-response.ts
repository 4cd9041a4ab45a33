import type { StoreError } from '@ronde/store/store-error.ts';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from './api/problem.ts';

/** What HTTP calls each failure of the store. */
const STATUS_OF_STORE_ERROR: Readonly<Record<StoreError['code'], ContentfulStatusCode>> = {
  'store.unknownTournament': 404,
  'store.tournamentExists': 409,
  'store.archivedTournament': 409,
  'store.unusableId': 422,
  'store.aheadOfLog': 409,
  'store.unreadableFile': 422,
  'store.corruptEntry': 500,
  'store.newerSchema': 500,
  'store.locked': 503,
  'store.readOnly': 500,
  'store.diskFull': 507,
  'store.diskFailure': 500,
  'store.cannotOpen': 500,
  'store.corruptFile': 500,
  'store.foreignFile': 500,
  'store.unsafeFolder': 500,
};

export function problemResponse(
  context: Context,
  status: ContentfulStatusCode,
  problem: Problem,
): Response {
  return context.body(JSON.stringify(problem), status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  });
}

/** The store's message is English, for the terminal; the page has the code and its figures. */
export function storeProblem(context: Context, error: StoreError): Response {
  const params = Object.fromEntries(
    Object.entries(error).filter(([name]) => name !== 'code' && name !== 'message'),
  );
  return problemResponse(context, STATUS_OF_STORE_ERROR[error.code], { code: error.code, params });
}
