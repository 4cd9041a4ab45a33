import { CHAPTERS, type Chapter } from '../../../rules/editions/edition.ts';
import { defaultEditions, editionById } from '../../../rules/editions/registry.ts';
import { isIsoDate } from '../../../rules/identity.ts';
import { refusedTieBreak } from '../../announced-tie-breaks.ts';
import { withDefaults } from '../../default-settings.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { CHIEF } from '../../roles.ts';
import { object, optional, type FieldsOf } from '../../schema/schema.ts';
import { newSettings } from '../../schema/settings.ts';
import { aFilledLine, yes } from '../../schema/words.ts';
import { faultOfSettings } from '../../settings-faults.ts';
import type { NewSettings } from '../../settings.ts';
import type { Tournament } from '../../state.ts';
import type { DeedOnLog } from '../deed.ts';
import { EVERYTHING } from '../things.ts';

export interface CreateTournament {
  readonly type: 'createTournament';
  readonly settings: NewSettings;
  readonly editions?: Readonly<Partial<Record<Chapter, string>>>;
  /** Public from the start; otherwise nobody else sees it until it is published. */
  readonly published?: true;
}

type Editions = NonNullable<CreateTournament['editions']>;

const editions = object<Editions>(
  Object.fromEntries(
    CHAPTERS.map((chapter) => [chapter, optional(aFilledLine)]),
  ) as FieldsOf<Editions>,
);

export const createTournament: DeedOnLog<CreateTournament> = {
  fields: {
    settings: newSettings,
    editions: optional(editions),
    published: optional(yes),
  },
  roles: CHIEF,
  touches: () => [EVERYTHING],
  judgeOnLog: ({ state }, command) => judge(state, command),
};

function judge(state: Tournament | null, command: CreateTournament): Judgement {
  if (state !== null) return refuse('alreadyCreated', HOUSE_RULES.oneEventOneLog);
  const { firstDay } = command.settings;
  if (!isIsoDate(firstDay)) {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'firstDay', value: firstDay });
  }
  const settings = withDefaults(command.settings);
  const fault = faultOfSettings(settings, true);
  if (fault) return { refusal: fault };
  const pins = { ...defaultEditions(firstDay) };
  for (const chapter of CHAPTERS) {
    const id = command.editions?.[chapter];
    if (id === undefined) continue;
    if (editionById(id)?.chapter !== chapter) {
      return refuse('unknownEdition', HOUSE_RULES.knownNames, { chapter, edition: id });
    }
    pins[chapter] = id;
  }
  const unfit = refusedTieBreak(settings, pins);
  if (unfit !== null) return { refusal: unfit };
  const mark = command.published === true ? {} : { unpublished: true as const };
  return allow([{ type: 'tournamentCreated', settings, pins, ...mark }]);
}
