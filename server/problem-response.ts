import type { StoreError } from '@ronde/store/store-error.ts';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from './api/problem.ts';
import { troublePage } from './public/house-pages.ts';
import { Declined } from './registry/declined.ts';
import { requestLanguage } from './request-language.ts';
import { wantsPage } from './typed-address.ts';

/** What HTTP calls each failure of the store. */
const STATUS_OF_STORE_ERROR: Readonly<Record<StoreError['code'], ContentfulStatusCode>> = {
  'store.unknownTournament': 404,
  'store.tournamentExists': 409,
  'store.archivedTournament': 409,
  'store.unusableId': 422,
  'store.aheadOfLog': 409,
  'store.repeatedKey': 409,
  'store.unreadableFile': 422,
  'store.idTaken': 409,
  'store.loginTaken': 409,
  'store.codeTaken': 409,
  'store.unknownAccount': 404,
  'store.accountNeeded': 409,
  'store.unknownDevice': 404,
  'store.unknownOwner': 404,
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
  'store.emptyBesideCopies': 500,
  'store.serverAddress': 500,
  'store.serverUnreachable': 503,
  'store.serverUntrusted': 500,
  'store.serverAuthentication': 500,
  'store.serverDatabaseMissing': 500,
  'store.serverTooManyConnections': 503,
  'store.serverNotAllowed': 500,
  'store.serverReadOnly': 500,
  'store.serverDiskFull': 507,
  'store.serverDiskFailure': 500,
  'store.serverDamaged': 500,
  'store.serverBusy': 503,
  'store.serverTooOld': 500,
  'store.serverNotUtf8': 500,
  'store.serverUnsafe': 500,
  'store.serverForeign': 500,
  'store.connectionLost': 503,
};

/** A problem document; for somebody who typed an address into a browser, a page that says it. */
export function problemResponse(
  context: Context,
  status: ContentfulStatusCode,
  problem: Problem,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (wantsPage(context)) {
    const language = requestLanguage(context);
    return context.body(troublePage(language, problem), status, {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language, Cookie',
      ...headers,
    });
  }
  return context.body(JSON.stringify(problem), status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
}

/** Where things are kept is the business of whoever sits at the computer. */
const PLACES: readonly string[] = ['file', 'copy', 'server'];

/** The store's message is English, for the terminal; the page has the code and its figures. */
export function declinedByStore(error: StoreError, showsPlaces: boolean): Declined {
  const hidden = ['code', 'message', ...(showsPlaces ? [] : PLACES)];
  const params = Object.fromEntries(
    Object.entries(error).filter(([name]) => !hidden.includes(name)),
  );
  return new Declined(STATUS_OF_STORE_ERROR[error.code], { code: error.code, params });
}
