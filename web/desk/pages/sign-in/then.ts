/** Where signing in leads: back to the page of the desk one came from, never to another site. */
export function pageAfter(then: string | undefined): string {
  const isOwn = then !== undefined && /^\/(?:event\/|new$|$)/.test(then);
  return isOwn && !then.includes('\\') ? then : '/';
}

/** The address of signing in from a page, and coming back to it. */
export const signInFrom = (path: string): string =>
  pageAfter(path) === '/' ? '/sign-in' : `/sign-in?then=${encodeURIComponent(path)}`;
