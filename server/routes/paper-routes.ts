import { papersOf } from '@ronde/core/documents/papers/paper-makers.ts';
import { PAPER_SIZES } from '@ronde/core/documents/papers/paper-ask.ts';
import type { PaperWish } from '@ronde/core/documents/papers/paper-of.ts';
import { paperNamed, type PaperReaders } from '@ronde/core/documents/papers/papers.ts';
import type { Wifi } from '@ronde/core/documents/papers/wifi-code.ts';
import type { Role } from '@ronde/core/tournament/roles.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import { isPaperColour, PAPER_FORMATS } from '@ronde/paper/print-options.ts';
import { z } from 'zod';
import {
  ASKED_PAPERS,
  PACK,
  type AskedPaper,
  type PaperLook,
  type PaperName,
  type PapersAnswer,
  type PosterRequest,
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
import { publicPage } from './public-page.ts';
import { coreAudience, language, ofTournament, wholeInQuery } from './tournament-of.ts';

const YES = z.literal('yes').optional();
const query = z.object({
  lang: language,
  both: YES,
  round: wholeInQuery.pipe(roundNumber).optional(),
  size: z.enum(PAPER_SIZES).optional(),
  save: YES,
});

const lookBody = exact<PaperLook>()({
  format: z.enum(PAPER_FORMATS),
  colour: z.string().refine(isPaperColour).nullable(),
  logo: pictureId.nullable(),
});

const posterBody = exact<PosterRequest>()({
  lang: z.enum(['en', 'fr']),
  both: z.boolean(),
  address: z.string().max(200).nullable(),
  wifi: exact<Wifi>()({ name: z.string().max(64), password: z.string().max(64) }).nullable(),
  ownResult: z.boolean(),
});

/** What is asked of a paper, wherever it was said. */
interface AskedOfPaper extends Omit<PaperWish, 'audience' | 'code' | 'at' | 'zone'> {
  readonly save: boolean;
}

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
  route({
    method: 'post',
    path: '/api/tournaments/:id/papers/qr-poster',
    summary:
      'The poster with the Wi-Fi of the hall, for this one print, and the way to players’ own results',
    roles: STAFF,
    params: ofTournament,
    body: posterBody,
    answer: mediaAnswer('application/pdf'),
    handle: (asked) => {
      const { lang, both, address, wifi, ownResult } = asked.body;
      const origins = house.policy.addresses();
      const pageAt = (origin: string): string => publicPage(origin, asked.params.id);
      const origin = address === null ? origins[0] : origins.find((one) => pageAt(one) === address);
      return print(house, 'qr-poster', asked, {
        ...{ language: lang, both, save: false },
        ...(origin === undefined ? {} : { address: pageAt(origin) }),
        ...(origin === undefined || !ownResult ? {} : { ownResult: `${origin}/p` }),
        ...(wifi === null ? {} : { wifi }),
      });
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
      handle: (asked) => {
        const { lang, both, round, size, save } = asked.query;
        const [origin] = house.policy.addresses();
        return print(house, paper, asked, {
          ...{ language: lang, both: both === 'yes', save: save === 'yes' },
          ...(round === undefined ? {} : { round }),
          ...(size === undefined ? {} : { size }),
          ...(origin === undefined ? {} : { address: publicPage(origin, asked.params.id) }),
        });
      },
    }),
  ),
];

async function print(
  house: House,
  paper: AskedPaper,
  asked: Asked<{ id: string }, unknown, unknown>,
  { save, ...wish }: AskedOfPaper,
): Promise<Response | Declined> {
  const { params, principal, context } = asked;
  const opened = await house.ledgers.at(params.id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const standing = opened.value;
  const tooMany = tooManyQuestions(house, asked);
  if (tooMany !== null) return tooMany;
  const here = principal.via === 'localhost';
  const how = await printOptions(house, params.id, here);
  if (how instanceof Declined) return how;
  const question = {
    view: 'paper',
    paper,
    at: instant(house),
    zone: zoneOf(standing.state),
    ...wish,
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
    'content-disposition': save ? named : named.replace(/^attachment/, 'inline'),
    'cache-control': 'private, no-store',
  });
}
