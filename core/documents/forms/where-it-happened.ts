import type { Language } from '../../rules/language.ts';
import { wallTime } from '../../rules/zone.ts';
import type { Incident } from '../../tournament/incidents/incident.ts';
import { saidIn } from '../../tournament/incidents/said-in.ts';
import { incidentKindName } from '../../tournament/incidents/say-told.ts';
import type { Game } from '../../tournament/round.ts';
import type { Tournament } from '../../tournament/state.ts';
import { dayOfRound } from '../../tournament/views/round-times.ts';
import { sayDay } from '../times/say-time.ts';
import { personName } from './form-parts.ts';
import type { FormAsk, FormBlock } from './form.ts';
import { orByHand, type FormField } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

/** The game a paper is about: by its board, or by the player in that round. */
function gameOf(state: Tournament, { round, board, player }: FormAsk): Game | null {
  const games = round === undefined ? [] : (state.rounds[round - 1]?.games ?? []);
  return (
    games.find((game) =>
      board === undefined ? game.white === player || game.black === player : game.board === board,
    ) ?? null
  );
}

/** Where it happened, as far as it is said; the rest is written by hand. */
export function placeFields(
  state: Tournament,
  ask: FormAsk,
): readonly [round: FormField, day: FormField, board: FormField, ...sides: FormField[]] {
  const { language } = ask;
  const words = FORM_WORDS[language];
  const game = gameOf(state, ask);
  const day = ask.round === undefined ? null : dayOfRound(state, ask.round);
  const nameOf = (id: Game['white'] | undefined): string | null => {
    const found = id === undefined ? undefined : state.players.get(id);
    return found === undefined ? null : personName(found, language);
  };
  return [
    orByHand(words.round, ask.round),
    orByHand(words.day, day === null ? null : sayDay(day, language)),
    orByHand(words.board, game?.board ?? ask.board),
    orByHand(words.white, nameOf(game?.white)),
    orByHand(words.black, nameOf(game?.black)),
  ];
}

/** The same on two lines, with the hour of the incident: for papers on which much has to be written. */
export function placeBlocks(
  state: Tournament,
  ask: FormAsk,
  incident: Incident | null,
): readonly FormBlock[] {
  const [round, day, board, ...sides] = placeFields(state, ask);
  return [
    { kind: 'fields', columns: 4, fields: [round, day, board, hourField(incident, ask)] },
    { kind: 'fields', fields: sides },
  ];
}

/** The hour of the incident by the clock of the hall, or a line to write it on. */
export const hourField = (incident: Incident | null, { language, zone }: FormAsk): FormField =>
  orByHand(
    FORM_WORDS[language].hour,
    incident === null ? null : wallTime(incident.at, zone).slice(11),
  );

/**
 * What is asked, with player, round and board of the incident it is about, where it is about one;
 * null where there is no such incident.
 */
export function incidentAsked(
  { incidents }: Pick<Tournament, 'incidents'>,
  ask: FormAsk,
): { readonly ask: FormAsk; readonly incident: Incident | null } | null {
  if (ask.incident === undefined) return { ask, incident: null };
  const incident = incidents?.get(ask.incident);
  if (incident === undefined) return null;
  const { player, round, board } = incident;
  return {
    incident,
    ask: {
      ...ask,
      ...(player === null ? {} : { player }),
      ...(round === null ? {} : { round }),
      ...(board === null ? {} : { board }),
    },
  };
}

/** An incident in a sentence or two: what it was about, what happened, and the moves that proved a claim. */
export function whatHappened(incident: Incident, language: Language): string {
  const kind = incidentKindName(incident.kind, language);
  const text = saidIn(incident, language);
  return [text === kind ? `${kind}.` : `${kind}. ${text}`, incident.score ?? '']
    .filter((part) => part !== '')
    .join(' ');
}
