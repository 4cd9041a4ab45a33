import type { DossierList } from '@ronde/core/documents/dossier/dossier-list.ts';
import { makeForm } from '@ronde/core/documents/forms/form-makers.ts';
import { FORM_NAMES, FORMS, type FormName } from '@ronde/core/documents/forms/forms.ts';
import { minutesText } from '@ronde/core/documents/forms/minutes.ts';
import { formPapers } from '@ronde/core/documents/forms/form-papers.ts';
import type { Form, FormAsk } from '@ronde/core/documents/forms/form.ts';
import { readPlayerFile } from '@ronde/core/ratings/titles/read-player-file.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { FormFact } from '@ronde/core/tournament/form-facts.ts';
import { listOfDossier, makeDossier } from '@ronde/exchange/dossier/make-dossier.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import { gamesToWrite, type GamesToWrite } from '@ronde/exchange/games/games-to-write.ts';
import { z } from 'zod';
import type { DossierAnswer, PlayerFileRequest } from '../api/dossier.ts';
import { exact } from '../commands/exact.ts';
import { filledLine, roundNumber } from '../commands/words.ts';
import { attachment } from '../exports/attachment.ts';
import { instant, type House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import type { Standing } from '../ledgers/standing.ts';
import { declinedByPrinter, printOptions } from '../papers/print-options.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined, declined } from '../registry/declined.ts';
import { answerOf, mediaAnswer, route, type Asked, type Route } from '../registry/route.ts';
import { ARBITERS } from './everybody.ts';
import { language, ofTournament, wholeInQuery } from './tournament-of.ts';

const inLanguage = z.object({ lang: language });
const formAsked = z.object({
  lang: language,
  player: filledLine.optional(),
  round: wholeInQuery.pipe(roundNumber).optional(),
  board: wholeInQuery.pipe(z.int().min(1).max(9999)).optional(),
  incident: wholeInQuery.pipe(z.int().min(1).max(99_999)).optional(),
});

/** Norms of a whole career are some kilobytes. */
const LONGEST_FILE = 200_000;
const fromFile = exact<PlayerFileRequest>()({
  lang: z.enum(['en', 'fr']),
  file: z.string().max(LONGEST_FILE),
});

/** Papers for the federation, the organiser and those concerned (LA 8661-8931). */
export const dossierRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/dossier',
    summary: 'What papers there are after the event, what is missing, for whom and by when',
    roles: ARBITERS,
    params: ofTournament,
    query: inLanguage,
    answer: answerOf<DossierAnswer>('DossierAnswer'),
    handle: async (asked) => {
      const found = await foundIn(house, asked);
      if (found instanceof Declined) return found;
      const { standing, games } = found;
      const ask = { language: asked.query.lang, zone: zoneOf(standing.state) };
      const list: DossierList = listOfDossier({ file: standing, ask, games });
      const filledIn: Partial<Record<FormFact, string>> = Object.fromEntries(
        standing.state.formFacts ?? [],
      );
      return { list, filledIn, minutesOfLog: minutesText(standing.ledger, ask) };
    },
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/dossier/archive',
    summary: 'All papers of the event with its report and games in one archive',
    roles: ARBITERS,
    params: ofTournament,
    query: inLanguage,
    answer: mediaAnswer('application/zip'),
    handle: async (asked) => {
      const found = await foundIn(house, asked);
      if (found instanceof Declined) return found;
      const { standing, games } = found;
      const ask = { language: asked.query.lang, zone: zoneOf(standing.state) };
      const here = asked.principal.via === 'localhost';
      const how = await printOptions(house, standing.id, here);
      if (how instanceof Declined) return how;
      // Where nothing here can set papers, they are there as text.
      const print = async (forms: readonly Form[]): Promise<Uint8Array | null> => {
        const printed = await house.printer.print(valuesOf(house, standing, forms, ask), how);
        return printed.ok ? printed.value : null;
      };
      const { bytes } = await makeDossier({ file: standing, ask, games, print });
      return asked.context.body(new Uint8Array(bytes), 200, {
        'content-type': 'application/zip',
        'content-disposition': attachment(
          `${standing.id}-dossier.zip`,
          standing.state.settings.name,
        ),
        'cache-control': 'private, no-store',
      });
    },
  }),
  route({
    method: 'post',
    path: '/api/tournaments/:id/forms/title-application',
    summary:
      'IT2 with the norms of other events, from the file a player has kept; nothing is kept here',
    roles: FORMS['title-application'].readers,
    params: ofTournament,
    body: fromFile,
    answer: mediaAnswer('application/pdf'),
    handle: (asked) => {
      const read = readPlayerFile(asked.body.file);
      if (!read.ok) {
        const { code, at } = read.error;
        return code === 'unfit'
          ? declined(422, 'paper.unfitPlayerFile', { at })
          : declined(422, 'paper.notAPlayerFile');
      }
      const ask = { language: asked.body.lang, playerFile: read.value };
      return formOf(house, 'title-application', asked, ask);
    },
  }),
  ...FORM_NAMES.map((name) =>
    route({
      method: 'get',
      path: `/api/tournaments/:id/forms/${name}`,
      summary: `${FORMS[name].name.en}: ${FORMS[name].because}`,
      roles: FORMS[name].readers,
      params: ofTournament,
      query: formAsked,
      answer: mediaAnswer('application/pdf'),
      handle: (asked) => {
        const { lang, player, round, board, incident } = asked.query;
        return formOf(house, name, asked, {
          language: lang,
          ...(player === undefined ? {} : { player: playerId(player) }),
          ...(round === undefined ? {} : { round }),
          ...(board === undefined ? {} : { board }),
          ...(incident === undefined ? {} : { incident }),
        });
      },
    }),
  ),
];

type OfEvent = Pick<Asked<{ readonly id: string }, unknown, unknown>, 'params' | 'principal'>;

async function foundIn(
  house: House,
  { params, principal }: OfEvent,
): Promise<{ readonly standing: Standing; readonly games: GamesToWrite } | Declined> {
  const opened = await house.ledgers.at(params.id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const standing = opened.value;
  const listed = await house.store.games.list(standing.id);
  if (!listed.ok) return declinedByStore(listed.error, principal.via === 'localhost');
  return { standing, games: await gamesToWrite(standing.state, listed.value) };
}

async function formOf(
  house: House,
  name: FormName,
  asked: Asked<{ readonly id: string }, unknown, unknown>,
  wish: Omit<FormAsk, 'zone'>,
): Promise<Response | Declined> {
  const opened = await house.ledgers.at(asked.params.id);
  if (!opened.ok) return declinedByLedger(opened.error, asked.principal);
  const standing = opened.value;
  const ask = { ...wish, zone: zoneOf(standing.state) };
  const forms = makeForm(name, standing, ask);
  if (forms.length === 0) return declined(422, 'paper.notForThisEvent');
  const here = asked.principal.via === 'localhost';
  const how = await printOptions(house, standing.id, here);
  if (how instanceof Declined) return how;
  const printed = await house.printer.print(valuesOf(house, standing, forms, ask), how);
  if (!printed.ok) return declinedByPrinter(printed.error);
  const named = attachment(`${name}.pdf`, `${standing.state.settings.name} ${name}`);
  return asked.context.body(new Uint8Array(printed.value), 200, {
    'content-type': 'application/pdf',
    'content-disposition': named.replace(/^attachment/, 'inline'),
    'cache-control': 'private, no-store',
  });
}

const valuesOf = (
  house: House,
  { state }: Standing,
  forms: readonly Form[],
  ask: Pick<FormAsk, 'language' | 'zone'>,
): string => JSON.stringify(formPapers(state, forms, { ...ask, at: instant(house) }));
