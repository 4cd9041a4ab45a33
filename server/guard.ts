import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { problemResponse } from './problem-response.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Refuses any other name in the Host header: a page elsewhere cannot rebind its own name to us. */
export function knownHosts(also: readonly string[]): MiddlewareHandler {
  const known = new Set([...LOOPBACK_NAMES, ...also.map((name) => name.toLowerCase())]);
  return async (context, next) => {
    const host = (context.req.header('host') ?? '').toLowerCase().replace(/:\d+$/, '');
    if (!known.has(host)) {
      return problemResponse(context, 421, { code: 'server.unknownHost', params: { host } });
    }
    await next();
  };
}

/** Nothing from elsewhere, nothing inside other pages, nothing about us to other sites. */
export const strictHeaders: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  // Served on plain HTTP in a hall: no certificate to insist on.
  strictTransportSecurity: false,
});
