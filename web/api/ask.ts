import type { Problem } from '@ronde/server/api/problem.ts';
import { AS_DEVICE, AS_DEVICE_HEADER } from '@ronde/server/api/session.ts';

/** Why an answer is not the one hoped for. */
export class AnswerProblem extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(`${status} ${problem.code}`);
    this.name = 'AnswerProblem';
    this.status = status;
    this.problem = problem;
  }
}

/** The network gave no answer at all: nothing is known of what was asked. */
export class Unreachable extends Error {
  constructor() {
    super('the server does not answer');
    this.name = 'Unreachable';
  }
}

/** Only our own pages can send this header: a form of another site cannot write in our name. */
export const OWN_PAGE = { 'x-ronde': '1' } as const;

/** Sent by a page that is a device whose link was followed, and nobody else. */
export const AS_A_DEVICE = { [AS_DEVICE_HEADER]: AS_DEVICE } as const;

let asking: Readonly<Record<string, string>> = {};

/** From here on this page asks as the device it is, whoever else is signed in in this browser. */
export function askAsDevice(): void {
  asking = AS_A_DEVICE;
}

export interface Question {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A file is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Whoever else is signed in in this browser, and not the device. */
  readonly asWhoeverElse?: boolean;
}

/** An answer and the log position it was worked out at; 0 where the answer is no view. */
export interface Placed<T> {
  readonly value: T;
  readonly position: number;
}

/** Asks the server; answers JSON, or throws `AnswerProblem` or `Unreachable`. */
export async function ask<T>(path: string, question: Question = {}): Promise<T> {
  return (await askPlaced<T>(path, question)).value;
}

/** Asks for a view, and where the log stood: a command sends it as `seen`. */
export async function askPlaced<T>(path: string, question: Question = {}): Promise<Placed<T>> {
  const response = await reach(path, question);
  const position = Number(response.headers.get('x-ronde-position') ?? 0);
  return { value: await answerIn<T>(response), position };
}

async function answerIn<T>(response: Response): Promise<T> {
  if (response.status === 204) return null as T;
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new AnswerProblem(response.status, { code: 'page.unreadableAnswer', params: {} });
  }
  if (response.ok) return answer as T;
  throw new AnswerProblem(response.status, asProblem(answer, response.status));
}

async function reach(
  path: string,
  { method = 'GET', body, signal, asWhoeverElse = false }: Question,
): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(asWhoeverElse ? {} : asking),
        ...(method === 'GET' ? {} : OWN_PAGE),
        ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
      },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new Unreachable();
  }
}

const typeOf = (body: unknown): string =>
  body instanceof Blob ? 'application/octet-stream' : 'application/json';

function asProblem(answer: unknown, status: number): Problem {
  const given = typeof answer === 'object' && answer !== null ? (answer as Partial<Problem>) : {};
  return {
    code: given.code ?? `http.${status}`,
    params: given.params ?? {},
    ...(given.article === undefined ? {} : { article: given.article }),
  };
}
