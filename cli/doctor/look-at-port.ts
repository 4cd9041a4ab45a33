import { isFree, USUAL_PORT } from '@ronde/store/free-port.ts';
import { addressOf, findRunning } from '@ronde/store/running.ts';
import { finding, type Finding } from './finding.ts';

/** The server of this folder, or the port it would take. */
export async function lookAtPort(folder: string, asked: string | undefined): Promise<Finding> {
  const running = await findRunning(folder);
  if (running !== null) return finding('port', 'portServed', { address: addressOf(running.port) });
  const text = asked === undefined || asked === '' ? String(USUAL_PORT) : asked;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65535)) return finding('port', 'notAPort', { text });
  const free = (await isFree(port)) !== null;
  return finding('port', free ? 'portFree' : 'portTaken', {
    port,
    other: port === 65535 ? USUAL_PORT : port + 1,
  });
}
