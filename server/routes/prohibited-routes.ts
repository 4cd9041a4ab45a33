import { APART_BY } from '@ronde/core/tournament/apart-rule.ts';
import { apartGroups } from '@ronde/core/tournament/apart.ts';
import type { ProhibitedPairsAnswer } from '../api/prohibited-pairs.ts';
import type { House } from '../house.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { STAFF } from './everybody.ts';
import { ofTournament, viewOf } from './tournament-of.ts';

export const prohibitedRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/prohibited-pairs',
    summary: 'Players who are not to meet, and in which rounds',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<ProhibitedPairsAnswer>('ProhibitedPairsAnswer'),
    handle: (asked) =>
      viewOf(house, asked, 'prohibited-pairs', ({ state }): ProhibitedPairsAnswer => ({
        groups: state.prohibited.map(({ players, fromRound, toRound }) => ({
          players: players.map((id) => ({ id, name: state.players.get(id)?.name ?? id })),
          fromRound,
          toRound,
        })),
        rules: APART_BY.map((by) => {
          const rule = state.apartRules.find((one) => one.by === by);
          const groups = apartGroups(state, by).map((group) => group.map(({ name }) => name));
          return {
            by,
            on: rule !== undefined,
            toRound: rule?.toRound ?? null,
            groups: groups.sort((a, b) => b.length - a.length),
          };
        }),
      })),
  }),
];
