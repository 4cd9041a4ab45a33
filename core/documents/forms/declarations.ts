import { inBoth } from '../../rules/in-both.ts';
import { fill } from '../../rules/sentence.ts';
import { LICENCES, type Licence } from '../../tournament/licence.ts';
import type { Player } from '../../tournament/player.ts';
import type { Tournament } from '../../tournament/state.ts';
import { concerned, eventFields, form, playerFields, sayBirth } from './form-parts.ts';
import type { FormMaker } from './form.ts';
import { byHand, field } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    declares:
      'I declare on my honour that I hold a licence {licence} of the French federation for the present season, taken through the club named below, and that I cannot show it today.',
    knows:
      'I know that the arbiter asks this club, and that a false declaration may have me excluded and reported.',
    clubAsked: 'Club to be asked',
    answer: 'Answer of the club, on',
    guardian: 'Player, or a parent for a minor',
  },
  {
    declares:
      'Je déclare sur l’honneur être titulaire d’une licence {licence} de la fédération française pour la saison en cours, prise par le club nommé ci-dessous, et ne pas pouvoir la présenter aujourd’hui.',
    knows:
      'Je sais que l’arbitre interroge ce club, et qu’une fausse déclaration peut entraîner mon exclusion et un signalement.',
    clubAsked: 'Club à interroger',
    answer: 'Réponse du club, le',
    guardian: 'Joueur, ou un parent pour un mineur',
  },
);

/** The licence a declaration is about: as noted, else the one on record, else the one the event asks for. */
function declared(state: Tournament, { id, licence }: Player): Licence {
  const check = state.licenceChecks.get(id);
  return (
    check?.licence ??
    LICENCES.find((one) => one === licence) ??
    state.settings.regulations.licence ??
    'A'
  );
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
        declared(state, player) === licence,
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
