/** What is known of a connection besides what its request says. */
export interface Connection {
  readonly remoteAddress: string | undefined;
  readonly remotePort?: number | undefined;
  readonly httpVersion: string | undefined;
  /** We serve https here ourselves. */
  readonly encrypted: boolean;
}

export const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Set by proxies, tunnels and caches on the way; a browser on this computer sets none. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'x-original-host',
  'true-client-ip',
  'cf-connecting-ip',
  'fly-client-ip',
];

/** The name in a Host header, without its port. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false;
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain);
}

/**
 * Whether a request was made at this computer's own browser: the connection comes from here, the
 * page was asked for by a name of this computer (so that no other site's name was rebound to us),
 * and nothing shows that somebody else's request was passed on. Proxies that speak HTTP/1.0 and
 * name themselves nowhere are told by their version. See ADR 0006.
 */
export function isThisComputer(headers: Headers, connection: Connection): boolean {
  if (!isLoopback(connection.remoteAddress)) return false;
  if (connection.httpVersion === '1.0') return false;
  const host = headers.get('host') ?? '';
  if (!LOOPBACK_NAMES.includes(hostName(host))) return false;
  if (FORWARDING_HEADERS.some((name) => headers.has(name))) return false;
  const origin = headers.get('origin');
  const scheme = connection.encrypted ? 'https' : 'http';
  if (origin !== null && origin !== `${scheme}://${host.toLowerCase()}`) return false;
  return !['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
}
