import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { declaredLicence } from '../../tournament/declared-licence.ts';
import type { Licence } from '../../tournament/licence.ts';
import type { Player } from '../../tournament/player.ts';
import type { Tournament } from '../../tournament/state.ts';
import { concerned, eventFields, form, playerFields, sayBirth } from './form-parts.ts';
import { sayDay } from '../times/say-time.ts';
import type { FormMaker } from './form.ts';
import { byHand, field, type FormField } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    declares:
      'I declare on my honour that I hold a licence {licence} of the French federation for the present season, taken through the club named below, and that I cannot show it today.',
    knows:
      'I know that the arbiter asks this club, and that a false declaration may have me excluded and reported.',
    clubAsked: 'Club to be asked',
    askedOn: 'Club asked on',
    answer: 'Answer of the club, on',
    guardian: 'Player, or a parent for a minor',
  },
  {
    declares:
      'Je déclare sur l’honneur être titulaire d’une licence {licence} de la fédération française pour la saison en cours, prise par le club nommé ci-dessous, et ne pas pouvoir la présenter aujourd’hui.',
    knows:
      'Je sais que l’arbitre interroge ce club, et qu’une fausse déclaration peut entraîner mon exclusion et un signalement.',
    clubAsked: 'Club à interroger',
    askedOn: 'Club interrogé le',
    answer: 'Réponse du club, le',
    guardian: 'Joueur, ou un parent pour un mineur',
  },
);

/** The day the club was asked, once somebody has noted it. */
function clubAskedField(
  state: Tournament,
  { id }: Player,
  label: string,
  language: Language,
): readonly FormField[] {
  const asked = state.licenceChecks.get(id)?.clubAsked;
  return asked === undefined ? [] : [field(label, sayDay(asked, language), 'player')];
}

/** T3 (licence A) and T4 (licence B) of everybody who declares a licence on honour (LA 8755). */
const declaration =
  (name: 't3' | 't4', licence: Licence): FormMaker =>
  ({ state }, ask) => {
    const { language } = ask;
    const words = WORDS[language];
    const common = FORM_WORDS[language];
    const players = [...state.players.values()].filter(
      (player) =>
        state.licenceChecks.get(player.id)?.seen === 'attestation' &&
        declaredLicence(state, player) === licence,
    );
    return concerned(players, ask).map((player) =>
      form(
        name,
        language,
        [
          { kind: 'fields', fields: eventFields(state, language) },
          {
            kind: 'fields',
            fields: [
              ...playerFields(player, language),
              field(common.birth, sayBirth(player.private?.birthDate, language), 'player'),
            ],
          },
          { kind: 'text', text: fill(words.declares, { licence }) },
          { kind: 'text', text: words.knows },
          {
            kind: 'fields',
            fields: [
              field(words.clubAsked, player.club ?? null, 'player'),
              ...clubAskedField(state, player, words.askedOn, language),
              byHand(words.answer),
              byHand(common.signedOn),
            ],
          },
          { kind: 'signatures', who: [words.guardian, common.chiefArbiter] },
        ],
        { about: player.name },
      ),
    );
  };

export const declarationA = declaration('t3', 'A');
export const declarationB = declaration('t4', 'B');
