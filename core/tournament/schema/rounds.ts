import { APART_BY, type ApartRule } from '../apart-rule.ts';
import { BYES, PLAYED_SCORES, type GameOutcome } from '../../rules/outcome.ts';
import {
  PAIRING_ORIGINS,
  UNPAIRED_REASONS,
  type DraftedGame,
  type DraftedRound,
  type FreeTeam,
  type Match,
  type ProhibitedGroup,
  type ProposedMatch,
  type ProposedPair,
  type Unpaired,
} from '../round.ts';
import { either, object, oneOf, optional, orNull, type FieldsOf } from './schema.ts';
import { aColour, anOrdinal, aPlayer, aRound, aTeam, aWhole, listOf, yes } from './words.ts';

type Outcome<K extends GameOutcome['kind']> = Extract<GameOutcome, { readonly kind: K }>;

export const aPlayedGame = object<Outcome<'played'>>({
  kind: oneOf(['played']),
  score: oneOf(PLAYED_SCORES),
  underOneMove: optional(yes),
  coloursReversed: optional(yes),
});

const adjourned = object<Outcome<'adjourned'>>({ kind: oneOf(['adjourned']) });
const forfeit = object<Outcome<'forfeit'>>({ kind: oneOf(['forfeit']), winner: aColour });
const doubleForfeit = object<Outcome<'doubleForfeit'>>({ kind: oneOf(['doubleForfeit']) });

/** A blank is no result: it is cleared by its own command. */
export const anOutcome = either<GameOutcome>('kind', [
  aPlayedGame,
  adjourned,
  forfeit,
  doubleForfeit,
]);

/** What a log may hold beside: a board that was left open. */
export const aRecordedOutcome = either<GameOutcome>('kind', [
  object<Outcome<'notEntered'>>({ kind: oneOf(['notEntered']) }),
  aPlayedGame,
  adjourned,
  forfeit,
  doubleForfeit,
]);

/** The board a command or a fact is about. */
export const onBoard: FieldsOf<{ readonly round: number; readonly board: number }> = {
  round: aRound,
  board: anOrdinal,
};

export const aPair = object<ProposedPair>({ white: aPlayer, black: aPlayer });
export const aMatch = object<ProposedMatch>({ first: aTeam, second: aTeam });

export const draftedGames = listOf(
  object<DraftedGame>({
    board: anOrdinal,
    white: aPlayer,
    black: aPlayer,
    match: optional(aWhole),
  }),
);

export const unpairedPlayers = listOf(
  object<Unpaired>({
    player: aPlayer,
    outcome: oneOf([...BYES, 'forfeitWin', 'forfeitLoss']),
    reason: oneOf(UNPAIRED_REASONS),
  }),
);

export const DRAFTED_ROUND: FieldsOf<DraftedRound> = {
  round: aRound,
  origin: oneOf(PAIRING_ORIGINS),
  games: draftedGames,
  matches: listOf(object<Match>({ table: aWhole, first: aTeam, second: aTeam })),
  unpaired: unpairedPlayers,
  freeTeams: listOf(object<FreeTeam>({ team: aTeam, outcome: oneOf(BYES) })),
};

export const anApartRule = object<ApartRule>({
  by: oneOf(APART_BY),
  toRound: orNull(aRound),
});

export const aProhibitedGroup = object<ProhibitedGroup>({
  players: listOf(aPlayer),
  fromRound: aRound,
  toRound: aRound,
});
