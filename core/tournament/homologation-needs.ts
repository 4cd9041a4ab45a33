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
import type { HomologationKind } from '../administration/homologation/kinds.ts';
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
function competitionClass(state: Tournament, kind: HomologationKind): CompetitionClass {
  if (kind === 'norms') return 'norms';
  if (kind === 'fide') return 'fideRated';
  const { system, kind: of } = state.settings;
  if (of === 'team') return 'clubMatches';
  const hasRated = [...state.players.values()].some(({ ratings }) => ratings.fide !== undefined);
  return isClosed(system) && !hasRated ? 'closedUnrated' : 'federallyRated';
}

/** The level its chief arbiter needs; null until somebody says what the event is homologated for. */
export function arbiterNeeded(state: Tournament): ArbiterNeeded | null {
  const kind = state.administration?.homologation?.kind ?? null;
  return kind === null ? null : arbiterFor(state, kind);
}

/** The same of what is announced: a French event that does not say it is unrated is homologated at least. */
export function arbiterAnnounced(state: Tournament): ArbiterNeeded | null {
  const { federation, regulations } = state.settings;
  const isAnnounced = federation === 'FRA' && regulations.rated !== false;
  return arbiterNeeded(state) ?? (isAnnounced ? arbiterFor(state, 'national') : null);
}

function arbiterFor(state: Tournament, kind: HomologationKind): ArbiterNeeded {
  const of = competitionClass(state, kind);
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
