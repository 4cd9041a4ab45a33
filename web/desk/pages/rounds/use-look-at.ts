import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Takes the board an address asks for (`rounds/5?board=7`) off the address: asked for again, it is
 * looked at again.
 */
export function useLookAt(look: (board: number) => void): void {
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
