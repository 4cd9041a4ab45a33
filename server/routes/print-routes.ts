import { isPaperName, PAPER_NAMES } from '@ronde/core/documents/papers/papers.ts';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { z } from 'zod';
import type {
  MakePrintsRequest,
  PrintsAnswer,
  PrintSettings,
  PrintsRequest,
} from '../api/prints.ts';
import { exact } from '../commands/exact.ts';
import { roundNumber } from '../commands/words.ts';
import { attachment } from '../exports/attachment.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import type { Standing } from '../ledgers/standing.ts';
import { lastPublished, papersOfRound, type PrintQueue } from '../papers/print-queue.ts';
import { isFolder, keepPrintSettings, keptPrintSettings } from '../papers/print-settings.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined, declined } from '../registry/declined.ts';
import {
  answerOf,
  mediaAnswer,
  NO_CONTENT,
  route,
  type Asked,
  type Route,
} from '../registry/route.ts';
import { ARBITERS, STAFF } from './everybody.ts';
import { ofTournament, wholeInQuery } from './tournament-of.ts';

const papers = z.array(z.enum(PAPER_NAMES)).min(1).max(PAPER_NAMES.length);
const printsBody = exact<PrintsRequest>()({ round: roundNumber, papers });
const makeBody = exact<MakePrintsRequest>()({
  ...{ round: roundNumber, papers, language: z.enum(LANGUAGES) },
});
const settingsBody = exact<PrintSettings>()({
  automatic: z.boolean(),
  folder: z.string().max(1_000).refine(isFolder).nullable(),
  language: z.enum(LANGUAGES),
});
const sheetsQuery = z.object({
  round: wholeInQuery.pipe(roundNumber),
  papers: z
    .string()
    .max(1_000)
    .transform((names) => names.split(',').filter(isPaperName)),
});
const ofRound = z.object({ round: wholeInQuery.pipe(roundNumber).optional() });

type OfEvent = Pick<Asked<{ readonly id: string }, unknown, unknown>, 'params' | 'principal'>;

/** Printing on the day: everything of a round, what was not printed yet, and files in a folder. */
export const printRoutes = (house: House, queue: PrintQueue): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/prints',
    summary: 'Everything of a round: what is made, printed, or no longer right',
    roles: STAFF,
    params: ofTournament,
    query: ofRound,
    answer: answerOf<PrintsAnswer>('PrintsAnswer'),
    handle: async (asked) => {
      const standing = await standingOf(house, asked);
      if (standing instanceof Declined) return standing;
      const here = asked.principal.via === 'localhost';
      const settings = await keptPrintSettings(house.store.keptSettings, standing.id);
      if (!settings.ok) return declinedByStore(settings.error, here);
      const round = asked.query.round ?? lastPublished(standing.state);
      const listed =
        round === null || !isPublished(standing, round) ? [] : await queue.list(standing, round);
      if (listed instanceof Declined) return listed;
      // Where files lie on the server's computer is told at that computer alone.
      const shown = here ? settings.value : { ...settings.value, folder: null };
      return { round, papers: listed, settings: shown, mayChooseFolder: here };
    },
  }),
  route({
    method: 'post',
    path: '/api/tournaments/:id/prints',
    summary: 'Makes papers of a published round, to be printed now or later',
    roles: STAFF,
    params: ofTournament,
    body: makeBody,
    answer: NO_CONTENT,
    handle: (asked) =>
      withRound(house, asked, (standing) => queue.make(standing, asked.body, asked.body.language)),
  }),
  route({
    method: 'post',
    path: '/api/tournaments/:id/prints/printed',
    summary: 'Says that papers of a round were printed',
    roles: STAFF,
    params: ofTournament,
    body: printsBody,
    answer: NO_CONTENT,
    handle: (asked) => withRound(house, asked, (standing) => queue.printed(standing, asked.body)),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/prints/sheets',
    summary: 'Papers of a round that were made, one after the other in one file',
    roles: STAFF,
    params: ofTournament,
    query: sheetsQuery,
    answer: mediaAnswer('application/pdf'),
    handle: async (asked) => {
      const standing = await standingOf(house, asked);
      if (standing instanceof Declined) return standing;
      const { round } = asked.query;
      const bytes = await queue.sheets(standing, asked.query);
      if (bytes instanceof Declined) return bytes;
      const named = attachment(`round-${round}.pdf`, `${standing.state.settings.name} ${round}`);
      return asked.context.body(new Uint8Array(bytes), 200, {
        'content-type': 'application/pdf',
        'content-disposition': named.replace(/^attachment/, 'inline'),
        'cache-control': 'private, no-store',
      });
    },
  }),
  route({
    method: 'put',
    path: '/api/tournaments/:id/prints',
    summary: 'Keeps whether papers are made when a round is published, and in which folder',
    roles: [...ARBITERS, 'organiser'],
    params: ofTournament,
    body: settingsBody,
    answer: NO_CONTENT,
    handle: async ({ params, body, principal }) => {
      const here = principal.via === 'localhost';
      const kept = await keptPrintSettings(house.store.keptSettings, params.id);
      if (!kept.ok) return declinedByStore(kept.error, here);
      // A folder of the server's computer is chosen at that computer alone.
      const folder = here ? body.folder : kept.value.folder;
      const put = await keepPrintSettings(house.store.keptSettings, params.id, {
        ...body,
        folder,
      });
      return put.ok ? null : declinedByStore(put.error, here);
    },
  }),
];

const isPublished = ({ state }: Standing, round: number): boolean =>
  (lastPublished(state) ?? 0) >= round;

async function standingOf(
  house: House,
  { params, principal }: OfEvent,
): Promise<Standing | Declined> {
  const opened = await house.ledgers.at(params.id);
  return opened.ok ? opened.value : declinedByLedger(opened.error, principal);
}

async function withRound(
  house: House,
  asked: OfEvent & { readonly body: PrintsRequest },
  work: (standing: Standing) => Promise<null | Declined>,
): Promise<null | Declined> {
  const standing = await standingOf(house, asked);
  if (standing instanceof Declined) return standing;
  if (!isPublished(standing, asked.body.round)) return declined(422, 'paper.notPublished');
  const own = papersOfRound(standing.state);
  return asked.body.papers.every((paper) => own.includes(paper))
    ? work(standing)
    : declined(422, 'paper.notForThisEvent');
}
