import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { Incident } from '../../tournament/incidents/incident.ts';
import type { Player } from '../../tournament/player.ts';
import type { Tournament } from '../../tournament/state.ts';
import { personName } from './form-parts.ts';
import type { FormAsk, FormBlock } from './form.ts';
import { orByHand, type FormField } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    complainant: 'Who complains',
    name: 'Name',
    accused: 'Player complained about',
    confidential:
      'What stands here stays between the arbiters, the complainant and FIDE until the inquiry is closed (LA 12640).',
    unfounded:
      'A complaint that is clearly unfounded may bring a warning, and a second one within {within} months a suspension of {first} months, then of {second} (LA 12644).',
  },
  {
    complainant: 'Auteur de la plainte',
    name: 'Nom',
    accused: 'Joueur mis en cause',
    confidential:
      'Ce qui figure ici reste entre les arbitres, l’auteur de la plainte et la FIDE jusqu’à la clôture de l’enquête (LA 12640).',
    unfounded:
      'Une plainte manifestement infondée peut valoir un avertissement, et une deuxième sous {within} mois une suspension de {first} mois, puis de {second} (LA 12644).',
  },
);

/** Months within which a second warning counts, and those of a first and a second suspension (LA 12644). */
const UNFOUNDED = { within: 6, first: 3, second: 6 } as const;

/** Who complains of a suspicion of cheating; the player of the incident is the one complained about. */
export const complainantOf = (state: Tournament, asked: FormAsk): Player | undefined =>
  asked.player === undefined ? undefined : state.players.get(asked.player);

/** Who complains about whom, with what else is to be written and ticked of the first. */
export function partyBlocks(
  state: Tournament,
  asked: FormAsk,
  incident: Incident | null,
  {
    fields,
    below = [],
  }: { readonly fields: readonly FormField[]; readonly below?: readonly FormBlock[] },
): readonly FormBlock[] {
  const { language } = asked;
  const words = WORDS[language];
  const player = incident?.player ?? null;
  const accused = player === null ? undefined : state.players.get(player);
  const named = (who: Player | undefined): readonly FormField[] => [
    orByHand(words.name, who === undefined ? null : personName(who, language)),
    orByHand(FORM_WORDS[language].fideId, who?.fideId),
  ];
  return [
    { kind: 'heading', text: words.complainant },
    { kind: 'fields', fields: [...named(complainantOf(state, asked)), ...fields] },
    ...below,
    { kind: 'heading', text: words.accused },
    { kind: 'fields', fields: named(accused) },
  ];
}

/** Who keeps it to themselves, and what an unfounded complaint brings. */
export const warningText = (language: Language): FormBlock => ({
  kind: 'text',
  text: `${WORDS[language].confidential} ${fill(WORDS[language].unfounded, UNFOUNDED)}`,
});

/** Who signs as the one who complains. */
export const complainantWord = (language: Language): string => WORDS[language].complainant;
