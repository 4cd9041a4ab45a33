import { BoardPicture } from './drawings/board-later.ts';
import { later } from './later/later.ts';
import { PeriodsOfPlay } from './pages/settings/fields/periods-later.ts';
import { QrCode } from './parts/qr-code.ts';
import { LicenceSection } from './parts/licences/licence-later.ts';
import { PlayerIncidents, PlayerNeedsSection } from './parts/decisions/decisions-later.ts';
import { SeveralOfAList, SeveralTyped } from './parts/several-later.ts';

/** Needed in few rounds. */
export const IdlePlayers = later(() =>
  import('./pages/rounds/idle/idle-players.tsx').then((code) => code.IdlePlayers),
);

/** Where pairings are changed by hand. */
export const ManualPairing = later(() =>
  import('./pages/rounds/manual-pairing/manual-pairing-part.ts').then((code) => code.ManualPairing),
);

export const ManualRepublication = later(() =>
  import('./pages/rounds/manual-pairing/manual-pairing-part.ts').then(
    (code) => code.ManualRepublication,
  ),
);

export const ManualTeamPairing = later(() =>
  import('./pages/rounds/manual-pairing/manual-pairing-part.ts').then(
    (code) => code.ManualTeamPairing,
  ),
);

/** Where somebody is let in by a link. */
export const NewLink = later(() =>
  import('./pages/people/new-link.tsx').then((code) => code.NewLink),
);

/** Between the draw and round 1. */
export const BeforeStart = later(() =>
  import('./pages/rounds/before-start/before-start.tsx').then((code) => code.BeforeStart),
);

/** While a round begins. */
export const DefaultTimeBar = later(() =>
  import('./pages/rounds/default-time/default-time-bar.tsx').then((code) => code.DefaultTimeBar),
);

/** Rounds of Chess960, and where one is made. */
export const Chess960Part = later(() =>
  import('./pages/rounds/chess960/chess960-part.tsx').then((code) => code.Chess960Part),
);

/** Where announcements are said aloud. */
export const CallsSpeaker = later(() =>
  import('./pages/now/calls/calls-part.ts').then((code) => code.CallsSpeaker),
);

/** While a round is to begin, or somebody may still come. */
export const CallsBar = later(() =>
  import('./pages/now/calls/calls-part.ts').then((code) => code.CallsBar),
);

/** In rounds of teams, where a line-up is against the rules. */
export const IrregularLineUp = later(() =>
  import('./parts/teams/team-part.ts').then((code) => code.IrregularLineUp),
);

/** Where a match of teams gets a day and a place of its own. */
export const ArrangeMatch = later(() =>
  import('./parts/teams/team-part.ts').then((code) => code.ArrangeMatch),
);

/** The calendar of a season of teams. */
export const MatchCalendar = later(() =>
  import('./parts/teams/team-part.ts').then((code) => code.MatchCalendar),
);

/** Between the check-in and the draft of a round. */
export const PrepareRound = later(() =>
  import('./parts/licences/door-part.ts').then((code) => code.PrepareRound),
);

/** At the door, where licences are looked at. */
export const LicenceRegister = later(() =>
  import('./parts/licences/door-part.ts').then((code) => code.LicenceRegister),
);

/** On the first page, once a table of entries is at hand. */
export const EntriesDialog = later(() =>
  import('./pages/home/entries-dialog.tsx').then((code) => code.EntriesDialog),
);

/** When rounds are played, and how fast. */
export const TimeFields = later(() =>
  import('./pages/settings/fields/time-fields.tsx').then((code) => code.TimeFields),
);

/** The last step of the wizard, for events with prizes. */
export const PrizeStep = later(() =>
  import('./pages/new/prize-step.tsx').then((code) => code.PrizeStep),
);

/** Far down the page of settings. */
export const RegulationFields = later(() =>
  import('./pages/settings/fields/regulation-fields.tsx').then((code) => code.RegulationFields),
);

/** For those who would rather look at the standings than read them. */
export const StandingsPicture = later(() =>
  import('./pages/standings/picture.tsx').then((code) => code.Picture),
);

/** Beside the table of the standings, where somebody asks for them. */
export const CategoryRankings = later(() =>
  import('./panels/rank/rank-part.ts').then((code) => code.CategoryRankings),
);
export const ClubRanking = later(() =>
  import('./panels/rank/rank-part.ts').then((code) => code.ClubRanking),
);

/** Beside norms and ratings, where something FIDE asks of the event is not known. */
export const EventForNorms = later(() =>
  import('./pages/norms/event-for-norms.tsx').then((code) => code.EventForNorms),
);

/** Above the standings, where ties are to be settled. */
export const OwnValues = later(() =>
  import('./panels/rank/rank-part.ts').then((code) => code.OwnValues),
);

export const PlayOffs = later(() =>
  import('./panels/rank/rank-part.ts').then((code) => code.PlayOffs),
);

export const RecordPlayOff = later(() =>
  import('./panels/rank/rank-part.ts').then((code) => code.RecordPlayOff),
);

/** In a team event, in the place of the players. */
export const TeamStandings = later(() =>
  import('./panels/rank/rank-part.ts').then((code) => code.TeamStandings),
);

/** Below the prizes of a team event. */
export const BoardPrizesTable = later(() =>
  import('./panels/rank/rank-part.ts').then((code) => code.BoardPrizesTable),
);

/** The same of the crosstable. */
export const TeamCrosstable = later(() =>
  import('./panels/rank/rank-part.ts').then((code) => code.TeamCrosstable),
);

/** Where tie-breaks are announced: it knows all of them. */
export const TieBreakEditor = later(() =>
  import('./pages/settings/fields/tie-break-editor.tsx').then((code) => code.TieBreakEditor),
);

/** Further down it. */
export const RulesSection = later(() =>
  import('./pages/settings/rules-section.tsx').then((code) => code.RulesSection),
);

/** Below the players who do not meet. */
export const ApartRules = later(() =>
  import('./pages/settings/apart-rules.tsx').then((code) => code.ApartRules),
);

/** Below the tournaments of the first page, and on the page of people. */
export const LetPhonesIn = later(() =>
  import('./pages/people/let-phones-in.tsx').then((code) => code.LetPhonesIn),
);

/** How readers come to the public pages. */
export const PublicDoor = later(() =>
  import('./pages/people/public-door.tsx').then((code) => code.PublicDoor),
);

export const Poster = later(() =>
  import('./pages/people/public-door.tsx').then((code) => code.Poster),
);

/** Where Keizer's system is chosen. */
export const KeizerFields = later(() =>
  import('./pages/settings/fields/keizer-fields.tsx').then((code) => code.KeizerFields),
);

/** In the settings of a cup. */
export const CupFields = later(() =>
  import('./pages/settings/fields/cup-fields.tsx').then((code) => code.CupFields),
);

/** In the settings of an event of teams. */
export const TeamFields = later(() =>
  import('./parts/teams/team-part.ts').then((code) => code.TeamFields),
);

/** In the settings of a match of two sides. */
export const SidesFields = later(() =>
  import('./pages/settings/fields/sides-fields.tsx').then((code) => code.SidesFields),
);

/** In the wizard, for those who do not know which system to take. */
export const SystemAdvice = later(() =>
  import('./pages/new/system-advice.tsx').then((code) => code.SystemAdvice),
);

/** Where somebody enters a player, a team, or all of a table. */
export const AddPlayer = later(() =>
  import('./parts/entries/entries-part.ts').then((code) => code.AddPlayer),
);

export const ImportEntries = later(() =>
  import('./parts/entries/entries-part.ts').then((code) => code.ImportEntries),
);

export const ImportTeams = later(() =>
  import('./parts/entries/entries-part.ts').then((code) => code.ImportTeams),
);

export const NumbersByHand = later(() =>
  import('./parts/entries/entries-part.ts').then((code) => code.NumbersByHand),
);

export const TeamDialog = later(() =>
  import('./parts/entries/entries-part.ts').then((code) => code.TeamDialog),
);

/** The catalogue of the Laws, and what searches it. */
export const LawsParts = later(() =>
  import('./parts/decisions/decisions-part.ts').then((code) => code.LawsParts),
);

/** The situations with their questions, and what proves a claim. */
export const DecideParts = later(() =>
  import('./parts/decisions/decisions-part.ts').then((code) => code.DecideParts),
);

/** Incidents and the register of penalties. */
export const IncidentsParts = later(() =>
  import('./parts/decisions/decisions-part.ts').then((code) => code.IncidentsParts),
);

/** Players with disabilities, on the chief arbiter's desk. */
export const NeedsParts = later(() =>
  import('./parts/decisions/decisions-part.ts').then((code) => code.NeedsParts),
);

/** Parts of pages that come after the page they belong to. */
export const PARTS_OF_PAGES = [
  IdlePlayers,
  ManualPairing,
  ManualRepublication,
  ManualTeamPairing,
  NewLink,
  BeforeStart,
  DefaultTimeBar,
  IrregularLineUp,
  ArrangeMatch,
  MatchCalendar,
  PrepareRound,
  LicenceRegister,
  LicenceSection,
  StandingsPicture,
  CategoryRankings,
  ClubRanking,
  OwnValues,
  PlayOffs,
  RecordPlayOff,
  TeamStandings,
  BoardPrizesTable,
  TeamCrosstable,
  TieBreakEditor,
  EntriesDialog,
  TimeFields,
  PrizeStep,
  RegulationFields,
  PeriodsOfPlay,
  RulesSection,
  ApartRules,
  LetPhonesIn,
  PublicDoor,
  Poster,
  KeizerFields,
  CupFields,
  TeamFields,
  SidesFields,
  SystemAdvice,
  AddPlayer,
  ImportEntries,
  ImportTeams,
  NumbersByHand,
  TeamDialog,
  LawsParts,
  CallsSpeaker,
  DecideParts,
  CallsBar,
  BoardPicture,
  Chess960Part,
  IncidentsParts,
  PlayerIncidents,
  NeedsParts,
  PlayerNeedsSection,
  SeveralOfAList,
  SeveralTyped,
  QrCode,
];
