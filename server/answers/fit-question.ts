import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import type { PublicPage } from '@ronde/core/tournament/settings.ts';
import { publishedRounds, standingsRound, type Tournament } from '@ronde/core/tournament/state.ts';
import { maySee } from '@ronde/core/tournament/views/audience.ts';
import type { Audience } from '../api/roles.ts';
import { declined, type Declined } from '../registry/declined.ts';
import type { OtherRules, Question } from './question.ts';

/** A question about standings as it was asked: the round may be missing or none of the event's. */
type WithRound<Q> = Q extends { readonly asOf: number }
  ? Omit<Q, 'asOf'> & { readonly asOf?: number | undefined }
  : Q;
export type AskedQuestion = WithRound<Question>;

export const notShown = (): Declined => declined(404, 'view.notShown');

/**
 * The question with only what counts for this audience, so that nobody makes two of one; refused
 * before any work when it is not for them, or names what the event does not have.
 */
export function fitQuestion(
  state: Tournament,
  audience: Audience,
  asked: AskedQuestion,
): Question | Declined {
  const isStaff = audience === 'staff';
  const shown = (page: PublicPage): boolean => maySee(state, isStaff ? 'staff' : 'public', page);
  switch (asked.view) {
    case 'players':
    case 'teams':
    case 'hall':
    case 'page':
    case 'file':
    case 'paper':
    case 'seriesTable':
      return asked;
    case 'calendar':
      if (isStaff) return asked;
      return shown('pairings') ? { view: asked.view } : notShown();
    case 'norms':
      return isStaff ? asked : notShown();
    case 'bracket':
    case 'matchCalendar':
    case 'seats':
      return isStaff || shown('pairings') ? asked : notShown();
    case 'player':
      return shown('players') && hasPlayer(state, asked.player) ? asked : notShown();
    case 'round':
    case 'byName':
      return hasRound(state, asked.round, isStaff) ? asked : notShown();
    case 'explanation':
      return isStaff || isExplained(state, asked.round) ? asked : notShown();
    case 'whyNot': {
      if (isStaff) return asked;
      if (!isExplained(state, asked.round)) return notShown();
      const [a, b] = asked.pair;
      if (a !== b && hasParticipant(state, a) && hasParticipant(state, b)) return asked;
      return declined(404, 'explanation.unknownPlayer', { article: null, stuck: [] });
    }
    case 'standings':
      if (!shown('standings')) return notShown();
      return { view: asked.view, asOf: roundOf(state, asked.asOf), ...rulesFor(audience, asked) };
    case 'why': {
      if (!shown('standings') || !hasPlayer(state, asked.player)) return notShown();
      const { view, player, language } = asked;
      const asOf = roundOf(state, asked.asOf);
      return { view, player, language, asOf, ...rulesFor(audience, asked) };
    }
    case 'categories': {
      if (!shown('standings')) return notShown();
      return { view: asked.view, by: asked.by, asOf: roundOf(state, asked.asOf) };
    }
    case 'clubs': {
      if (!shown('standings')) return notShown();
      return { view: asked.view, by: asked.by, asOf: roundOf(state, asked.asOf) };
    }
    case 'teamStandings':
      if (!shown('standings')) return notShown();
      return { view: asked.view, asOf: roundOf(state, asked.asOf), ...rulesFor(audience, asked) };
    case 'teamWhy': {
      if (!shown('standings') || !state.teams.has(teamId(asked.team))) return notShown();
      const { view, team, language } = asked;
      const asOf = roundOf(state, asked.asOf);
      return { view, team, language, asOf, ...rulesFor(audience, asked) };
    }
    case 'teamPlayers': {
      if (!shown('standings')) return notShown();
      const { view, by, least } = asked;
      return {
        view,
        asOf: roundOf(state, asked.asOf),
        ...(by === undefined ? {} : { by }),
        ...(least === undefined ? {} : { least: Math.min(least, state.settings.rounds) }),
      };
    }
    case 'crosstable':
    case 'teamCrosstable':
    case 'progress': {
      if (!shown(asked.view === 'progress' ? 'standings' : 'crosstable')) return notShown();
      return { view: asked.view, asOf: roundOf(state, asked.asOf) };
    }
    case 'prizes': {
      if (!shown('prizes')) return notShown();
      // Prizes wait for every round that is public, not for the last one with a result.
      const asOf = roundOf(state, asked.asOf ?? publishedRounds(state).length);
      const { whatIf } = asked;
      const games = state.rounds[asOf - 1]?.games ?? [];
      const imagined = games.some(({ board }) => board === whatIf?.board);
      return { view: asked.view, asOf, ...(whatIf && imagined ? { whatIf } : {}) };
    }
  }
}

/** The round a table is really shown after: the views themselves go no further than there is. */
const roundOf = (state: Tournament, asked: number | undefined): number =>
  Math.min(asked ?? standingsRound(state), publishedRounds(state).length);

const hasPlayer = (state: Tournament, player: string): boolean =>
  state.players.has(playerId(player));

/** Who is paired is a team in an event of teams; where nothing can be drawn, players are asked about. */
const hasParticipant = (state: Tournament, id: string): boolean =>
  hasPlayer(state, id) || state.teams.has(teamId(id));

function hasRound(state: Tournament, number: number, isStaff: boolean): boolean {
  const round = state.rounds[number - 1];
  return round !== undefined && (isStaff || round.published);
}

/** An explanation tells the pairings it explains: who may not see these may not see it. */
const isExplained = (state: Tournament, round: number): boolean =>
  hasRound(state, round, false) && state.settings.publication.pairings;

/** Other tie-breaks and editions are for those who run the event: they may cost a lot. */
function rulesFor(audience: Audience, { tieBreaks, edition }: OtherRules): OtherRules {
  if (audience !== 'staff') return {};
  return {
    ...(tieBreaks === undefined ? {} : { tieBreaks }),
    ...(edition === undefined ? {} : { edition }),
  };
}
