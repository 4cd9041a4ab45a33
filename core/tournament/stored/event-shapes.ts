import { COLOURS } from '../../rules/colour.ts';
import { CHAPTERS } from '../../rules/editions/edition.ts';
import { REPUBLISH_REASONS } from '../../rules/editions/handling.ts';
import { BYES, GRANTED_BYES, PLAYED_SCORES } from '../../rules/outcome.ts';
import { TITLES } from '../../rules/title.ts';
import { NUMBERING_REASONS, type EventType } from '../event.ts';
import { LEAVING_REASONS, RATING_LIST_KINDS } from '../player.ts';
import { CORRECTION_WINDOWS, PAIRING_ORIGINS, UNPAIRED_REASONS } from '../round.ts';
import { SETTINGS, someSettings } from './settings-shapes.ts';
import { either, listOf, number, object, oneOf, orNull, text, whole, type Shape } from './shape.ts';

const colour = oneOf(COLOURS);
const yes = oneOf([true]);

const ratingSource = object({ list: text, month: text, kind: oneOf(RATING_LIST_KINDS) });

const details = object({
  id: text,
  name: text,
  'sex?': oneOf(['m', 'w']),
  'title?': oneOf(TITLES),
  'federation?': text,
  'fideId?': text,
  'nationalId?': text,
  'club?': text,
  'league?': text,
  'tags?': listOf(text),
  'licence?': text,
  ratings: object({ 'fide?': whole, 'national?': whole, 'estimate?': whole }),
  'ratingSources?': object({ 'fide?': ratingSource, 'national?': ratingSource }),
  fromRound: whole,
  'noHalfPointBye?': yes,
  'private?': object({
    'birthDate?': text,
    'phone?': text,
    'email?': text,
    'comment?': text,
    'feeDue?': whole,
    'feePaid?': whole,
  }),
});

const team = object({
  id: text,
  name: text,
  'nickname?': text,
  roster: listOf(text),
  'strength?': whole,
});

const outcome = either(
  object({ kind: oneOf(['notEntered', 'adjourned', 'doubleForfeit']) }),
  object({ kind: oneOf(['forfeit']), winner: colour }),
  object({
    kind: oneOf(['played']),
    score: oneOf(PLAYED_SCORES),
    'underOneMove?': yes,
    'coloursReversed?': yes,
  }),
);

const games = listOf(object({ board: whole, white: text, black: text, 'match?': whole }));
const unpaired = listOf(
  object({
    player: text,
    outcome: oneOf([...BYES, 'forfeitWin', 'forfeitLoss']),
    reason: oneOf(UNPAIRED_REASONS),
  }),
);

const ROUND: Readonly<Record<string, Shape>> = {
  round: whole,
  origin: oneOf(PAIRING_ORIGINS),
  games,
  matches: listOf(object({ table: whole, first: text, second: text })),
  unpaired,
  freeTeams: listOf(object({ team: text, outcome: oneOf(BYES) })),
};

const group = object({ players: listOf(text), fromRound: whole, toRound: whole });
const pins = object(Object.fromEntries(CHAPTERS.map((chapter) => [chapter, text])));

/** What every stored event must look like; an event type without a line here does not compile. */
export const EVENT_SHAPES: Readonly<Record<EventType, Shape>> = {
  tournamentCreated: object({ settings: object(SETTINGS), pins, 'unpublished?': yes }),
  tournamentPublished: object({}),
  tournamentWithheld: object({}),
  imported: object({ from: text, problems: whole, 'comments?': listOf(text) }),
  settingsChanged: object({ changes: someSettings }),
  editionPinned: object({ chapter: oneOf(CHAPTERS), edition: text }),
  fideModeLeft: object({ reason: text }),
  playersEntered: object({ players: listOf(details) }),
  playerCorrected: object({ player: text, details }),
  playerRemoved: object({ player: text }),
  teamEntered: object({ team }),
  teamCorrected: object({ team }),
  teamByeGranted: object({ team: text, round: whole, bye: oneOf(GRANTED_BYES) }),
  teamByeRevoked: object({ team: text, round: whole }),
  teamLeft: object({ team: text, fromRound: whole }),
  teamReturned: object({ team: text }),
  lineUpSet: object({ round: whole, team: text, boards: listOf(orNull(text)) }),
  matchFielded: object({ round: whole, table: whole, games, unpaired }),
  numbersAssigned: object({ order: listOf(text), reason: oneOf(NUMBERING_REASONS) }),
  listClosed: object({}),
  byeGranted: object({ player: text, round: whole, bye: oneOf(GRANTED_BYES) }),
  byeRevoked: object({ player: text, round: whole }),
  checkInOpened: object({ round: whole }),
  playersCheckedIn: object({ players: listOf(text) }),
  checkInUndone: object({ players: listOf(text) }),
  checkInClosed: object({ round: whole }),
  playerLeft: object({ player: text, reason: oneOf(LEAVING_REASONS), fromRound: whole }),
  playerReturned: object({ player: text, fromRound: whole }),
  pairsProhibited: object({ group }),
  pairsAllowed: object({ group }),
  boardFixed: object({ player: text, board: orNull(whole) }),
  roundDrafted: object(ROUND),
  draftDiscarded: object({ round: whole }),
  roundPublished: object({ round: whole }),
  roundRepublished: object({ ...ROUND, reason: oneOf(REPUBLISH_REASONS) }),
  roundStarted: object({ round: whole }),
  resultEntered: object({ round: whole, board: whole, outcome }),
  resultCleared: object({ round: whole, board: whole }),
  resultCorrected: object({
    round: whole,
    board: whole,
    outcome,
    window: oneOf(CORRECTION_WINDOWS),
  }),
  resultClaimed: object({ round: whole, board: whole, player: text, outcome }),
  claimWithdrawn: object({ round: whole, board: whole, player: text }),
  resultVerified: object({ round: whole, board: whole, outcome }),
  resultQuestioned: object({ round: whole, board: whole, outcome }),
  questionDismissed: object({ round: whole, board: whole }),
  roundClosed: object({ round: whole }),
  tieLotsDrawn: object({ seed: text }),
  playOffRecorded: object({ steps: listOf(listOf(text)) }),
  playOffCancelled: object({ players: listOf(text) }),
  tieBreakValueSet: object({ player: text, code: text, value: orNull(number) }),
  pointsAdjusted: object({ player: text, round: whole, points: whole, reason: text }),
  restorePointMarked: object({ name: text }),
  undone: object({ position: whole }),
  redone: object({ position: whole }),
  restored: object({ to: whole }),
};
