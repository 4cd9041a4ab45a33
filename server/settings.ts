import { USUAL_PORT } from '@ronde/store/free-port.ts';
import { isLoopback } from './access/this-computer.ts';
import { LOG_LEVELS, type LogLevel } from './logging/logger.ts';

/** How this server was told to run; see docs/reference/server.md. */
export interface ServerSettings {
  /** Null when what was given is no port. */
  readonly port: number | null;
  readonly portText: string;
  readonly host: string;
  /** Told where to listen: the switch of the desk decides nothing. */
  readonly hostGiven: boolean;
  /** Phones are to be let in from the start. */
  readonly lan: boolean;
  /** Others than this computer can reach us by `host`. */
  readonly open: boolean;
  /** Nobody is trusted for where they sit. */
  readonly hosted: boolean;
  /** Null when there is none; undefined when what was given is no address. */
  readonly publicUrl: string | null | undefined;
  /** Files of a certificate and its key, to serve https ourselves; null for what was not given. */
  readonly certificateFile: string | null;
  readonly keyFile: string | null;
  readonly logLevel: LogLevel;
  /** Bytes a rating list may have, packed. */
  readonly listLimit: number;
  /** Connections at once; null for as many as the system allows. */
  readonly connections: number | null;
  /** Live streams of strangers from one address. */
  readonly streamsPerAddress: number;
}

const MEGABYTE = 1_000_000;
const LIST_MEGABYTES = 200;
/** A hall of phones behind one address has some hundreds. */
const STREAMS_PER_ADDRESS = 1_000;
export const LOOPBACK = '127.0.0.1';
const EVERY_ADDRESS = '0.0.0.0';

export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): ServerSettings {
  /** A variable that is set but empty says nothing. */
  const given = (name: string): string | null => {
    const value = env[name];
    return value === undefined || value === '' ? null : value;
  };
  /** The word after `--cert`; without one, the variable. */
  const file = (option: string, variable: string | null): string | null => {
    const at = args.indexOf(option);
    return at === -1 ? variable : (args[at + 1] ?? '');
  };
  const lan = args.includes('--lan') || given('RONDE_LAN') === '1';
  const portText = given('PORT') ?? String(USUAL_PORT);
  const url = given('RONDE_URL');
  const hosting = given('RONDE_HOSTED');
  const looksHosted = given('DATABASE_URL') !== null || url !== null;
  const hosted = hosting === null ? looksHosted : hosting !== '0';
  // A laptop listens to the hall by its door, besides.
  const host = given('HOST') ?? (lan && hosted ? EVERY_ADDRESS : LOOPBACK);
  return {
    port: readPort(portText),
    portText,
    host,
    hostGiven: given('HOST') !== null,
    lan,
    open: !isLoopback(host) && host !== 'localhost',
    hosted,
    publicUrl: url === null ? null : readUrl(url),
    certificateFile: file('--cert', given('RONDE_TLS_CERT')),
    keyFile: file('--key', given('RONDE_TLS_KEY')),
    logLevel: LOG_LEVELS.find((level) => level === given('RONDE_LOG')) ?? 'warn',
    listLimit: (positive(given('RONDE_LIST_MB')) ?? LIST_MEGABYTES) * MEGABYTE,
    connections: positive(given('RONDE_CONNECTIONS')),
    streamsPerAddress: positive(given('RONDE_STREAMS_PER_ADDRESS')) ?? STREAMS_PER_ADDRESS,
  };
}

function readPort(text: string): number | null {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port <= 65535 ? port : null;
}

function readUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const plain = ['http:', 'https:'].includes(url.protocol) && url.pathname === '/';
  return plain ? url.origin : undefined;
}

const positive = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
