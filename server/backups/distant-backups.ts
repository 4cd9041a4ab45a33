import type { ChildProcess } from 'node:child_process';
import { failure } from '@ronde/core/rules/result.ts';
import { copyFailure, type BackupError } from '@ronde/store/backup/backup-error.ts';
import { startProgram, type OwnProgram } from '../processes/own-program.ts';
import type { BackupQuestion, FromBackups, ToBackups } from './backup-messages.ts';
import type { Backups } from './backups.ts';

/** What nobody answers, because the process of the copies has ended. */
const ENDED = copyFailure('backup.cannotWrite', 'backups');
const GONE = failure<BackupError>(ENDED);
const RESTART_AFTER = 5_000;
/** The server answers first; what changes until then is found when the process looks for it. */
const START_AFTER = 1_500;

/** How long a stop waits for the copy in hand; one that takes longer is made after the next start. */
const STOP_PATIENCE = 4_000;

/** The same copies, made by a process of their own; one that ends is started again. */
export function distantBackups(
  program: OwnProgram,
  failed: (error: BackupError) => void,
  stopPatience = STOP_PATIENCE,
): Backups {
  const waiting = new Map<number, (answer: unknown) => void>();
  let last = 0;
  let child: ChildProcess | null = null;
  let stopping = false;
  /** Counted from when the process can hear it. */
  let isOpen = false;
  let patience: NodeJS.Timeout | null = null;
  const giveUp = (): void => {
    patience ??= setTimeout(() => child?.kill('SIGKILL'), stopPatience);
  };

  const start = (): void => {
    const own = startProgram(program);
    child = own;
    own.on('message', (given) => {
      const message = given as FromBackups;
      if (message.type === 'open') {
        isOpen = true;
        if (stopping) giveUp();
        return;
      }
      if (message.type === 'failed') {
        failed(message.error);
        return;
      }
      waiting.get(message.number)?.(message.answer);
      waiting.delete(message.number);
    });
    const over = (): void => {
      end(own);
    };
    own.once('exit', over).once('error', over);
  };
  const end = (ended: ChildProcess): void => {
    if (child !== ended) return;
    child = null;
    isOpen = false;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
    if (stopping) return;
    failed(ENDED);
    setTimeout(start, RESTART_AFTER).unref();
  };
  let first: NodeJS.Timeout | null = null;
  /** The first start, which whoever asks does not wait for. */
  const startNow = (): void => {
    if (first === null) return;
    clearTimeout(first);
    first = null;
    start();
  };
  first = setTimeout(startNow, START_AFTER).unref();

  /** Null when the process is no more. */
  const ask = (question: BackupQuestion): Promise<unknown> =>
    new Promise((resolve) => {
      startNow();
      if (child?.connected !== true) {
        resolve(null);
        return;
      }
      last += 1;
      waiting.set(last, resolve);
      child.send({ ...question, number: last } satisfies ToBackups);
    });
  // The other end answers with what the same function gives there.
  const answerOf = async <T>(question: BackupQuestion, otherwise: T): Promise<T> =>
    ((await ask(question)) as T | null) ?? otherwise;

  return {
    state: () => answerOf({ ask: 'state' }, { lastError: ENDED }),
    list: (question) =>
      answerOf<Awaited<ReturnType<Backups['list']>>>({ ask: 'list', question }, GONE),
    take: (tournament) =>
      answerOf<Awaited<ReturnType<Backups['take']>>>({ ask: 'take', tournament }, GONE),
    restore: (copy, tournament) =>
      answerOf<Awaited<ReturnType<Backups['restore']>>>({ ask: 'restore', copy, tournament }, GONE),
    verify: (copy) =>
      answerOf<Awaited<ReturnType<Backups['verify']>>>({ ask: 'verify', copy }, GONE),
    stop: async () => {
      stopping = true;
      if (isOpen) giveUp();
      await ask({ ask: 'stop' });
      clearTimeout(patience ?? undefined);
    },
  };
}
