import type { Audience } from '../api/roles.ts';
import type { Standing } from '../ledgers/standing.ts';
import { Declined } from '../registry/declined.ts';
import { jsonAnswer, type Answer, type Made } from './answer.ts';
import { keptAnswers, type KeptAnswers } from './kept-answers.ts';
import { RANKS, rankOf, type Question, type Rank } from './question.ts';
import { workOut } from './work-out.ts';
import type { Workshop } from './workshop.ts';

/** Answers about tournaments: each is made once for a position of the log, and kept for a while. */
export interface Answers {
  /**
   * Answers a fit question. For those who run the event at once; visitors' answers are made in the
   * workshop, and many who ask together wait for one making.
   * @param before asked only when the answer is not there yet; may refuse to have it made
   */
  to(
    standing: Standing,
    audience: Audience,
    question: Question,
    before?: () => Declined | null,
  ): Promise<Answer | Declined>;
  /** Has a file made in the workshop before everything else, and keeps nothing of it. */
  fresh(standing: Standing, question: Question): Promise<Answer | Declined>;
  /** Keeps what is worked out at once: a view for staff, or one person's own. */
  view(
    standing: Standing,
    rank: Rank,
    key: string,
    view: () => unknown,
  ): Promise<Answer | Declined>;
}

const MEGABYTE = 1_000_000;
/** Each has its own room, so that rare questions push out none that everybody asks. */
const ROOM: Readonly<Record<Rank, number>> = {
  staff: 24 * MEGABYTE,
  common: 32 * MEGABYTE,
  rare: 8 * MEGABYTE,
};
const RETRY_AFTER = { 'retry-after': '2' };

export const busy = (): Declined =>
  new Declined(503, { code: 'server.busy', params: {} }, RETRY_AFTER);

export function openAnswers(workshop: Workshop): Answers {
  const shelves: Readonly<Record<Rank, KeptAnswers<Answer>>> = {
    staff: keptAnswers(ROOM.staff),
    common: keptAnswers(ROOM.common),
    rare: keptAnswers(ROOM.rare),
  };
  const making = new Map<string, Promise<Answer | Declined>>();
  /** A standing is one position of one log; an older database put back has others. */
  const numbers = new WeakMap<Standing, number>();
  const newest = new Map<string, number>();
  let last = 0;

  const numberOf = (standing: Standing): number => {
    const known = numbers.get(standing);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(standing, last);
    // Nobody asks for a position that the log has left behind.
    const before = newest.get(standing.id);
    for (const rank of RANKS) if (before !== undefined) shelves[rank].forget(`${before} `);
    newest.set(standing.id, last);
    return last;
  };
  const nameOf = (standing: Standing, key: string): string => `${numberOf(standing)} ${key}`;

  const once = (
    rank: Rank,
    name: string,
    make: () => Promise<Answer | Declined>,
    before: () => Declined | null,
  ): Promise<Answer | Declined> => {
    const kept = shelves[rank].get(name);
    if (kept !== undefined) return Promise.resolve(kept);
    const begun = making.get(name);
    if (begun !== undefined) return begun;
    const refused = before();
    if (refused !== null) return Promise.resolve(refused);
    const made = make()
      .then((answer) => {
        if (!(answer instanceof Declined)) shelves[rank].keep(name, answer);
        return answer;
      })
      .finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };

  return {
    to: (standing, audience, question, before = () => null) => {
      const rank = audience === 'public' ? rankOf(question) : 'staff';
      const make = async (): Promise<Answer | Declined> =>
        answerOf(
          rank === 'staff'
            ? await workOut(standing, audience, question)
            : await workshop.make(standing, audience, question, rank),
        );
      const name = nameOf(standing, `${audience} ${JSON.stringify(question)}`);
      return once(rank, name, make, before);
    },
    fresh: async (standing, question) =>
      answerOf(await workshop.make(standing, 'staff', question, 'staff')),
    view: (standing, rank, key, view) => {
      const make = async (): Promise<Answer | Declined> => {
        const value = await view();
        return value instanceof Declined ? value : jsonAnswer(value);
      };
      return once(rank, nameOf(standing, key), make, () => null);
    },
  };
}

const answerOf = (made: Made | null): Answer | Declined => {
  if (made === null) return busy();
  return made.kind === 'answer' ? made.answer : new Declined(made.status, made.problem);
};
