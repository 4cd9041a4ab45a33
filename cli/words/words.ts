import type { Choice } from '@ronde/core/standings/prizes/allocation.ts';
import type { PrizeRule } from '@ronde/core/standings/prizes/scheme.ts';
import type { RefusedPlayOff } from '@ronde/core/standings/ranking/play-off.ts';
import type { OutsideReason } from '@ronde/core/standings/ranking/ranked-row.ts';
import type { CategoryFault } from '@ronde/core/standings/ranking/read-category.ts';
import type { StandingsRefusal } from '@ronde/core/standings/request.ts';
import type { ListsWords } from './lists-words.ts';
import type { StoreError } from '@ronde/store/store-error.ts';

/** Everything the command line says in one language. Holes are `{name}`. */
export interface CliWords extends ListsWords {
  readonly usage: string;
  readonly options: string;
  readonly commands: string;
  readonly argumentsTitle: string;
  readonly examples: string;
  readonly exitCodes: string;
  readonly help: string;
  readonly version: string;
  readonly json: string;
  readonly about: string;
  readonly exitTable: readonly (readonly [number, string])[];
  readonly about_info: string;
  readonly about_convert: string;
  readonly about_log: string;
  readonly about_editions: string;
  readonly about_new: string;
  readonly about_pair: string;
  readonly about_check: string;
  readonly about_draw: string;
  readonly argument_refs: string;
  readonly argument_players: string;
  readonly option_round: string;
  readonly option_swissEdition: string;
  readonly option_dialect: string;
  readonly notADialect: string;
  readonly option_checkedEdition: string;
  readonly notACheckedEdition: string;
  readonly explainedBy: Readonly<Record<'swiss' | 'tieBreaks', string>>;
  readonly option_quiet: string;
  readonly option_double: string;
  readonly option_reverseLastTwo: string;
  readonly about_generate: string;
  readonly about_engine: string;
  readonly option_players: string;
  readonly option_seed: string;
  readonly option_count: string;
  readonly option_out: string;
  readonly option_draws: string;
  readonly option_halfByes: string;
  readonly option_fullByes: string;
  readonly option_zeroByes: string;
  readonly option_forfeits: string;
  readonly option_doubleForfeits: string;
  readonly option_withdrawals: string;
  readonly option_lateEntries: string;
  readonly option_unusual: string;
  readonly option_ratings: string;
  readonly option_ratingList: string;
  readonly option_acceleration: string;
  readonly option_initialColour: string;
  readonly argument_engine: string;
  readonly notARate: string;
  readonly notARange: string;
  readonly notAnAcceleration: string;
  readonly notAColour: string;
  readonly generatorFault: string;
  readonly accelerationUnfit: string;
  readonly generatedShort: string;
  readonly engineUsage: string;
  readonly notAPairedSwiss: string;
  readonly about_explain: string;
  readonly option_player: string;
  readonly option_whyNot: string;
  readonly tableTitle: string;
  readonly factsTitle: string;
  readonly whyNotTwo: string;
  readonly noSuchPlayer: string;
  readonly severalPlayers: string;
  readonly about_standings: string;
  readonly option_preset: string;
  readonly option_lots: string;
  readonly option_by: string;
  readonly option_view: string;
  readonly notAPreset: string;
  readonly notAGrouping: string;
  readonly nobodyGrouped: string;
  readonly option_category: string;
  readonly categoryFaults: Readonly<Record<CategoryFault['code'], string>>;
  readonly nobodyInCategory: string;
  readonly option_teamRanking: string;
  readonly option_best: string;
  readonly option_atLeast: string;
  readonly option_sum: string;
  readonly notATeamRanking: string;
  readonly notASum: string;
  readonly teamRankingHeader: readonly [string, string, string, string, string, string];
  readonly outside: Readonly<Record<OutsideReason, string>>;
  readonly lotsDrawn: string;
  readonly refusedPlayOffs: Readonly<Record<RefusedPlayOff['because'], string>>;
  readonly notAStandingsRound: string;
  readonly about_presets: string;
  readonly about_presetsList: string;
  readonly option_presetsOfSystem: string;
  readonly option_presetsOfTeams: string;
  readonly about_presetsSave: string;
  readonly about_presetsRemove: string;
  readonly about_presetsImport: string;
  readonly about_presetsExport: string;
  readonly argument_presetsFile: string;
  readonly argument_presetsOut: string;
  readonly argument_preset: string;
  readonly option_tiebreaksOfPreset: string;
  readonly presetsHeader: readonly [string, string, string];
  readonly ownPreset: string;
  readonly presetNameTaken: string;
  readonly presetSaved: string;
  readonly presetRemoved: string;
  readonly noOwnPreset: string;
  readonly presetsDefective: string;
  readonly notAView: string;
  readonly option_tiebreaks: string;
  readonly option_tieBreakEdition: string;
  readonly option_asOfRound: string;
  readonly option_unrated: string;
  readonly option_why: string;
  readonly option_csv: string;
  readonly notAnUnratedRule: string;
  readonly tieBreakDropped: string;
  readonly pairingsNotChecked: string;
  readonly undecidedMatches: string;
  readonly provisionalStandings: string;
  readonly editionOfPreset: string;
  readonly standingsHeader: readonly [string, string, string, string];
  readonly standingsRefusals: Readonly<Record<StandingsRefusal['code'], string>>;
  readonly about_prizes: string;
  readonly option_scheme: string;
  readonly option_whatIf: string;
  readonly notAWhatIf: string;
  readonly prizesHeader: readonly [string, string, string, string, string];
  readonly tiedWithoutPrize: Readonly<Record<'prizesExhausted' | 'belowMinimum', string>>;
  readonly prizeUndecided: Readonly<Record<'thing' | 'minimum', string>>;
  readonly prizeContested: string;
  readonly noScheme: string;
  readonly option_whyPrize: string;
  readonly prizeWhy: Readonly<Record<Choice['because'], string>>;
  readonly prizeOffer: string;
  readonly prizeNone: string;
  readonly prizeWon: string;
  readonly prizeWorking: string;
  readonly prizeRules: Readonly<Record<PrizeRule, string>>;
  readonly prizeTiedWith: Readonly<Record<'prizesExhausted' | 'belowMinimum', string>>;
  readonly prizeTotals: string;
  readonly noPrizeChanges: string;
  readonly argument_ref: string;
  readonly argument_in: string;
  readonly argument_out: string;
  readonly argument_name: string;
  readonly option_to: string;
  readonly option_as: string;
  readonly option_public: string;
  readonly option_force: string;
  readonly option_timeZone: string;
  readonly option_firstDay: string;
  readonly option_on: string;
  readonly option_chapter: string;
  readonly option_rounds: string;
  readonly option_roundsOfNew: string;
  readonly option_lastDay: string;
  readonly option_place: string;
  readonly option_federation: string;
  readonly option_arbiter: string;
  readonly option_team: string;
  readonly option_publicEvent: string;
  readonly option_system: string;
  readonly option_scoring: string;
  readonly option_edition: string;
  readonly option_file: string;
  readonly option_id: string;
  readonly option_all: string;
  readonly noSuchSource: string;
  readonly tooLarge: string;
  readonly exists: string;
  readonly defective: string;
  readonly newerEvent: string;
  readonly unfitEvent: string;
  readonly unknownTarget: string;
  readonly notADay: string;
  readonly notACount: string;
  readonly notAnEdition: string;
  readonly notAScoring: string;
  readonly notAChapter: string;
  readonly notALog: string;
  readonly tooManyRounds: string;
  readonly notASwissEdition: string;
  readonly notARound: string;
  readonly notOneEvent: string;
  readonly notAReport: string;
  readonly noLegalPairing: string;
  readonly stuck: string;
  readonly mayHaveBye: string;
  readonly mayNotHaveBye: string;
  readonly arbiterMay: string;
  readonly pairHeader: readonly [string, string, string];
  readonly byeLine: string;
  readonly roundTitle: string;
  readonly checked: string;
  readonly discrepancy: string;
  readonly bye: string;
  readonly nothing: string;
  readonly unexpected: string;
  /** Sentences for store errors by code; where one is missing the store's own English stands. */
  readonly store: Readonly<Partial<Record<StoreError['code'], string>>>;
  readonly storeEmpty: string;
  readonly storeIn: string;
  readonly storeNoneFound: string;
  readonly storeMore: string;
  readonly option_search: string;
  readonly option_from: string;
  readonly converted: string;
  readonly created: string;
  readonly problems: string;
  readonly noProblems: string;
  readonly severity: Readonly<Record<'error' | 'warning' | 'note', string>>;
  readonly fields: Readonly<
    Record<
      | 'name'
      | 'place'
      | 'dates'
      | 'kind'
      | 'system'
      | 'players'
      | 'teams'
      | 'rounds'
      | 'current'
      | 'editions'
      | 'fideMode'
      | 'entries'
      | 'id'
      | 'changed'
      | 'source',
      string
    >
  >;
  readonly stages: Readonly<
    Record<'draft' | 'published' | 'playing' | 'complete' | 'closed', string>
  >;
  readonly kinds: Readonly<Record<'individual' | 'team', string>>;
  readonly fideMode: Readonly<Record<'on' | 'left', string>>;
  readonly current: string;
  readonly notStarted: string;
  readonly inForce: string;
  readonly undone: string;
  readonly logHeader: readonly [string, string, string, string, string];
  readonly editionsHeader: readonly [string, string, string, string];
  readonly now: string;
}
