import type { ScreenListingsAnswer } from '@ronde/server/api/screens.ts';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../api/ask.ts';

const AGAIN = 3_000;

interface Asked {
  readonly search: string;
  readonly from: number;
}

/** The screens there are to choose from, page after page; asked for again until they are there. */
export function useScreens(): {
  readonly answer: ScreenListingsAnswer | null;
  /** The words that were looked for. */
  readonly asked: string;
  readonly failed: boolean;
  readonly find: (search: string) => void;
  readonly more: () => void;
} {
  const [asked, setAsked] = useState<Asked>({ search: '', from: 0 });
  const [answer, setAnswer] = useState<ScreenListingsAnswer | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let current = true;
    const load = async (): Promise<void> => {
      try {
        const page = await ask<ScreenListingsAnswer>(`/api/screens?${queryOf(asked)}`);
        if (!current) return;
        setAnswer((before) =>
          before === null || asked.from === 0
            ? page
            : { ...page, screens: [...before.screens, ...page.screens] },
        );
        setFailed(false);
      } catch {
        if (!current) return;
        setFailed(true);
        timer = setTimeout(() => void load(), AGAIN);
      }
    };
    void load();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return {
    answer,
    asked: asked.search,
    failed,
    find: (search) => {
      setAsked({ search: search.trim(), from: 0 });
    },
    more: () => {
      setAsked({ search: asked.search, from: answer?.next ?? 0 });
    },
  };
}

function queryOf({ search, from }: Asked): string {
  const wanted = new URLSearchParams(window.location.search).get('tournament');
  const query = new URLSearchParams({ search, from: String(from) });
  if (wanted !== null) query.set('tournament', wanted);
  return query.toString();
}
