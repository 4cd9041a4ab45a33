import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { App } from './app.ts';

export interface Listening {
  readonly port: number;
  /** Answers what was asked already, then stops. */
  close(): Promise<void>;
}

export const LISTEN_FAILURES = ['portTaken', 'portForbidden', 'hostUnknown'] as const;
export type ListenFailure = (typeof LISTEN_FAILURES)[number];

const FAILURE_OF_CODE: Readonly<Record<string, ListenFailure>> = {
  EADDRINUSE: 'portTaken',
  EACCES: 'portForbidden',
  EADDRNOTAVAIL: 'hostUnknown',
  ENOTFOUND: 'hostUnknown',
};

/** How long an open request may take once we are asked to stop. */
const GRACE = 2_000;

/** Slow senders of heads and bodies are cut off; live streams send nothing and may stay for days. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 20_000 };

export async function listen(
  { app }: Pick<App, 'app'>,
  port: number,
  host: string,
): Promise<Result<Listening, ListenFailure>> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: PATIENCE }) as Server;
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
  return success({ port: bound, close: () => close(server) });
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const impatience = setTimeout(() => {
    server.closeAllConnections();
  }, GRACE);
  await closed;
  clearTimeout(impatience);
}
