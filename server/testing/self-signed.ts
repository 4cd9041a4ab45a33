import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** False where a test has no program to make certificates with. */
export const HAS_OPENSSL = spawnSync('openssl', ['version']).status === 0;

export interface SelfSigned {
  readonly certificateFile: string;
  readonly keyFile: string;
  readonly cert: string;
  readonly key: string;
}

/** A certificate nobody signed but itself, for `names` such as `DNS:localhost,IP:127.0.0.1`. */
export function selfSigned(folder: string, name: string, names: string): SelfSigned {
  const certificateFile = join(folder, `${name}.pem`);
  const keyFile = join(folder, `${name}-key.pem`);
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=ronde', '-addext', `subjectAltName=${names}`],
      ...['-keyout', keyFile, '-out', certificateFile],
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  const read = (file: string): string => readFileSync(file, 'utf8');
  return { certificateFile, keyFile, cert: read(certificateFile), key: read(keyFile) };
}
