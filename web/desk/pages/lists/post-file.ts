import { ask } from '../../../api/ask.ts';

/** Sends a file as the body of a request; throws `AnswerProblem` or `Unreachable` as `ask` does. */
export const postFile = <T>(path: string, file: Blob): Promise<T> =>
  ask<T>(path, { method: 'POST', body: file });
