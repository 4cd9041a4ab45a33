import { failure, success } from '@ronde/core/rules/result.ts';
import type { TournamentHead } from '../event-log.ts';
import { unknownTournament } from '../store-error.ts';
import { compared } from '../text-order.ts';
import type {
  KeptSummary,
  ListedTournament,
  ListQuestion,
  Somewhere,
  Summaries,
} from './summaries.ts';

/** A tournament of a memory store, as far as its summary is concerned. */
export interface SummarisedTournament {
  readonly head: TournamentHead;
  /** Replaced as a whole. */
  summary: KeptSummary | null;
}

export interface SummaryShelf {
  /** Of every tournament, in order of creation. */
  all(): readonly SummarisedTournament[];
  find(id: string): SummarisedTournament | null;
  hasSetting(scope: string, key: string): boolean;
}

/** Summaries kept until the program ends; `form` is the least that is not waiting. */
export function memorySummaries(
  shelf: SummaryShelf,
  form: number,
  settle: <T>(work: () => T) => Promise<T>,
): Summaries {
  const isWaiting = ({ head, summary }: SummarisedTournament): boolean =>
    summary === null || summary.position < head.position || summary.form < form;

  const isListed = (one: SummarisedTournament, question: ListQuestion): boolean => {
    const { head, summary } = one;
    const { id } = head;
    const record = isWaiting(one) ? null : (summary?.record ?? null);
    const isShown =
      (record?.visitors ?? null) !== null && (record?.visible === true || isIn(id, question.letIn));
    const holds = (word: string): boolean =>
      summary?.record.search.includes(word) === true || id.toUpperCase().includes(word);
    return (
      head.archived === question.archived &&
      (isIn(id, question.staff) || isShown) &&
      (question.words ?? []).every(holds) &&
      question.ids?.includes(id) !== false &&
      (question.keptIn === undefined || shelf.hasSetting(question.keptIn, id))
    );
  };

  const listed = (one: SummarisedTournament, question: ListQuestion): ListedTournament => {
    const { head, summary } = one;
    const record = summary === null || summary.form < form ? null : summary.record;
    const text = isIn(head.id, question.staff) ? record?.staff : record?.visitors;
    const problem = summary?.record.problem ?? null;
    return { ...head, text: text ?? null, problem, waiting: isWaiting(one) };
  };

  return {
    page: (question) =>
      settle(() => {
        const found = shelf.all().filter((one) => isListed(one, question));
        const newestFirst = found
          .reverse()
          .sort((a, b) => compared(dayOf(b, question), dayOf(a, question)))
          .slice(question.from, question.from + question.size);
        const tournaments = newestFirst.map((one) => listed(one, question));
        return success({ tournaments, total: found.length });
      }),
    kept: (id) =>
      settle(() => {
        const found = shelf.find(id);
        if (found === null) return failure(unknownTournament(id));
        return success(found.summary ?? NONE);
      }),
    waiting: () =>
      settle(() =>
        success(
          shelf
            .all()
            .filter(isWaiting)
            .map(({ head }) => head.id),
        ),
      ),
    put: (id, position, record) =>
      settle(() => {
        const found = shelf.find(id);
        if (found === null) return failure(unknownTournament(id));
        const before = found.summary ?? NONE;
        const newer =
          before.position > position || (before.position === position && before.form > form);
        if (newer || position > found.head.position) return success(false);
        found.summary = { position, form, record };
        return success(true);
      }),
  };
}

const NONE: KeptSummary = {
  position: -1,
  form: 0,
  record: {
    staff: null,
    visitors: null,
    visible: false,
    search: '',
    firstDay: null,
    problem: null,
  },
};

const isIn = (id: string, { everywhere, except }: Somewhere): boolean =>
  everywhere !== except.includes(id);

const dayOf = ({ head, summary }: SummarisedTournament, { order }: ListQuestion): string =>
  order === 'lastChange' ? head.lastAt : (summary?.record.firstDay ?? head.createdAt.slice(0, 10));
