import { teamId } from '@ronde/core/rules/identity.ts';
import { ownTeamView, type OwnTeamView } from '@ronde/core/tournament/views/own-team.ts';
import { notShown } from '../answers/fit-question.ts';
import type { House } from '../house.ts';
import { localInstant } from '../local-instant.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { ofTournament, ownView } from './tournament-of.ts';

export const ownTeamRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/own-team',
    summary: 'A captain’s own team: the list, the next match and the own line-up, sealed or not',
    roles: ['captain'],
    params: ofTournament,
    answer: answerOf<OwnTeamView>('OwnTeamView'),
    handle: (asked) => {
      const { team, device } = asked.principal;
      const now = house.clock();
      // What is open to a captain changes with the minute, not with the log alone.
      const whose = `${device ?? ''}-${now.toISOString().slice(0, 16)}`;
      return ownView(house, asked, { name: 'ownTeam', whose }, ({ state }) =>
        team === null
          ? notShown()
          : (ownTeamView(state, teamId(team), localInstant(now, state)) ?? notShown()),
      );
    },
  }),
];
