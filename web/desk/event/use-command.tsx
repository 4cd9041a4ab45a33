import { notifications } from '@mantine/notifications';
import type { Command } from '@ronde/core/tournament/command.ts';
import type { Confirmations, Warning } from '@ronde/core/tournament/warning-ladder.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { newKey } from '../../api/new-key.ts';
import { useLanguage, useWords } from '../language.tsx';
import { untilShown } from '../parts/until-shown.ts';
import { sayProblem } from '../say-problem.ts';
import { COMMAND_WORDS } from './command-words.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useEvent } from './event-context.tsx';
import { othersInWords } from './others-in-words.ts';
import { seenPosition } from './seen-position.ts';
import { sendCommand, type Sent } from './send-command.ts';
import { catchUp } from './refresh-event.ts';
import { WarningDialog } from './warning-dialog.tsx';

/** Sends a command, asks what must be asked, and says how it ended. */
export type Do = (command: Command, options?: DoOptions) => Promise<Sent>;

export interface DoOptions {
  /** The caller shows refusals and failures itself, beside what was typed. */
  readonly quiet?: boolean;
  /** Given by a caller that tries again: the same key is applied once. */
  readonly key?: string;
  /** What the person saw when they meant it, where that was some time ago. */
  readonly seen?: number;
  /** What the caller has shown and asked about itself. */
  readonly confirmed?: Confirmations;
}

/** What was confirmed, and whether round 1 goes without the event, or a correction counts in full. */
interface Given {
  readonly confirmations: Confirmations;
  readonly withoutEvent?: true;
  readonly inFull?: true;
}

type Question =
  | {
      readonly kind: 'warnings';
      readonly warnings: readonly Warning[];
      readonly answer: (given: Given | null) => void;
    }
  | {
      readonly kind: 'conflict';
      readonly others: readonly string[];
      readonly answer: (overwrite: boolean) => void;
    };

const DoContext = createContext<Do | null>(null);

export function useDo(): Do {
  const act = use(DoContext);
  if (act === null) throw new Error('no tournament on screen');
  return act;
}

/** Who goes back twice means two steps. */
const isMeantAgain = ({ type }: Command): boolean => type === 'undo' || type === 'redo';

const SeenContext = createContext<() => number>(() => 0);

/** The last position of the log this desk has seen, its own commands included. */
export const useSeen = (): (() => number) => use(SeenContext);

export function CommandProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { id, seen } = useEvent();
  const language = useLanguage();
  const words = useWords(COMMAND_WORDS);
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const latest = useRef(seen);
  latest.current = Math.max(latest.current, seen);
  // A view may have come before the overview that tells how far the log is.
  const seenNow = useCallback(() => Math.max(latest.current, seenPosition(id)), [id]);
  /** The last command until what came of it is on screen: the same again is the same press. */
  const last = useRef<{ readonly text: string; readonly sent: Promise<Sent> } | null>(null);

  // One question at a time: what is typed while one is open asks after it.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const put = useCallback(<T,>(make: (answer: (value: T) => void) => Question): Promise<T> => {
    const asked = turn.current.then(
      () =>
        new Promise<T>((resolve) => {
          setQuestion(
            make((value) => {
              setQuestion(null);
              resolve(value);
            }),
          );
        }),
    );
    turn.current = asked;
    return asked;
  }, []);

  /** A step back of this desk that the server has not answered yet. */
  const back = useRef<Promise<unknown> | null>(null);

  const act = useCallback<Do>(
    async (command, { quiet = false, key = newKey(), seen: saw, confirmed = {} } = {}) => {
      const sending = { tournament: id, key, seen: saw ?? seenNow() };
      if (back.current !== null) {
        // Whoever goes on after a step back has meant it: it is nobody else's.
        await Promise.allSettled([back.current]);
        sending.seen = Math.max(sending.seen, seenNow());
      }
      let confirmations = confirmed;
      let asked = command;
      for (;;) {
        const sent = await sendCommand(asked, { ...sending, confirmations });
        if (sent.kind === 'unconfirmed') {
          const { warnings } = sent;
          const given = await put<Given | null>((answer) => ({
            kind: 'warnings',
            warnings,
            answer,
          }));
          if (given === null) return sent;
          confirmations = { ...confirmations, ...given.confirmations };
          if (given.inFull === true && asked.type === 'enterResult') {
            asked = { ...asked, inFull: true };
          } else if (given.withoutEvent === true && asked.type === 'publishRound') {
            asked = { ...asked, withoutEvent: true };
          } else if (given.withoutEvent === true && asked.type === 'publishCalendar') {
            asked = { ...asked, withoutEvent: true };
          }
          continue;
        }
        if (sent.kind === 'conflict') {
          const others = await othersInWords(id, sent.others, language);
          const overwrite = await put<boolean>((answer) => ({ kind: 'conflict', others, answer }));
          if (!overwrite) return sent;
          // What the other wrote has just been read: it is not asked about again.
          confirmations = { ...confirmations, replacesResult: 'confirmed' };
          sending.seen = Math.max(sending.seen, ...sent.others.map(({ position }) => position));
          continue;
        }
        if (sent.kind === 'done') {
          latest.current = Math.max(latest.current, sent.position);
          void catchUp(client, id, sent.position);
        } else if (!quiet) {
          const message =
            sent.kind === 'refused' ? sayProblem(sent.problem, language) : words.unreachable;
          notifications.show({ title: words.refused, message, color: 'red', autoClose: 12_000 });
        }
        return sent;
      }
    },
    [client, id, language, put, seenNow, words],
  );

  const once = useCallback<Do>(
    (command, options = {}) => {
      if (isMeantAgain(command)) {
        const sent = act(command, options);
        back.current = sent;
        const answered = (): void => {
          if (back.current === sent) back.current = null;
        };
        void sent.then(answered, answered);
        return sent;
      }
      if (options.key !== undefined) return act(command, options);
      const text = JSON.stringify(command);
      if (last.current?.text === text) return last.current.sent;
      const own = { text, sent: act(command, options) };
      last.current = own;
      const forget = (): void => {
        if (last.current === own) last.current = null;
      };
      void own.sent
        .then(({ kind }) => (kind === 'done' ? untilShown(client) : undefined))
        .then(forget, forget);
      return own.sent;
    },
    [act, client],
  );

  const dialog = useMemo(() => {
    if (question === null) return null;
    if (question.kind === 'warnings') {
      return (
        <WarningDialog
          warnings={question.warnings}
          onConfirm={(confirmations) => {
            question.answer({ confirmations });
          }}
          onWithoutEvent={(confirmations) => {
            question.answer({ confirmations, withoutEvent: true });
          }}
          onInFull={(confirmations) => {
            question.answer({ confirmations, inFull: true });
          }}
          onCancel={() => {
            question.answer(null);
          }}
        />
      );
    }
    return (
      <ConflictDialog
        others={question.others}
        onLook={() => {
          question.answer(false);
        }}
        onOverwrite={() => {
          question.answer(true);
        }}
      />
    );
  }, [question]);

  return (
    <DoContext value={once}>
      <SeenContext value={seenNow}>
        {children}
        {dialog}
      </SeenContext>
    </DoContext>
  );
}
