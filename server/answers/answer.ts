import type { AnyLeftOut } from '@ronde/core/formats/any-left-out.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../api/problem.ts';
import { textBody, type ViewBody } from '../ledgers/view-body.ts';

/** An answer as it goes over the wire, made once for everybody who may have it. */
export interface Answer extends ViewBody {
  readonly mediaType: string;
  /** Of a file to keep. */
  readonly fileName: string | null;
  /** What the format of the file has no place for. */
  readonly leftOut?: readonly AnyLeftOut[];
}

/** What came of a question, as a plain value: it may have been made elsewhere. */
export type Made =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | {
      readonly kind: 'declined';
      readonly status: ContentfulStatusCode;
      readonly problem: Problem;
    };

export const textAnswer = async (text: string, mediaType: string): Promise<Answer> => ({
  ...(await textBody(text)),
  mediaType,
  fileName: null,
});

export const jsonAnswer = (value: unknown): Promise<Answer> =>
  textAnswer(JSON.stringify(value), 'application/json; charset=utf-8');
