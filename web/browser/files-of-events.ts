import type { ImportAnswer } from '@ronde/server/api/import.ts';
import { OWN_PAGE } from '../api/ask.ts';
import { answered, byHttp, type ByHttp } from './by-http.ts';

/** A tournament read back from its own report file, and what was odd about it. */
export async function readBack(
  address: string,
  tournament: string,
): Promise<{ readonly file: string; readonly answer: ImportAnswer; readonly http: ByHttp }> {
  const place = `${address}/api/tournaments/${encodeURIComponent(tournament)}`;
  const written = await fetch(`${place}/export/trf26?audience=staff`);
  if (!written.ok) throw new Error(await written.text());
  const file = await written.text();
  const asked = new URLSearchParams({ key: crypto.randomUUID(), file: 'again.trf' });
  const answer = await answered<ImportAnswer>(
    fetch(`${address}/api/tournaments/import?${asked.toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...OWN_PAGE },
      body: file,
    }),
  );
  return { file, answer, http: byHttp(address, answer.id) };
}
