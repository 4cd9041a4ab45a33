// One part for the Laws, decisions, incidents and a player's card: what they share is in no other.
export { LawsParts } from '../../pages/laws/laws-parts.tsx';
export { DecideParts } from '../../pages/decide/decide-parts.tsx';
export { IncidentsParts } from '../../pages/incidents/incidents-parts.tsx';
export { NeedsParts } from '../../pages/needs/needs-parts.tsx';
export { PlayerNeedsSection } from '../../panels/player/player-needs.tsx';
export { PlayerIncidents } from '../../panels/player/player-incidents.tsx';
