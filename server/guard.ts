import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { hostName, LOOPBACK_NAMES } from './access/this-computer.ts';
import type { AccessPolicy } from './house.ts';
import { problemResponse } from './problem-response.ts';

/**
 * Refuses any other name in the Host header: a page elsewhere cannot rebind its own name to us.
 * An address in figures is nobody's name, so it is safe where the hall may come in.
 */
export function knownHosts(
  policy: Pick<AccessPolicy, 'hosts' | 'anyAddress' | 'publicUrl'>,
): MiddlewareHandler {
  const own = policy.publicUrl === null ? [] : [new URL(policy.publicUrl).hostname];
  const always = [...LOOPBACK_NAMES, ...own];
  const isKnown = (host: string): boolean =>
    always.includes(host) || policy.hosts().some((name) => name.toLowerCase() === host);
  return async (context, next) => {
    const host = hostName(context.req.header('host') ?? '');
    const inFigures = isIP(host.replace(/^\[(.*)\]$/, '$1')) > 0;
    if (!isKnown(host) && !(inFigures && policy.anyAddress())) {
      return problemResponse(context, 421, { code: 'server.unknownHost', params: { host } });
    }
    await next();
  };
}

/** Nothing from elsewhere, nothing inside other pages. */
export const contentPolicy = (nonce?: string): string =>
  [
    "default-src 'self'",
    "img-src 'self' data:",
    // The desk makes styles of its own and marks each with the answer's nonce.
    ...(nonce === undefined ? [] : [`style-src 'self' 'nonce-${nonce}'`]),
    // A paper that is printed lies in a frame of the desk's own making, in the browser's viewer of PDF files.
    ...(nonce === undefined ? [] : ["frame-src 'self' blob:"]),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `object-src ${nonce === undefined ? "'none'" : 'blob:'}`,
  ].join('; ');

const HEADERS: readonly (readonly [string, string])[] = [
  ['content-security-policy', contentPolicy()],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
];

/** Two years; only where the server is known by an address with a certificate. */
const ALWAYS_ENCRYPTED = ['strict-transport-security', 'max-age=63072000'] as const;

/** Set before the answer is made, so that every kind of answer carries them. */
export function strictHeaders({ publicUrl }: Pick<AccessPolicy, 'publicUrl'>): MiddlewareHandler {
  const encrypted = publicUrl?.startsWith('https:') ?? false;
  const headers = [...HEADERS, ...(encrypted ? [ALWAYS_ENCRYPTED] : [])];
  return async (context, next) => {
    for (const [name, value] of headers) context.header(name, value);
    await next();
  };
}
