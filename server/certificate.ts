import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { ServerSettings } from './settings.ts';

/** What https needs: the certificate (with those it hangs on) and its key, as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
  /** The last instant it is good for, by its own word. */
  readonly until: Date;
  /** Every name and address it is for. */
  readonly names: readonly string[];
}

export type CertificateFailure =
  | { readonly code: 'certificateAlone' | 'keyAlone' }
  | { readonly code: 'unreadableFile'; readonly file: string; readonly reason: string }
  | { readonly code: 'notCertificate' | 'notKey'; readonly file: string }
  | { readonly code: 'keyOfAnother'; readonly certificate: string; readonly key: string };

/** Null when nothing is given: plain http, as ever. */
export function readCertificate({
  certificateFile,
  keyFile,
}: Pick<ServerSettings, 'certificateFile' | 'keyFile'>): Result<
  Certificate | null,
  CertificateFailure
> {
  if (certificateFile === null) {
    return keyFile === null ? success(null) : failure({ code: 'keyAlone' });
  }
  if (keyFile === null) return failure({ code: 'certificateAlone' });
  const cert = readText(certificateFile);
  if (!cert.ok) return cert;
  const key = readText(keyFile);
  if (!key.ok) return key;
  const certificate = attempt(() => new X509Certificate(cert.value));
  if (certificate === null) return failure({ code: 'notCertificate', file: certificateFile });
  const privateKey = attempt(() => createPrivateKey(key.value));
  if (privateKey === null) return failure({ code: 'notKey', file: keyFile });
  const pair = { cert: cert.value, key: key.value };
  if (
    !certificate.checkPrivateKey(privateKey) ||
    attempt(() => createSecureContext(pair)) === null
  ) {
    return failure({ code: 'keyOfAnother', certificate: certificateFile, key: keyFile });
  }
  const until = new Date(certificate.validTo);
  return success({ ...pair, until, names: namesOf(certificate) });
}

function readText(file: string): Result<string, CertificateFailure> {
  try {
    return success(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return failure({ code: 'unreadableFile', file, reason });
  }
}

/** Node throws for a text that is not what it should be. */
function attempt<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** `DNS:ronde.example.org, IP Address:192.168.1.5` */
const namesOf = ({ subjectAltName = '' }: X509Certificate): string[] =>
  subjectAltName
    .split(', ')
    .flatMap((entry) => /^(?:DNS|IP Address):([^"]+)$/.exec(entry)?.[1] ?? [])
    .map((name) => name.toLowerCase());

/**
 * Addresses for the hall's phones: the names of the certificate, then those of this computer's
 * addresses it is for. One that is for none of them still encrypts, after a warning of the browser.
 */
export function secureAddresses(
  { names }: Pick<Certificate, 'names'>,
  network: readonly string[],
  port: number,
): string[] {
  const own = names.filter((name) => isIP(name) === 0 && !/\*|^localhost$/.test(name));
  const figures = network.filter((address) => names.includes(address));
  const known = [...own, ...figures];
  const shown = known.length > 0 ? known : network;
  return shown.map((name) => `https://${name}${port === 443 ? '' : `:${port}`}`);
}
