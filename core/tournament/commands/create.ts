import { CHAPTERS } from '../../rules/editions/edition.ts';
import { defaultEditions, editionById } from '../../rules/editions/registry.ts';
import { CHESS, gameById } from '../../rules/game-spec.ts';
import { isIsoDate } from '../../rules/identity.ts';
import { MATCH_POINTS_2_1_0 } from '../../rules/scoring.ts';
import type { CommandOf, NewSettings } from '../command.ts';
import { allow, refuse, type Judgement } from '../judgement.ts';
import { HOUSE_RULES } from '../refusal.ts';
import { ADDED_SETTINGS, type Settings, type TeamSettings } from '../settings.ts';
import type { Tournament } from '../state.ts';
import { faultOfSettings } from './settings.ts';

const FOUR_BOARDS: TeamSettings = {
  boards: 4,
  boardColours: 'WBWB',
  matchScoring: MATCH_POINTS_2_1_0,
  primaryScore: 'matchPoints',
};

/** Everything a tournament needs that the arbiter did not say. */
export function withDefaults(given: NewSettings): Settings {
  const game = gameById(given.game ?? CHESS.id) ?? CHESS;
  return {
    game: game.id,
    kind: 'individual',
    lastDay: null,
    place: null,
    federation: null,
    chiefArbiter: null,
    deputyArbiters: [],
    timeControl: null,
    roundDates: [],
    system: 'dutch',
    acceleration: { method: 'none' },
    scoring: game.scoring[game.defaultScoring],
    team: given.kind === 'team' ? FOUR_BOARDS : null,
    initialOrder: { method: 'FIDE', last: 'alphabetical' },
    initialColour: null,
    tieBreaks: [],
    correctionDeadline: null,
    halfPointByes: null,
    firstBoard: 1,
    ...ADDED_SETTINGS,
    ...given,
  };
}

export function createTournament(
  state: Tournament | null,
  command: CommandOf<'createTournament'>,
): Judgement {
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
  const mark = command.published === true ? {} : { unpublished: true as const };
  return allow([{ type: 'tournamentCreated', settings, pins, ...mark }]);
}
