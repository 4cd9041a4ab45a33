/** Path of the standings, or of something beside them, now (null) or after an earlier round. */
export function standingsPath(
  asOf: number | null,
  view = 'standings',
  query: Readonly<Record<string, string>> = {},
): string {
  const asked = new URLSearchParams({ ...query, ...(asOf === null ? {} : { asOf: String(asOf) }) });
  const text = asked.toString();
  return text === '' ? view : `${view}?${text}`;
}
