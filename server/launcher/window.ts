import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { addressOf } from '@ronde/store/running.ts';
import { newToken } from '../access/secrets.ts';
import { readAssets } from '../assets.ts';
import { LOOPBACK } from '../settings.ts';
import { windowOpenerOf } from './app-window.ts';
import { openWithSystem, startProgram } from './open-with-system.ts';
import { windowApp, type WindowHands } from './window-app.ts';

/**
 * Serves the window on a port of its own, to this computer alone. It holds no process open: the
 * window is answered as long as there is something to answer for, and hears nothing more when all is stopped.
 * @returns the address of the window, with its secret behind the `#`, which no browser sends anywhere
 */
export async function serveWindow(hands: Omit<WindowHands, 'secret' | 'assets'>): Promise<string> {
  const secret = newToken();
  // This file is bundled into server/dist, two folders below the repository's own.
  const assets = readAssets(fileURLToPath(new URL('../../web/dist/window', import.meta.url)));
  const { fetch } = windowApp({ ...hands, secret, assets });
  const server = createAdaptorServer({ fetch }) as Server;
  server.on('connection', (socket) => socket.unref());
  server.listen(0, LOOPBACK).unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `${addressOf(port)}/#${secret}`;
}

/** Shows it; false where the system has nothing to show it with. */
export async function showWindow(address: string): Promise<boolean> {
  const { platform, env } = process;
  const opener = windowOpenerOf({ platform, env, exists: existsSync }, address);
  return (await startProgram(opener)) || openWithSystem(address);
}
