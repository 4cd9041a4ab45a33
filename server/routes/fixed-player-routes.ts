import { notToField } from '@ronde/core/tournament/not-to-field.ts';
import { seriesWord } from '@ronde/core/tournament/season-rules.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { teamShown } from '@ronde/core/tournament/views/match-view.ts';
import { isVisible } from '@ronde/core/tournament/views/visible.ts';
import type { FixedPlayersAnswer } from '../api/fixed-players.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { declinedByStore } from '../problem-response.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { seriesEvents } from '../series-events.ts';
import { STAFF } from './everybody.ts';
import { ofRound } from './tournament-of.ts';

const NOBODY_FIXED: FixedPlayersAnswer = { after: null, events: [], players: [] };

/** Who may not be fielded, by what was played in the other divisions of the series. */
export const fixedPlayerRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/rounds/:round/fixed-players',
    summary:
      'Players of a round of teams who are fixed to another team of their club, or played elsewhere that day',
    roles: STAFF,
    params: ofRound,
    answer: answerOf<FixedPlayersAnswer>('FixedPlayersAnswer'),
    handle: async ({ params, principal }) => {
      const opened = await house.ledgers.at(params.id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      const { state } = opened.value;
      const { series, fixedAfter } = state.settings.season;
      if (series === null || fixedAfter === undefined) return NOBODY_FIXED;
      const listed = await seriesEvents(house.store, seriesWord(series), 'en');
      if (!listed.ok) return declinedByStore(listed.error, principal.via === 'localhost');
      const others: Tournament[] = [];
      for (const { id } of listed.value) {
        const other = id === params.id ? null : await house.ledgers.at(id);
        if (other?.ok === true && isCompared(other.value.state)) others.push(other.value.state);
      }
      return answerFrom(state, others, params.round, fixedAfter);
    },
  }),
];

/** Of teams, and public still. */
const isCompared = (state: Tournament): boolean =>
  state.settings.kind === 'team' && isVisible(state);

/** An event that does not say its division is below those that do. */
const divisionOf = ({ settings }: Tournament): number => settings.season.division ?? Infinity;

function answerFrom(
  state: Tournament,
  others: readonly Tournament[],
  round: number,
  after: number,
): FixedPlayersAnswer {
  const events = [state, ...others].toSorted((a, b) => {
    const [one, other] = [divisionOf(a), divisionOf(b)];
    return one === other ? 0 : one - other;
  });
  return {
    after,
    events: events.filter((one) => one !== state).map(({ settings }) => settings.name),
    players: notToField(events, events.indexOf(state), round, after).map(
      ({ team, player, fault, because: { eventName, team: other, round: number, day } }) => ({
        team: teamShown(state, team),
        player: { id: player, name: state.players.get(player)?.name ?? player },
        fault,
        because: { eventName, team: other, round: number, day },
      }),
    ),
  };
}
