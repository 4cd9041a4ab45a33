import type { TeamId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { TEAM_NUMBERING_REASONS, type TeamNumberingReason } from '../../numbering-reasons.ts';
import { oneOf, optional } from '../../schema/schema.ts';
import { aFilledLine, aTeam, listOf } from '../../schema/words.ts';
import { logWords } from '../../words/log-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface TeamsNumbered {
  readonly type: 'teamsNumbered';
  /** Pairing number 1 first. */
  readonly order: readonly TeamId[];
  readonly reason: TeamNumberingReason;
  /** Where lots were drawn: published, so that anybody can draw again. */
  readonly seed?: string;
}

export const teamsNumbered: Fact<TeamsNumbered> = {
  fields: {
    order: listOf(aTeam),
    reason: oneOf(TEAM_NUMBERING_REASONS),
    seed: optional(aFilledLine),
  },
  fold: (state, { order }) => {
    const ordered = order.flatMap((id) => state.teams.get(id) ?? []);
    const rest = [...state.teams.values()].filter(({ id }) => !order.includes(id));
    return {
      ...state,
      teams: new Map([...ordered, ...rest].map((team) => [team.id, team])),
      teamsNumbered: true,
    };
  },
  outdatesDraft: true,
  touches: () => ['teamNumbers', FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth('Teams numbered: {reason}', 'Équipes numérotées : {reason}'),
  tell: ({ reason, seed }, { language }) => {
    const said = logWords(language).teamNumbering[reason];
    return {
      params: { reason, ...(seed === undefined ? {} : { seed }) },
      said: { reason: seed === undefined ? said : `${said} (${seed})` },
    };
  },
  audit: (state, { order, reason, seed }) =>
    audited(
      { reason, ...(seed === undefined ? {} : { seed }) },
      [...(state?.teams.keys() ?? [])],
      order,
    ),
};
