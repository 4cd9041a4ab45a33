import { notifications } from '@mantine/notifications';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { Confirmations } from '@ronde/core/tournament/warning-ladder.ts';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { newKey } from '../../api/new-key.ts';
import { resultText } from '../../words/results.ts';
import { useLanguage, useWords } from '../language.tsx';
import { sayProblem } from '../say-problem.ts';
import { COMMAND_WORDS } from './command-words.ts';
import { useEvent } from './event-context.tsx';
import {
  besides,
  forgetUnsent,
  keepUnsent,
  readUnsent,
  type SavedResult,
  type UnsentResult,
} from './unsent-results.ts';
import { useDo, useSeen } from './use-command.tsx';

/** How long a server that gave no answer is left alone. */
const PATIENCE = 5_000;

export interface EnterOptions {
  /** Whoever chose it has read the result that stands: it is not asked about again. */
  readonly meant?: boolean;
}

export interface Unsent {
  readonly results: readonly UnsentResult[];
  /** Written, and perhaps not on the page yet: the table is asked for a moment later. */
  readonly saved: readonly SavedResult[];
  /** On their way now; the others wait for a server that answers. */
  readonly onTheWay: ReadonlySet<string>;
  readonly enter: (
    round: number,
    board: number,
    outcome: GameOutcome,
    options?: EnterOptions,
  ) => void;
  readonly retry: () => void;
}

const UnsentContext = createContext<Unsent | null>(null);

export function useUnsent(): Unsent {
  const unsent = use(UnsentContext);
  if (unsent === null) throw new Error('no tournament on screen');
  return unsent;
}

/**
 * Results typed here are kept by the browser before they are sent, and until the server answers:
 * a reload, a sleeping computer or a lost network takes nothing away, and each is written once.
 */
export function UnsentProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { id, live } = useEvent();
  const act = useDo();
  const seenNow = useSeen();
  const language = useLanguage();
  const words = useWords(COMMAND_WORDS);
  const [results, setResults] = useState(() => readUnsent(localStorage, id));
  const [saved, setSaved] = useState<readonly SavedResult[]>([]);
  const [onTheWay, setOnTheWay] = useState<ReadonlySet<string>>(new Set());
  const sending = useRef(new Set<string>());
  const latest = useRef(results);
  latest.current = results;

  const send = useCallback(
    async (result: UnsentResult) => {
      const { round, board, outcome, key, seen: saw, meant = false } = result;
      if (sending.current.has(key)) return;
      sending.current.add(key);
      setOnTheWay(new Set(sending.current));
      const command = { type: 'enterResult', round, board, outcome } as const;
      const confirmed: Confirmations = meant ? { replacesResult: 'confirmed' } : {};
      const sent = await act(command, { key, seen: saw, quiet: true, confirmed });
      sending.current.delete(key);
      setOnTheWay(new Set(sending.current));
      if (sent.kind === 'unreachable') return;
      if (sent.kind === 'refused' && sent.passing) {
        const message = sayProblem(sent.problem, language);
        notifications.show({ id: 'unsent', title: words.refused, message, color: 'red' });
        return;
      }
      forgetUnsent(localStorage, id, key);
      if (sent.kind === 'done') {
        const { position } = sent;
        setSaved((before) => [...besides(before, result), { ...result, position }]);
      }
      setResults((before) => before.filter((one) => one.key !== key));
      if (sent.kind !== 'refused') return;
      // What was typed stays readable until somebody has seen it.
      notifications.show({
        title: words.notWritten(round, board, resultText(outcome, language)),
        message: sayProblem(sent.problem, language),
        color: 'red',
        autoClose: false,
      });
    },
    [act, id, language, words],
  );
  const enter = useCallback(
    (round: number, board: number, outcome: GameOutcome, { meant = false }: EnterOptions = {}) => {
      const result: UnsentResult = {
        round,
        board,
        outcome,
        key: newKey(),
        seen: seenNow(),
        meant,
      };
      keepUnsent(localStorage, id, result);
      setResults((before) => [...besides(before, result), result]);
      void send(result);
    },
    [id, seenNow, send],
  );
  const retry = useCallback(() => {
    for (const result of latest.current) void send(result);
  }, [send]);

  useEffect(() => {
    if (live === 'live') retry();
  }, [live, retry]);
  const waiting = results.length > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(retry, PATIENCE);
    return () => {
      clearInterval(timer);
    };
  }, [waiting, retry]);

  const value = useMemo<Unsent>(
    () => ({ results, saved, onTheWay, enter, retry }),
    [results, saved, onTheWay, enter, retry],
  );
  return <UnsentContext value={value}>{children}</UnsentContext>;
}
