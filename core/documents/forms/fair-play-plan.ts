import { dayOfDuty } from '../../administration/deadlines/event-deadlines.ts';
import { inBoth } from '../../rules/in-both.ts';
import { lawsOfEvent } from '../../tournament/laws-of-event.ts';
import { datedEvent } from '../../tournament/dated-event.ts';
import { sayDay, sayRateOfPlay } from '../times/say-time.ts';
import { arbiterFields, eventFields, form } from './form-parts.ts';
import type { FormMaker } from './form.ts';
import { byHand, field } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    until: 'To be sent by',
    rounds: 'Rounds',
    players: 'Players entered',
    rate: 'Rate of play',
    charge: 'Who answers for it',
    reached: 'Telephone and e-mail',
    equipment: 'Equipment',
    devices: [
      'Jammers of telephones, where the law allows them',
      'Hand-held metal detectors',
      'Metal detectors to walk through',
      'Detectors of other electronic objects',
      'Closed-circuit cameras',
    ],
    handled: 'Who handles it, and how they were trained',
    measures: 'Other measures',
    searches: 'Searches by lot, announced in the regulations',
    others: [
      'Players reminded of the rules before round 1',
      'Bags and telephones left outside the playing area',
      'An arbiter for those who leave the playing area',
      'Games kept and screened during the event',
      'Games sent out with a delay',
    ],
    delay: 'Delay in minutes',
    remarks: 'Remarks',
    agreed:
      'What is used is agreed with FIDE’s commission; a hand-held detector is the first choice (LA 12713-12719). One of them at least should be in use (LA 12621).',
  },
  {
    until: 'À envoyer au plus tard le',
    rounds: 'Rondes',
    players: 'Joueurs inscrits',
    rate: 'Cadence',
    charge: 'Responsable',
    reached: 'Téléphone et courriel',
    equipment: 'Équipement',
    devices: [
      'Brouilleurs de téléphones, si la loi les permet',
      'Détecteurs de métaux portatifs',
      'Portiques de détection',
      'Détecteurs d’autres objets électroniques',
      'Caméras en circuit fermé',
    ],
    handled: 'Qui s’en sert, et avec quelle formation',
    measures: 'Autres mesures',
    searches: 'Fouilles au sort, annoncées au règlement',
    others: [
      'Règles rappelées aux joueurs avant la ronde 1',
      'Sacs et téléphones laissés hors de l’aire de jeu',
      'Un arbitre pour ceux qui quittent l’aire de jeu',
      'Parties gardées et examinées pendant le tournoi',
      'Parties diffusées en différé',
    ],
    delay: 'Différé en minutes',
    remarks: 'Remarques',
    agreed:
      'L’équipement est convenu avec la commission de la FIDE ; le détecteur portatif est le premier choix (LA 12713-12719). L’un d’eux au moins devrait servir (LA 12621).',
  },
);

/** What an event does against cheating, sent to FIDE four weeks before it (LA 12615-12622, 12713-12719). */
export const fairPlayPlan: FormMaker = ({ state }, { language }) => {
  // FIDE's commission is of chess.
  if (lawsOfEvent(state) === null) return [];
  const words = WORDS[language];
  const { settings } = state;
  const until = dayOfDuty('antiCheatingForm', datedEvent(state));
  const announced = state.administration?.regulations?.clauses.searches === 'yes';
  return [
    form('fair-play-plan', language, [
      {
        kind: 'fields',
        fields: [
          ...eventFields(state, language),
          field(FORM_WORDS[language].organiser, settings.organiser, 'organiser'),
          field(words.until, until === null ? null : sayDay(until, language), 'organiser'),
        ],
      },
      {
        kind: 'fields',
        columns: 3,
        fields: [
          ...arbiterFields(state, language),
          field(words.rounds, settings.rounds, 'organiser'),
          field(words.players, state.players.size, 'organiser'),
          field(
            words.rate,
            settings.timeControl === null ? null : sayRateOfPlay(settings.timeControl, language),
            'organiser',
          ),
        ],
      },
      { kind: 'fields', fields: [byHand(words.charge), byHand(words.reached)] },
      { kind: 'heading', text: words.equipment },
      { kind: 'boxes', columns: 2, lines: words.devices },
      { kind: 'room', label: words.handled, lines: 2 },
      { kind: 'heading', text: words.measures },
      {
        kind: 'boxes',
        columns: 2,
        lines: [words.searches, ...words.others],
        ticked: announced ? [words.searches] : [],
      },
      { kind: 'fields', fields: [byHand(words.delay), byHand(FORM_WORDS[language].signedOn)] },
      { kind: 'room', label: words.remarks, lines: 3 },
      { kind: 'text', text: words.agreed },
      {
        kind: 'signatures',
        who: [FORM_WORDS[language].organiser, FORM_WORDS[language].chiefArbiter],
      },
    ]),
  ];
};
