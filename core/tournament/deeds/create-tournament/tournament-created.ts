import { CHAPTERS } from '../../../rules/editions/edition.ts';
import type { Pins } from '../../../rules/editions/registry.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { NOTHING_CLOSED } from '../../closing.ts';
import { NOTHING_DECIDED } from '../../ranking-decisions.ts';
import { object, optional, type FieldsOf } from '../../schema/schema.ts';
import { recordedSettings } from '../../schema/settings.ts';
import { aFilledLine, yes } from '../../schema/words.ts';
import { ADDED_SETTINGS, type RecordedSettings } from '../../settings.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

export interface TournamentCreated {
  readonly type: 'tournamentCreated';
  readonly settings: RecordedSettings;
  readonly pins: Pins;
  /** Not public until it is published; events of logs without this mark always were. */
  readonly unpublished?: true;
}

const pins = object<Pins>(
  Object.fromEntries(CHAPTERS.map((chapter) => [chapter, aFilledLine])) as FieldsOf<Pins>,
);

export const tournamentCreated: Fact<TournamentCreated> = {
  fields: { settings: recordedSettings, pins, unpublished: optional(yes) },
  begin: (event) => ({
    settings: { ...ADDED_SETTINGS, ...event.settings },
    pins: event.pins,
    published: event.unpublished !== true,
    fideModeLeft: null,
    players: new Map(),
    teams: new Map(),
    teamsNumbered: false,
    numbers: [],
    listClosed: false,
    byes: new Map(),
    teamByes: new Map(),
    teamsLeft: new Map(),
    prohibited: [],
    apartRules: [],
    fixedBoards: new Map(),
    lineUps: new Map(),
    rounds: [],
    adjustments: [],
    checkIn: null,
    licenceChecks: new Map(),
    admitted: new Set(),
    ranking: NOTHING_DECIDED,
    closing: NOTHING_CLOSED,
  }),
  fold: (state) => state,
  outdatesDraft: false,
  // Nobody can have meant anything of the event before it was there.
  touches: () => [],
  heard: heard.change,
  words: inBoth('Tournament created: {tournament}', 'Tournoi créé : {tournament}'),
  tell: (event) => ({ params: { tournament: event.settings.name } }),
  audit: (_, event) => audited({ tournament: event.settings.name }, null, event.pins),
};
