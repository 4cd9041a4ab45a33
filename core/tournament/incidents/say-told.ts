import { SITUATION_TITLES } from '../../decisions/situations/situation-titles.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import type { IncidentKind, ToldIncident } from './incident.ts';

const OTHER = inBoth('Incident', 'Incident');

/** What an incident was about, by its name. */
export const incidentKindName = (kind: IncidentKind, language: Language): string =>
  (kind === 'other' ? OTHER : SITUATION_TITLES[kind])[language];

/** Place and kind of an incident in the log: `R1/2, Name, `. */
export const sayTold = (
  { kind, round, board, player }: Omit<ToldIncident, 'text'>,
  language: Language,
  nameOf: (player: PlayerId) => string,
): { readonly kind: string; readonly place: string } => ({
  kind: incidentKindName(kind, language),
  place: [
    ...(round === undefined ? [] : [board === undefined ? `R${round}` : `R${round}/${board}`]),
    ...(player === undefined ? [] : [nameOf(player)]),
  ]
    .map((one) => `${one}, `)
    .join(''),
});
