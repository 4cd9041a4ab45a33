import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageOfLocale } from '@ronde/core/rules/language.ts';
import { dataFolder } from '@ronde/store/data-folder.ts';
import { openDefaultStore } from '@ronde/store/default-store.ts';
import { createApp } from './app.ts';
import { readAssets } from './assets.ts';
import { CONSOLE_WORDS } from './console-words.ts';
import { listen, type ListenFailure } from './listen.ts';

const DEFAULT_PORT = '8064';
const LOOPBACK = '127.0.0.1';
const words = CONSOLE_WORDS[languageOfLocale(process.env)];

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function readPort(text: string): number | null {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port <= 65535 ? port : null;
}

function explain(reason: ListenFailure, port: number, host: string): string {
  return reason === 'hostUnknown' ? words.hostUnknown(host) : words[reason](port);
}

/** A variable that is set but empty says nothing. */
const setting = (name: string, otherwise: string): string => {
  const value = process.env[name];
  return value === undefined || value === '' ? otherwise : value;
};

async function start(): Promise<void> {
  const portText = setting('PORT', DEFAULT_PORT);
  const host = setting('HOST', LOOPBACK);
  const port = readPort(portText);
  if (port === null) {
    fail(words.badPort(portText));
    return;
  }
  const opened = await openDefaultStore();
  if (!opened.ok) {
    fail(opened.error.message);
    return;
  }
  const log = opened.value;
  const app = createApp({
    log,
    // This file is bundled to server/dist/server.js, two folders below the repository's own.
    assets: readAssets(fileURLToPath(new URL('../../web/dist', import.meta.url))),
    hosts: host === LOOPBACK ? [] : [host],
    report: (error) => {
      console.error(error);
    },
  });
  const listening = await listen(app, port, host);
  if (!listening.ok) {
    await log.close();
    fail(explain(listening.error, port, host));
    return;
  }
  const server = listening.value;
  const name = host === LOOPBACK ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  console.log(words.serving(`http://${name}:${server.port}`));
  console.log(words.data(resolve(dataFolder(process.env, process.platform, homedir()))));

  const stop = async (): Promise<void> => {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    console.log(words.stopping);
    await server.close();
    await log.close();
    console.log(words.stopped);
  };
  const onSignal = (): void => void stop();
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

await start();
