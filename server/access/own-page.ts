/** Only a page of this server can add a header of its own to a request that carries cookies. */
export const OWN_PAGE_HEADER = 'x-ronde';

/**
 * Whether a write was sent by a page of ours, or by a program, and not by another site in the name
 * of somebody who has a session here. A browser always says where a write comes from.
 */
export function isOwnPage(headers: Headers, publicUrl: string | null): boolean {
  if (headers.get(OWN_PAGE_HEADER) !== '1') return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  const host = (headers.get('host') ?? '').toLowerCase();
  return origin === `http://${host}` || origin === `https://${host}`;
}
