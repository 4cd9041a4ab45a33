import { expect } from 'vitest';

/** A public page as it is sent to somebody who reads English, without a browser and without a script. */
export async function publicPage(
  address: string,
  tournament: string,
  path: string,
): Promise<string> {
  const answer = await fetch(`${address}/t/${encodeURIComponent(tournament)}/${path}`, {
    headers: { 'accept-language': 'en' },
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** What it says. */
export const publicText = async (...page: Parameters<typeof publicPage>): Promise<string> =>
  (await publicPage(...page))
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(?:x27|39);/g, "'")
    .replace(/&amp;/g, '&');

/** Its matches, with byes and teams that have left. */
export const publicMatches = async (...page: Parameters<typeof publicPage>): Promise<number> =>
  (await publicPage(...page)).match(/<tr class="match\b/g)?.length ?? 0;
