import { lookup, type LookupAddress } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Which computers a notice may be sent to. */
export interface Reach {
  /** An address in figures, as the name was resolved. */
  readonly mayAsk: (address: string) => boolean;
  readonly ports: readonly string[] | 'any';
  /** Whose certificates are good, besides those of everybody. */
  readonly ca?: string;
}

/** Push services are on the open Internet and speak https; a browser's word for where is nobody's proof. */
export const OPEN_INTERNET: Reach = { mayAsk: isPublicAddress, ports: ['', '443'] };

const LONGEST = 1_000;

/** Whether a text can be the address of a push service; where its name leads is looked at when it is asked. */
export function isPushAddress(text: string, { mayAsk, ports }: Reach): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname, port } = new URL(text);
  const figures = hostname.replace(/^\[(.*)\]$/, '$1');
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    (ports === 'any' || ports.includes(port)) &&
    (isIP(figures) === 0 ? hostname.includes('.') || ports === 'any' : mayAsk(figures))
  );
}

/** The name is resolved once, looked at, and connected to as it was resolved: nobody changes it in between. */
const lookupWithin =
  ({ mayAsk }: Reach): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error !== null) {
        done(error, [], 0);
        return;
      }
      const [first] = addresses;
      if (first === undefined || addresses.some(({ address }) => !mayAsk(address))) {
        done(new Error('not on the open Internet'), [], 0);
      } else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

export interface Sending {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly signal: AbortSignal;
}

/** Sends one message; the status of the answer, or null where there was none. No redirection is followed. */
export function sendTo(endpoint: string, sending: Sending, reach: Reach): Promise<number | null> {
  const { headers, body, signal } = sending;
  if (!isPushAddress(endpoint, reach)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const asked = request(
      endpoint,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        lookup: lookupWithin(reach),
        signal,
        ...(reach.ca === undefined ? {} : { ca: reach.ca }),
      },
      (answer) => {
        // What it says is of no use to anybody here.
        answer.destroy();
        resolve(answer.statusCode ?? null);
      },
    );
    asked.on('error', () => {
      resolve(null);
    });
    asked.end(body);
  });
}
