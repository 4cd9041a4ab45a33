import {
  isTitleEnough,
  REQUIRED_TITLES,
  type CompetitionClass,
  type RequiredTitle,
} from '../administration/homologation/arbiter-titles.ts';
import {
  REQUEST_BODIES,
  type RequestBody,
  type RequestKind,
} from '../administration/homologation/request-bodies.ts';
import { isClosed } from '../pairing/systems.ts';
import { datedOn } from '../rules/editions/in-force.ts';
import { minutesForSixtyMoves } from '../rules/rate-of-play.ts';
import { readRateOfPlay } from '../rules/read-rate-of-play.ts';
import { knownFormFact } from './known-form-fact.ts';
import { ratingKindOf } from './rating-lists/rating-kind.ts';
import type { Tournament } from './state.ts';

/** The level the chief arbiter needs, the one that is filled in, and whether it is enough. */
export interface ArbiterNeeded extends RequiredTitle {
  readonly of: CompetitionClass;
  readonly title: string | null;
  /** Null where the title is not known, or cannot be compared. */
  readonly enough: boolean | null;
}

/** What kind of event it is for the level of its arbiter; what no setting tells is a rated event (KD-268). */
function competitionClass(state: Tournament): CompetitionClass | null {
  const kind = state.administration?.homologation?.kind ?? null;
  if (kind === null) return null;
  if (kind === 'norms') return 'norms';
  if (kind === 'fide') return 'fideRated';
  const { system, kind: of } = state.settings;
  if (of === 'team') return 'clubMatches';
  const hasRated = [...state.players.values()].some(({ ratings }) => ratings.fide !== undefined);
  return isClosed(system) && !hasRated ? 'closedUnrated' : 'federallyRated';
}

/** The level its chief arbiter needs; null until somebody says what the event is homologated for. */
export function arbiterNeeded(state: Tournament): ArbiterNeeded | null {
  const of = competitionClass(state);
  if (of === null) return null;
  const required = datedOn(REQUIRED_TITLES, state.settings.firstDay).found.figures[of];
  const title = knownFormFact(state, 'arbiterTitle');
  return { ...required, of, title, enough: isTitleEnough(title, required) };
}

/** The rate of the events that a league homologated by itself in 2003. */
const OF_A_LEAGUE = 61;

function requestKind(state: Tournament): RequestKind {
  const { system, timeControl } = state.settings;
  if (ratingKindOf(state) !== 'standard') return 'rapid';
  if (isClosed(system) && state.administration?.homologation?.kind === 'norms')
    return 'closedNorms';
  const rate = timeControl === null ? null : readRateOfPlay(timeControl);
  const leagues = new Set([...state.players.values()].map(({ league }) => league ?? null));
  const isOfOneLeague = leagues.size === 1 && !leagues.has(null);
  return rate !== null && minutesForSixtyMoves(rate) === OF_A_LEAGUE && isOfOneLeague
    ? 'slowOfOneLeague'
    : 'slowSwiss';
}

/** Who is asked for the homologation, and on which form. */
export const requestBody = (state: Tournament): RequestBody =>
  datedOn(REQUEST_BODIES, state.settings.firstDay).found.figures[requestKind(state)];
