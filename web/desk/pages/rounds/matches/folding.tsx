import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { IconChevronDown, IconChevronRight } from '../../../icons.tsx';
import { useWords } from '../../../language.tsx';
import { Tool } from '../../../parts/table-tools.tsx';
import { MATCH_WORDS } from './match-words.ts';

/** Which matches show their head alone. */
export interface Folding {
  readonly folded: ReadonlySet<number>;
  readonly toggle: (table: number) => void;
  readonly unfold: (table: number) => void;
  readonly foldOnly: (tables: readonly number[]) => void;
}

export function useFolding(): Folding {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const unfold = useCallback((table: number) => {
    setFolded((before) => new Set([...before].filter((one) => one !== table)));
  }, []);
  const toggle = useCallback((table: number) => {
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(table)) next.add(table);
      return next;
    });
  }, []);
  const foldOnly = useCallback((tables: readonly number[]) => {
    setFolded(new Set(tables));
  }, []);
  return useMemo(() => ({ folded, toggle, unfold, foldOnly }), [folded, toggle, unfold, foldOnly]);
}

/** All matches folded, or none. */
export function FoldAll(props: {
  readonly matches: readonly MatchView[];
  readonly folding: Folding;
}): ReactNode {
  const { matches, folding } = props;
  const words = useWords(MATCH_WORDS);
  const all = matches.every(({ table }) => folding.folded.has(table));
  const Sign = all ? IconChevronRight : IconChevronDown;
  return (
    <Tool
      label={all ? words.unfoldAll : words.foldAll}
      icon={<Sign size={18} aria-hidden />}
      onClick={() => {
        folding.foldOnly(all ? [] : matches.map(({ table }) => table));
      }}
    />
  );
}
