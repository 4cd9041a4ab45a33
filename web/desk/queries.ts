import { QueryClient } from '@tanstack/react-query';
import { AnswerProblem } from '../api/ask.ts';

/** What the desk has been answered. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What the server refused it will refuse again; silence may pass.
      retry: (failures, error) => !(error instanceof AnswerProblem) && failures < 3,
    },
  },
});
