import { sayEuros } from '../../administration/money/say-step.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { parseMoney } from '../../standings/prizes/money.ts';
import { knownFormFact } from '../../tournament/known-form-fact.ts';
import type { Player } from '../../tournament/player.ts';
import type { Tournament } from '../../tournament/state.ts';
import { sayTitle } from '../lists/say-result.ts';
import { sayDay, sayDays } from '../times/say-time.ts';
import { FORMS, type FormName } from './forms.ts';
import type { Form, FormAsk, FormBlock } from './form.ts';
import { field, type FormField } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

/** A paper with its own name as its title. */
export const form = (
  name: FormName,
  language: Language,
  blocks: readonly FormBlock[],
  { about = null, copies = 1 }: { readonly about?: string | null; readonly copies?: number } = {},
): Form => ({ form: name, title: FORMS[name].name[language], about, blocks, copies });

/** Name, number, club, place and days of the event: the head of every paper that leaves it. */
export function eventFields(state: Tournament, language: Language): readonly FormField[] {
  const words = FORM_WORDS[language];
  const { name, place, firstDay, lastDay } = state.settings;
  return [
    field(words.event, name, 'chiefArbiter'),
    field(words.homologation, knownFormFact(state, 'homologation'), 'organiser'),
    field(words.place, place, 'organiser'),
    field(words.dates, sayDays(firstDay, lastDay, language), 'organiser'),
  ];
}

/** Who signs for the event. */
export function arbiterFields(state: Tournament, language: Language): readonly FormField[] {
  const words = FORM_WORDS[language];
  const facts = state.formFacts;
  return [
    field(words.chiefArbiter, state.settings.chiefArbiter, 'organiser'),
    field(words.arbiterTitle, facts?.get('arbiterTitle') ?? null, 'chiefArbiter'),
    field(words.arbiterNumber, facts?.get('arbiterNumber') ?? null, 'chiefArbiter'),
  ];
}

/** What is known of a player, birth and ways to reach apart. */
export function playerFields(player: Player, language: Language): readonly FormField[] {
  const words = FORM_WORDS[language];
  return [
    field(words.player, personName(player, language), 'player'),
    field(words.federation, player.federation ?? null, 'player'),
    field(words.playersClub, player.club ?? null, 'player'),
    field(words.nationalId, player.nationalId ?? null, 'club'),
    field(words.fideId, player.fideId ?? null, 'federation'),
  ];
}

/** How a player can be written to. */
export function contactFields({ private: own }: Player, language: Language): readonly FormField[] {
  const words = FORM_WORDS[language];
  return [
    field(words.email, own?.email ?? null, 'club'),
    field(words.phone, own?.phone ?? null, 'club'),
  ];
}

export function personName({ name, title }: Player, language: Language): string {
  const said = sayTitle(title ?? null, language);
  return said === null ? name : `${said} ${name}`;
}

/** `7 March 1999`, or the year where that is all there is. */
export const sayBirth = (birthDate: string | undefined, language: Language): string | null =>
  birthDate === undefined ? null : birthDate.length === 4 ? birthDate : sayDay(birthDate, language);

/** An amount that somebody has typed, as money. */
export function sayAmount(amount: string, language: Language): string {
  const read = parseMoney(amount);
  return read === null ? amount : sayEuros(read, language);
}

/** The players a paper is about: the one asked for, where it is about that one. */
export const concerned = <T extends { readonly id: PlayerId }>(
  all: readonly T[],
  { player }: FormAsk,
): readonly T[] => (player === undefined ? all : all.filter(({ id }) => id === player));
