/** How long one's own entry is taken back at one stroke, in milliseconds. */
const OWN = 10 * 60_000;

/** Whether undo needs no question: one's own entry of the last ten minutes. */
export function undoAtOnce(
  last: { readonly by: string; readonly at: string },
  me: string,
  now: number,
): boolean {
  // The log tells namesakes apart by a number after the name.
  const own = last.by === me || last.by.startsWith(`${me} #`);
  return own && now - Date.parse(last.at) <= OWN;
}
