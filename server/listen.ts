import { once } from 'node:events';
import { createServer as createPlain, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, getRequestListener } from '@hono/node-server';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { isLoopback } from './access/this-computer.ts';
import type { App } from './app.ts';
import type { Certificate } from './certificate.ts';
import type { Connections } from './connections/connections.ts';
import type { House } from './house.ts';
import { alsoPlain, toSecure } from './listen-plain.ts';
import type { ListenFailure, Listening } from './listening.ts';

const FAILURE_OF_CODE: Readonly<Record<string, ListenFailure>> = {
  EADDRINUSE: 'portTaken',
  EACCES: 'portForbidden',
  EADDRNOTAVAIL: 'hostUnknown',
  ENOTFOUND: 'hostUnknown',
};

/** How long an open request may take once we are asked to stop. */
const GRACE = 2_000;

/** Slow senders of heads and bodies are cut off; live streams send nothing and may stay for days. */
const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};
/** A connection over which nothing moves; live streams say something every 15 seconds. */
const SILENCE = 300_000;
/** Connections taken over the bound until those that give way are gone. */
const SLACK = 50;

/** The one that listens, and how to stop all that it began. */
interface Listener {
  readonly server: Server;
  /** Takes nothing new. */
  rest(): void;
  cut(): void;
}

/** @param certificate to serve https; this computer may still come by http where it is trusted */
export async function listen(
  { app, house }: Pick<App, 'app' | 'house'>,
  port: number,
  host: string,
  certificate: Pick<Certificate, 'cert' | 'key'> | null = null,
): Promise<Result<Listening, ListenFailure>> {
  const listener =
    certificate === null
      ? plainListener(app, house.connections)
      : secureListener(app, house, certificate);
  const { server } = listener;
  server.maxConnections = house.connections.most + SLACK;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const known = FAILURE_OF_CODE[code];
    if (known === undefined) throw error;
    return failure(known);
  }
  const { port: bound } = server.address() as AddressInfo;
  return success({ port: bound, close: (grace) => close(listener, grace) });
}

function plainListener(app: App['app'], connections: Connections): Listener {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: PATIENCE }) as Server;
  watchOver(server, connections);
  server.on('connection', (socket) => {
    connections.opened(socket);
  });
  return {
    server,
    rest: () => {
      rest(server);
    },
    cut: () => {
      server.closeAllConnections();
    },
  };
}

function secureListener(
  app: App['app'],
  { policy, connections }: Pick<House, 'policy' | 'connections'>,
  { cert, key }: Pick<Certificate, 'cert' | 'key'>,
): Listener {
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer: createSecure,
    serverOptions: { ...PATIENCE, handshakeTimeout: PATIENCE.headersTimeout, cert, key },
  }) as Server;
  const answer = getRequestListener(app.fetch);
  const plain = createPlain(PATIENCE, (request, response) => {
    const here = policy.trustsThisComputer && isLoopback(request.socket.remoteAddress);
    if (here) void answer(request, response);
    else toSecure(request, response);
  });
  const cut = alsoPlain(server, plain, PATIENCE.headersTimeout);
  for (const one of [server, plain]) watchOver(one, connections);
  server.on('connection', (socket) => {
    connections.opened(socket);
  });
  return {
    server,
    rest: () => {
      rest(server);
      rest(plain);
    },
    cut,
  };
}

function watchOver(server: Server, connections: Connections): void {
  server.setTimeout(SILENCE);
  server.on('request', (request, response) => {
    connections.asked(request, response);
  });
}

function rest(server: Server): void {
  server.close();
  server.closeIdleConnections();
}

async function close({ server, ...listener }: Listener, grace = GRACE): Promise<void> {
  const closed = once(server, 'close');
  listener.rest();
  const impatience = setTimeout(() => {
    listener.cut();
  }, grace);
  await closed;
  clearTimeout(impatience);
}
