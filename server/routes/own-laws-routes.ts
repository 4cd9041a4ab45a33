import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { lawsOf } from '@ronde/core/rules/laws/catalogue.ts';
import { ONLINE } from '@ronde/core/rules/laws/online/online-name.ts';
import { onlineLaws } from '@ronde/core/rules/laws/online/stated-online.ts';
import { splitOwnCopy } from '@ronde/core/rules/laws/split-own-copy.ts';
import { keepOwnLaws, ownLaws } from '@ronde/exchange/own-laws/own-laws.ts';
import { z } from 'zod';
import type { OwnLawsAnswer, OwnLawsRequest } from '../api/own-laws.ts';
import { exact } from '../commands/exact.ts';
import { filledLine } from '../commands/words.ts';
import type { House } from '../house.ts';
import { declined, type Declined } from '../registry/declined.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { CHIEF, STAFF } from './everybody.ts';

/** The whole Laws with their commentary are a third of this. */
const LARGEST_COPY = 2 ** 21;

const language = z.enum(LANGUAGES);
const ofEdition = z.object({ edition: filledLine });

/** Copies of the Laws that an arbiter owns: kept on this computer, shown to staff, shipped to nobody. */
export const ownLawsRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/own-laws/:edition',
    summary: 'What the own copies of an edition of the Laws say',
    roles: STAFF,
    params: ofEdition,
    query: z.object({ tournament: filledLine.optional() }),
    tournamentInQuery: 'tournament',
    answer: answerOf<OwnLawsAnswer>('OwnLawsAnswer'),
    handle: ({ params: { edition } }) =>
      idsOf(edition) === null ? unknown(edition) : copiesShown(house, edition),
  }),
  route({
    method: 'put',
    path: '/api/own-laws/:edition',
    summary: 'Keeps an own copy of an edition of the Laws, split by article',
    roles: CHIEF,
    params: ofEdition,
    body: exact<OwnLawsRequest>()({ language, text: z.string().min(1) }),
    limit: LARGEST_COPY,
    answer: answerOf<OwnLawsAnswer>('OwnLawsAnswer'),
    handle: ({ params: { edition }, body }) => {
      const ids = idsOf(edition);
      if (ids === null) return unknown(edition);
      const copy = splitOwnCopy(body.text, ids);
      if (Object.keys(copy).length === 0) return declined(422, 'ownLaws.noArticle', { edition });
      keepOwnLaws(house.places.laws, edition, body.language, copy);
      return copiesShown(house, edition);
    },
  }),
];

const unknown = (edition: string): Declined => declined(404, 'ownLaws.unknownEdition', { edition });

/** Numbers of the articles of an edition; null for one the catalogue does not hold. */
function idsOf(id: string): readonly string[] | null {
  const edition = editionIn('laws', id);
  if (edition === null && id !== ONLINE.id) return null;
  return (edition === null ? onlineLaws() : lawsOf(edition)).map((law) => law.id);
}

const copiesShown = (house: House, edition: string): OwnLawsAnswer => ({
  copies: [...ownLaws(house.places.laws, edition)].map(([of, articles]) => ({
    language: of,
    articles,
  })),
});
