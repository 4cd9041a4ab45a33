import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Goes to the board that the address names (`rounds/5?board=7`) and removes it from the address, so
 * that the same address leads there again.
 */
export function useBoardInAddress(look: (board: number) => void): void {
  const { board }: { board?: number } = useSearch({ strict: false });
  const navigate = useNavigate();
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (board === undefined) return;
    latest.current(board);
    void navigate({
      to: '.',
      replace: true,
      search: ({ board: _, ...rest }: { board?: number }) => rest,
    });
  }, [board, navigate]);
}
