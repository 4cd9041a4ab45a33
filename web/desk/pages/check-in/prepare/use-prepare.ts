import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEvent } from '../../../event/event-context.tsx';

/** Whether the address asks for the dialog before a round (`?prepare=true`), and how to come and go. */
export function usePrepare(): {
  readonly asked: boolean;
  readonly open: () => void;
  readonly close: () => void;
} {
  const { prepare = false }: { prepare?: boolean } = useSearch({ strict: false });
  const { id } = useEvent();
  const navigate = useNavigate();
  return {
    asked: prepare,
    open: () => {
      void navigate({ to: `/event/${encodeURIComponent(id)}/check-in`, search: { prepare: true } });
    },
    close: () => {
      void navigate({
        to: '.',
        replace: true,
        search: ({ prepare: _, ...rest }: { prepare?: boolean }) => rest,
      });
    },
  };
}
