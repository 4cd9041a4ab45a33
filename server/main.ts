import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageOfLocale } from '@ronde/core/rules/language.ts';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { dataFolder } from '@ronde/store/data-folder.ts';
import { defaultPlace, openDefaultStore } from '@ronde/store/default-store.ts';
import { forgetRunning, noteRunning } from '@ronde/store/running.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { distantWorkshop } from './answers/distant-workshop.ts';
import { createApp } from './app.ts';
import { readAssets } from './assets.ts';
import { distantBackups } from './backups/distant-backups.ts';
import {
  readCertificate,
  secureAddresses,
  type Certificate,
  type CertificateFailure,
} from './certificate.ts';
import { connectionsAllowed, openFilesAllowed } from './connections/open-files.ts';
import { CONSOLE_WORDS } from './console-words.ts';
import { keepHeapSmall } from './heap-growth.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { AccessPolicy } from './house.ts';
import { listen } from './listen.ts';
import type { ListenFailure } from './listening.ts';
import { jsonLogger } from './logging/logger.ts';
import { readDoor } from './network/kept-door.ts';
import { fixedDoor, openDoor, type NetworkDoor } from './network/network-door.ts';
import { networkAddresses, networkNames } from './network/network-names.ts';
import { distantPrinter } from './papers/distant-printer.ts';
import { placesIn } from './places.ts';
import type { OwnProgram } from './processes/own-program.ts';
import { LOOPBACK, readSettings, type ServerSettings } from './settings.ts';
import { keepSummaries } from './summaries/keep-summaries.ts';
import { forgetOldUploads } from './uploads/receive-file.ts';

const words = CONSOLE_WORDS[languageOfLocale(process.env)];

/** Why it did not start, in the person's own language, for whoever started it in the same process. */
export const refusals: string[] = [];

function fail(message: string): void {
  console.error(message);
  refusals.push(message);
  process.exitCode = 1;
}

function explain(reason: ListenFailure, port: number, host: string): string {
  return reason === 'hostUnknown' ? words.hostUnknown(host) : words[reason](port);
}

/** The store speaks English to a terminal; a question is asked in the person's own language. */
function explainStore(error: StoreError): string {
  switch (error.code) {
    case 'store.emptyBesideCopies':
      return words.emptyBesideCopies(error.file, error.copy);
    case 'store.newerSchema':
      return words.newerSchema(error.found, error.known);
    case 'store.locked':
    case 'store.readOnly':
    case 'store.diskFull':
    case 'store.cannotOpen':
    case 'store.corruptFile':
      return words[error.code](error.file);
    default:
      return error.message;
  }
}

function explainCertificate(problem: CertificateFailure): string {
  switch (problem.code) {
    case 'certificateAlone':
    case 'keyAlone':
      return words[problem.code];
    case 'unreadableFile':
      return words.unreadableFile(problem.file, problem.reason);
    case 'notCertificate':
    case 'notKey':
      return words[problem.code](problem.file);
    case 'keyOfAnother':
      return words.keyOfAnother(problem.certificate, problem.key);
  }
}

function policyOf(
  { host, hosted, publicUrl }: ServerSettings,
  certificate: Certificate | null,
  door: NetworkDoor,
  port: () => number,
): AccessPolicy {
  const names = certificate?.names.filter((name) => !name.includes('*')) ?? [];
  return {
    trustsThisComputer: !hosted,
    publicUrl: publicUrl ?? null,
    hosts: () => [host, ...names, ...(door.isOpen ? networkNames() : [])],
    anyAddress: () => door.isOpen,
    addresses: () => {
      if (typeof publicUrl === 'string' && (hosted || door.isOpen)) return [publicUrl];
      if (!door.isOpen) return [];
      if (certificate !== null) return secureAddresses(certificate, networkAddresses(), port());
      return networkAddresses().map((address) => `http://${address}:${port()}`);
    },
  };
}

/** Milliseconds after which a network that was joined or left is noticed. */
const NETWORK_EVERY = 5_000;

/** Programs that are built beside this one. */
const besides = (name: string): OwnProgram => ({
  file: fileURLToPath(new URL(name, import.meta.url)),
  execArgv: [],
});

async function start(): Promise<void> {
  keepHeapSmall();
  const settings = readSettings(process.env, process.argv.slice(2));
  const { port, host, hosted } = settings;
  if (port === null) {
    fail(words.badPort(settings.portText));
    return;
  }
  if (settings.publicUrl === undefined) {
    fail(words.badUrl);
    return;
  }
  const read = readCertificate(settings);
  if (!read.ok) {
    fail(explainCertificate(read.error));
    return;
  }
  const certificate = read.value;
  const opened = await openDefaultStore(process.env, { summariser: SUMMARISER });
  if (!opened.ok) {
    fail(explainStore(opened.error));
    return;
  }
  const store = opened.value;
  const clock = (): Date => new Date();
  const elapsed = (): number => performance.now();
  const logger = jsonLogger({
    level: settings.logLevel,
    clock,
    write: (line) => process.stderr.write(line),
  });
  let bound = port;
  const fixed = hosted ? 'hosted' : settings.hostGiven ? 'started' : null;
  const door =
    fixed === null
      ? openDoor({
          addresses: networkAddresses,
          listenOn: (address) => listen(server, bound, address, certificate),
        })
      : fixedDoor(settings.open, fixed);
  const policy = policyOf(settings, certificate, door, () => bound);
  // This file is bundled to server/dist/server.js, two folders below the repository's own.
  const assets = readAssets(fileURLToPath(new URL('../../web/dist', import.meta.url)));
  const folder = resolve(dataFolder(process.env, process.platform, homedir));
  const places = placesIn(folder);
  forgetOldUploads(places.uploads, clock());
  const backups = distantBackups(besides('backups.js'), ({ code }) => {
    logger.log('error', 'backup', { code });
  });
  const listImporter = besides('list-import.js');
  const workshop = distantWorkshop(besides('answers.js'), (error) => {
    logger.fault(error);
  });
  const printer = distantPrinter(besides('printer.js'), (error) => {
    logger.fault(error);
  });
  const { listLimit, streamsPerAddress } = settings;
  const connections = connectionsAllowed(openFilesAllowed(), settings.connections);
  const server = createApp({
    ...{ store, assets, places, backups, policy, door, clock, elapsed, logger, workshop },
    ...{ listImporter, listLimit, printer },
    limits: { connections, streamsPerAddress },
  });
  const listening = await listen(server, port, host, certificate);
  if (!listening.ok) {
    server.close();
    await backups.stop();
    await store.close();
    fail(explain(listening.error, port, host));
    return;
  }
  bound = listening.value.port;
  noteRunning(folder, bound);
  if (settings.lan || readDoor(places.network)) {
    const turned = await door.turn(true);
    if (!turned.ok) console.error(words.doorShut(turned.error.address, bound));
  }
  const following = setInterval(() => void door.follow(), NETWORK_EVERY).unref();
  const stopHeart = startHeartbeat(server.house);
  const summaries = keepSummaries(store, ({ code }, tournament) => {
    logger.log('error', 'summary', { code, tournament });
  });
  const name = host === LOOPBACK || settings.open ? 'localhost' : host;
  // Whoever sits here needs no certificate, where that is enough to be trusted.
  const scheme = certificate !== null && hosted ? 'https' : 'http';
  console.log(words.serving(`${scheme}://${name.includes(':') ? `[${name}]` : name}:${bound}`));
  for (const address of policy.addresses()) console.log(words.reachable(address));
  if (certificate !== null && certificate.until < clock()) {
    console.log(words.expired(certificate.until.toISOString().slice(0, 10)));
  }
  const accounts = await store.access.accounts();
  if (hosted && accounts.ok && accounts.value.length === 0) {
    console.log(words.firstAccount(server.house.firstAccountToken));
  }
  const place = defaultPlace();
  if (place.kind === 'server') console.log(words.database(place.shown));
  console.log(words.data(folder));

  const stop = async (): Promise<void> => {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    console.log(words.stopping);
    stopHeart();
    clearInterval(following);
    // Live streams never end by themselves: they are told to come back.
    server.house.hub.close();
    await Promise.all([listening.value.close(), door.stop()]);
    await Promise.all([workshop.close(), printer.close(), summaries.stop(), backups.stop()]);
    server.close();
    await store.close();
    forgetRunning(folder);
    console.log(words.stopped);
  };
  const onSignal = (): void => void stop();
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

await start();
