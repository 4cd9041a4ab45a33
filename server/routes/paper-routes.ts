import { papersOf } from '@ronde/core/documents/papers/paper-makers.ts';
import { PAPER_SIZES } from '@ronde/core/documents/papers/paper-ask.ts';
import { paperNamed, type PaperReaders } from '@ronde/core/documents/papers/papers.ts';
import type { Role } from '@ronde/core/tournament/roles.ts';
import { ownZone } from '@ronde/exchange/exports/own-zone.ts';
import { isPaperColour, PAPER_FORMATS } from '@ronde/paper/print-options.ts';
import { z } from 'zod';
import {
  ASKED_PAPERS,
  PACK,
  type AskedPaper,
  type PaperLook,
  type PaperName,
  type PapersAnswer,
} from '../api/papers.ts';
import { exact } from '../commands/exact.ts';
import { roundNumber } from '../commands/words.ts';
import { attachment } from '../exports/attachment.ts';
import { instant, type House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { keepLook, keptLook } from '../papers/kept-look.ts';
import { declinedByPrinter, printOptions } from '../papers/print-options.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined } from '../registry/declined.ts';
import {
  answerOf,
  mediaAnswer,
  NO_CONTENT,
  route,
  type Asked,
  type Route,
} from '../registry/route.ts';
import { ARBITERS, CHIEF, EVERYBODY, HELPERS, STAFF } from './everybody.ts';
import { pictureId } from './screen-schemas.ts';
import { tooManyQuestions } from './too-many-questions.ts';
import { coreAudience, language, ofTournament, wholeInQuery } from './tournament-of.ts';

const YES = z.literal('yes').optional();
const query = z.object({
  lang: language,
  both: YES,
  round: wholeInQuery.pipe(roundNumber).optional(),
  size: z.enum(PAPER_SIZES).optional(),
  save: YES,
});
type Query = z.output<typeof query>;

const lookBody = exact<PaperLook>()({
  format: z.enum(PAPER_FORMATS),
  colour: z.string().refine(isPaperColour).nullable(),
  logo: pictureId.nullable(),
});

/** Who is meant by the readers of a paper. */
const ROLES_OF_READERS: Readonly<Record<PaperReaders, readonly Role[]>> = {
  everybody: EVERYBODY,
  helpers: HELPERS,
  staff: STAFF,
  arbiters: ARBITERS,
  chief: CHIEF,
};

/** Who may have a paper. What is printed of a round all at once is for those who put it up. */
export const rolesForPaper = (paper: AskedPaper): readonly Role[] =>
  paper === PACK ? HELPERS : ROLES_OF_READERS[paperNamed(paper).readers];

/** Papers ready to print: the same file to look at, to keep and to print. */
export const paperRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/papers',
    summary: 'The papers the event can need that you may have, and how it prints',
    roles: EVERYBODY,
    params: ofTournament,
    answer: answerOf<PapersAnswer>('PapersAnswer'),
    handle: async ({ params, principal }) => {
      const opened = await house.ledgers.at(params.id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      const look = await keptLook(house.store.keptSettings, params.id);
      if (!look.ok) return declinedByStore(look.error, principal.via === 'localhost');
      const mayHave = (paper: PaperName): boolean => rolesForPaper(paper).includes(principal.role);
      return { papers: papersOf(opened.value.state).filter(mayHave), look: look.value };
    },
  }),
  route({
    method: 'put',
    path: '/api/tournaments/:id/papers',
    summary: 'Keeps how the event prints: sheets, one colour, one of its pictures',
    roles: [...ARBITERS, 'organiser'],
    params: ofTournament,
    body: lookBody,
    answer: NO_CONTENT,
    handle: async ({ params, body, principal }) => {
      const kept = await keepLook(house.store.keptSettings, params.id, body);
      return kept.ok ? null : declinedByStore(kept.error, principal.via === 'localhost');
    },
  }),
  ...ASKED_PAPERS.map((paper) =>
    route({
      method: 'get',
      path: `/api/tournaments/:id/papers/${paper}`,
      summary: paper === PACK ? 'Everything of a round in one file' : paperNamed(paper).about.en,
      roles: rolesForPaper(paper),
      params: ofTournament,
      query,
      answer: mediaAnswer('application/pdf'),
      handle: (asked) => print(house, paper, asked),
    }),
  ),
];

async function print(
  house: House,
  paper: AskedPaper,
  asked: Asked<{ id: string }, Query, unknown>,
): Promise<Response | Declined> {
  const { params, query: wish, principal, context } = asked;
  const opened = await house.ledgers.at(params.id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const standing = opened.value;
  const tooMany = tooManyQuestions(house, asked);
  if (tooMany !== null) return tooMany;
  const here = principal.via === 'localhost';
  const how = await printOptions(house, params.id, here);
  if (how instanceof Declined) return how;
  const [address] = house.policy.addresses();
  const question = {
    view: 'paper',
    paper,
    language: wish.lang,
    both: wish.both === 'yes',
    at: instant(house),
    zone: ownZone(),
    ...(wish.round === undefined ? {} : { round: wish.round }),
    ...(wish.size === undefined ? {} : { size: wish.size }),
    ...(address === undefined
      ? {}
      : { address: `${address}/t/${encodeURIComponent(standing.id)}/` }),
  } as const;
  const values =
    coreAudience(principal) === 'staff'
      ? await house.answers.fresh(standing, question)
      : await house.answers.to(standing, 'public', question);
  if (values instanceof Declined) return values;
  const printed = await house.printer.print(new TextDecoder().decode(values.plain), how);
  if (!printed.ok) return declinedByPrinter(printed.error);
  const round = wish.round === undefined ? '' : `-${wish.round}`;
  const named = attachment(
    `${paper}${round}.pdf`,
    `${standing.state.settings.name} ${paper}${round}`,
  );
  return context.body(new Uint8Array(printed.value), 200, {
    'content-type': 'application/pdf',
    'content-disposition': wish.save === 'yes' ? named : named.replace(/^attachment/, 'inline'),
    'cache-control': 'private, no-store',
  });
}
