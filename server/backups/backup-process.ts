/**
 * Makes and keeps the copies in a process of its own: writing and checking them takes the disk and
 * a processor, and no request waits for it. Ends when the server does.
 */
import { homedir } from 'node:os';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { dataFolder } from '@ronde/store/data-folder.ts';
import { defaultPlace, openDefaultStore } from '@ronde/store/default-store.ts';
import { placesIn } from '../places.ts';
import type { FromBackups, ToBackups } from './backup-messages.ts';
import { openBackups, type Backups } from './backups.ts';

const say = (message: FromBackups): void => {
  if (process.connected) process.send?.(message);
};

async function open(): Promise<{ backups: Backups; close: () => Promise<void> } | null> {
  const opened = await openDefaultStore(process.env, { summariser: SUMMARISER });
  if (!opened.ok) {
    say({ type: 'failed', error: opened.error });
    return null;
  }
  const place = defaultPlace();
  const backups = openBackups(opened.value, {
    backups: placesIn(dataFolder(process.env, process.platform, homedir)).backups,
    database: place.kind === 'file' ? place.file : null,
    now: () => new Date(),
    automatic: true,
    failed: (error) => {
      say({ type: 'failed', error });
    },
  });
  say({ type: 'open' });
  return { backups, close: () => opened.value.close() };
}

const opening = open();
let ending: Promise<void> | null = null;
/** Once, whoever asks for it first. */
const end = (): Promise<void> =>
  (ending ??= opening.then(async (opened) => {
    await opened?.backups.stop();
    await opened?.close();
  }));

async function answer(question: ToBackups): Promise<unknown> {
  const opened = await opening;
  if (opened === null) throw new Error('the store of the copies is not open');
  const { backups } = opened;
  switch (question.ask) {
    case 'state':
      return backups.state();
    case 'list':
      return backups.list(question.question);
    case 'take':
      return backups.take(question.tournament);
    case 'restore':
      return backups.restore(question.copy, question.tournament);
    case 'verify':
      return backups.verify(question.copy);
    case 'stop':
      return end();
  }
}

process.on('message', (question: ToBackups) => {
  void answer(question).then((given) => {
    say({ type: 'answer', number: question.number, answer: given ?? null });
    if (question.ask === 'stop') process.disconnect();
  });
});
process.on('disconnect', () => {
  void end().then(() => process.exit());
});
// The signal of a terminal or of a service's keeper reaches us too; the server decides.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
