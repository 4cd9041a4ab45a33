import {
  eventSentences,
  foresightSentences,
  remarksOn,
} from '@ronde/core/documents/norms/norm-lines.ts';
import { sayVerdict } from '@ronde/core/documents/norms/norm-rows.ts';
import { playerId, type PlayerId } from '@ronde/core/rules/identity.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { normsOf } from '@ronde/core/tournament/norms/norms.ts';
import { numbersOf } from '@ronde/core/tournament/numbers.ts';
import { normLines } from '@ronde/core/tournament/views/norms.ts';
import { z } from 'zod';
import type { OwnNormsAnswer } from '../api/own-norms.ts';
import { notShown } from '../answers/fit-question.ts';
import type { House } from '../house.ts';
import type { Standing } from '../ledgers/standing.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { language, ofTournament, ownView } from './tournament-of.ts';

export const ownNormsRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/own-norms',
    summary: 'What a player’s own norms still need, where the arbiter allows it',
    roles: ['player'],
    params: ofTournament,
    query: z.object({ lang: language }),
    answer: answerOf<OwnNormsAnswer>('OwnNormsAnswer'),
    handle: (asked) => {
      const { player, device } = asked.principal;
      const { lang } = asked.query;
      return ownView(house, asked, { name: `ownNorms ${lang}`, whose: device ?? '' }, (standing) =>
        player === null ? notShown() : (ownNorms(standing, playerId(player), lang) ?? notShown()),
      );
    },
  }),
];

/** Of this player alone: nobody else's foresight is worked out. */
function ownNorms(
  { state, position }: Standing,
  player: PlayerId,
  lang: Language,
): OwnNormsAnswer | null {
  const only = numbersOf(state).get(player);
  if (state.settings.regulations.normsToPlayers !== true || only === undefined) return null;
  if (state.settings.game !== 'chess') return null;
  const found = normsOf(state, { only });
  const { articles } = found.edition.properties;
  return {
    position,
    norms: normLines(found).map((line) => ({
      title: line.verdict.title,
      verdict: sayVerdict(line, lang),
      sentences: [
        ...(line.foresight === null ? [] : foresightSentences(line.foresight, lang)),
        ...remarksOn(line.verdict, articles, lang),
      ],
    })),
    event: eventSentences(found.event, lang),
  };
}
