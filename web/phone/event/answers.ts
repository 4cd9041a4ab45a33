import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { AnswerProblem, askPlaced } from '../../api/ask.ts';
import type { KeptAnswer } from '../kept.ts';

/** A view as last heard, and where the log stood. */
export interface Heard<T> {
  readonly value: T;
  readonly position: number;
  readonly heardAt: number;
}

/** By path; what the server cannot be asked for stays as it was last heard. */
const answers = signal<ReadonlyMap<string, Heard<unknown>>>(new Map());
/** Paths the server will not answer, and the code of the reason. */
const declined = signal<ReadonlyMap<string, string>>(new Map());
/** Paths on screen, and by how many parts of it. */
const wanted = new Map<string, number>();

let keep: (answer: KeptAnswer) => void = () => undefined;

export function beginAnswers(
  kept: readonly KeptAnswer[],
  keeper: (answer: KeptAnswer) => void,
): void {
  keep = keeper;
  answers.value = new Map(kept.map(({ path, ...heard }) => [path, heard]));
}

export function clearAnswers(): void {
  answers.value = new Map();
  declined.value = new Map();
}

export const heard = <T>(path: string): Heard<T> | null =>
  (answers.value.get(path) as Heard<T> | undefined) ?? null;

/** How often each path was asked, and the latest question that was answered. */
const asked = new Map<string, number>();
const answered = new Map<string, number>();

/** Asks again; silence leaves everything as it is. */
export async function refresh(path: string): Promise<void> {
  const turn = (asked.get(path) ?? 0) + 1;
  asked.set(path, turn);
  try {
    const { value, position } = await askPlaced<unknown>(path);
    // Answers may overtake each other.
    if ((answered.get(path) ?? 0) > turn) return;
    answered.set(path, turn);
    const told = { value, position, heardAt: Date.now() };
    answers.value = new Map(answers.value).set(path, told);
    keep({ path, ...told });
    if (declined.value.has(path)) {
      declined.value = new Map([...declined.value].filter(([one]) => one !== path));
    }
  } catch (error) {
    if (!(error instanceof AnswerProblem) || error.status >= 500) return;
    declined.value = new Map(declined.value).set(path, error.problem.code);
  }
}

export const refreshWanted = async (): Promise<void> => {
  await Promise.all([...wanted.keys()].map(refresh));
};

/** A view on screen: the last one at once, then the newest. Null: nothing to ask for yet. */
export function useHeard<T>(path: string | null): Heard<T> | null {
  useEffect(() => {
    if (path === null) return undefined;
    wanted.set(path, (wanted.get(path) ?? 0) + 1);
    void refresh(path);
    return () => {
      const left = (wanted.get(path) ?? 1) - 1;
      if (left === 0) wanted.delete(path);
      else wanted.set(path, left);
    };
  }, [path]);
  return path === null ? null : heard<T>(path);
}

export const isDeclined = (path: string): boolean => declined.value.has(path);
