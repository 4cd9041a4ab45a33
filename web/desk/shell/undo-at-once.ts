/** How long one's own entry is taken back at one stroke, in milliseconds. */
const OWN = 10 * 60_000;

/** Whether undo needs no question: one's own entry of the last ten minutes. */
export function undoAtOnce(
  last: { readonly by: string; readonly at: string },
  /** How the log names whoever asks. */
  me: string,
  now: number,
): boolean {
  return last.by === me && now - Date.parse(last.at) <= OWN;
}
