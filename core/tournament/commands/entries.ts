import type { CommandOf } from '../command.ts';
import type { TournamentEvent } from '../event.ts';
import { insertInOrder } from '../initial-order.ts';
import {
  allow,
  hasRounds,
  nameOf,
  refuse,
  handlingRules,
  unknownPlayer,
  type Judgement,
} from '../judgement.ts';
import { RATING_LIST_KINDS, type PlayerDetails } from '../player.ts';
import { HOUSE_RULES, type Refusal } from '../refusal.ts';
import { enteredAgain, numbersTaken } from '../same-player.ts';
import { draftOf, isStarted, publishedRounds, type Tournament } from '../state.ts';

/** Four columns hold a rating in every report file. */
const HIGHEST_RATING = 9999;

function faultOfPlayer(player: PlayerDetails, state: Tournament): Refusal | null {
  const bad = (field: string, value: string | number): Refusal => ({
    code: 'badPlayer',
    article: HOUSE_RULES.wellFormed,
    params: { player: player.name, field, value },
  });
  if (player.name.trim() === '') return bad('name', player.name);
  for (const kind of ['fide', 'national', 'estimate'] as const) {
    const rating = player.ratings[kind];
    if (rating === undefined) continue;
    if (!Number.isInteger(rating) || rating < 0 || rating > HIGHEST_RATING) {
      return bad(`ratings.${kind}`, rating);
    }
  }
  const { fromRound } = player;
  if (!Number.isInteger(fromRound) || fromRound < 1 || fromRound > state.settings.rounds) {
    return bad('fromRound', fromRound);
  }
  const unnamed = player.tags?.find((tag, index, all) => {
    return tag.trim() === '' || all.indexOf(tag) !== index;
  });
  if (unnamed !== undefined) return bad('tags', unnamed);
  for (const kind of ['fide', 'national'] as const) {
    const source = player.ratingSources?.[kind];
    if (source === undefined) continue;
    const { list, month } = source;
    if (list.trim() === '') return bad(`ratingSources.${kind}`, list);
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return bad(`ratingSources.${kind}`, month);
    if (!RATING_LIST_KINDS.includes(source.kind)) return bad(`ratingSources.${kind}`, source.kind);
  }
  for (const fee of ['feeDue', 'feePaid'] as const) {
    const cents = player.private?.[fee] ?? 0;
    if (!Number.isSafeInteger(cents) || cents < 0) return bad(fee, 'hidden');
  }
  const birth = player.private?.birthDate;
  if (birth !== undefined && !/^\d{4}(-\d\d-\d\d)?$/.test(birth)) return bad('birthDate', 'hidden');
  return null;
}

export function enterPlayers(state: Tournament, command: CommandOf<'enterPlayers'>): Judgement {
  const { articles } = handlingRules(state);
  if (state.listClosed) return refuse('listAlreadyClosed', articles.definitiveNumbers);
  const seen = new Set<string>();
  const firstOpen = publishedRounds(state).length + 1;
  for (const player of command.players) {
    if (seen.has(player.id) || state.players.has(player.id)) {
      return refuse('duplicatePlayer', HOUSE_RULES.knownNames, { player: player.name });
    }
    seen.add(player.id);
    const fault = faultOfPlayer(player, state);
    if (fault) return { refusal: fault };
    if (player.fromRound < firstOpen) {
      return refuse('playerNotAvailable', articles.lateEntry, {
        player: player.name,
        round: player.fromRound,
      });
    }
  }
  if (command.players.length === 0) return allow([]);
  const events: TournamentEvent[] = [{ type: 'playersEntered', players: command.players }];
  if (state.numbers.length > 0) {
    const numbered = state.numbers.flatMap((id) => state.players.get(id) ?? []);
    events.push({
      type: 'numbersAssigned',
      order: insertInOrder(numbered, command.players, state.settings.initialOrder),
      reason: isStarted(state) ? 'lateEntry' : 'initialOrder',
    });
  }
  return allow(events, enteredAgain(state, command.players));
}

export function correctPlayer(state: Tournament, command: CommandOf<'correctPlayer'>): Judgement {
  const player = state.players.get(command.player);
  if (!player) return unknownPlayer(command.player);
  const { left, ...details } = player;
  const corrected: PlayerDetails = { ...details, ...command.changes, id: player.id };
  for (const key of command.removes ?? []) Reflect.deleteProperty(corrected, key);
  const fault = faultOfPlayer(corrected, state);
  if (fault) return { refusal: fault };
  if (corrected.fromRound !== player.fromRound) {
    if (hasRounds(state, player) || corrected.fromRound <= publishedRounds(state).length) {
      return refuse('playerHasPlayed', handlingRules(state).articles.lateEntry, {
        player: player.name,
      });
    }
  }
  if (JSON.stringify(corrected) === JSON.stringify(details)) return allow([]);
  return allow(
    [{ type: 'playerCorrected', player: player.id, details: corrected }],
    numbersTaken(state, details, corrected),
  );
}

/** Only before the first pairing: later, players withdraw and their games stay. */
export function removePlayer(state: Tournament, command: CommandOf<'removePlayer'>): Judgement {
  const player = state.players.get(command.player);
  if (!player) return unknownPlayer(command.player);
  if (draftOf(state)) return refuse('draftInTheWay', HOUSE_RULES.draftsRestOnFacts);
  if (hasRounds(state, player)) {
    return refuse('playerHasPlayed', handlingRules(state).articles.withdrawal, {
      player: nameOf(state, player.id),
    });
  }
  return allow([{ type: 'playerRemoved', player: player.id }]);
}
