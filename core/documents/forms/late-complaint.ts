import { inBoth } from '../../rules/in-both.ts';
import { lawsOfEvent } from '../../tournament/laws-of-event.ts';
import { eventFields, form } from './form-parts.ts';
import type { FormMaker } from './form.ts';
import { byHand } from './form-field.ts';
import { complainantOf, complainantWord, partyBlocks, warningText } from './suspicion-parts.ts';
import { incidentAsked } from './where-it-happened.ts';

const WORDS = inBoth(
  {
    reached: 'Where to be reached',
    as: ['Player of the event', 'Federation', 'Organiser'],
    interested:
      'It is handed in by those whom it concerns: players, federations, organisers (LA 12648).',
    games: 'Games concerned: round, opponent, result',
    grounds: 'What has come up since the end',
    new: ['Admission', 'Statistics of the games', 'Witness', 'Picture, recording or message'],
    case: 'The case in detail: what, when, where, and how it became known',
    joined: 'What is joined to this sheet',
    strong:
      'After the end the evidence has to be strong, and told so fully that it can be looked into without asking (LA 12648).',
    received: 'Received on',
    sent: 'Sent to FIDE on',
    receiver: 'Received by',
  },
  {
    reached: 'Coordonnées',
    as: ['Joueur du tournoi', 'Fédération', 'Organisateur'],
    interested:
      'Elle est déposée par ceux que cela concerne : joueurs, fédérations, organisateurs (LA 12648).',
    games: 'Parties concernées : ronde, adversaire, résultat',
    grounds: 'Ce qui est apparu depuis la fin',
    new: ['Aveu', 'Statistiques des parties', 'Témoin', 'Image, enregistrement ou message'],
    case: 'L’affaire en détail : quoi, quand, où, et comment on l’a su',
    joined: 'Ce qui est joint à cette feuille',
    strong:
      'Après la fin, les preuves doivent être fortes, et dites assez en détail pour être examinées sans rien demander (LA 12648).',
    received: 'Reçu le',
    sent: 'Envoyé à la FIDE le',
    receiver: 'Reçu par',
  },
);

/** A suspicion of cheating that is told after the event (LA 12645-12648): by those concerned, on evidence. */
export const lateComplaint: FormMaker = ({ state }, asked) => {
  const found = incidentAsked(state, asked);
  // FIDE's inquiries are of chess.
  if (found === null || lawsOfEvent(state) === null) return [];
  const { language } = asked;
  const words = WORDS[language];
  return [
    form(
      'late-complaint',
      language,
      [
        { kind: 'fields', fields: eventFields(state, language) },
        ...partyBlocks(state, asked, found.incident, {
          fields: [byHand(words.reached)],
          below: [
            { kind: 'boxes', columns: 3, lines: words.as },
            { kind: 'text', text: words.interested },
          ],
        }),
        { kind: 'room', label: words.games, lines: 2 },
        { kind: 'heading', text: words.grounds },
        { kind: 'boxes', columns: 2, lines: words.new },
        { kind: 'room', label: words.case, lines: 6 },
        { kind: 'room', label: words.joined, lines: 1 },
        { kind: 'text', text: words.strong },
        warningText(language),
        { kind: 'fields', fields: [byHand(words.received), byHand(words.sent)] },
        { kind: 'signatures', who: [complainantWord(language), words.receiver] },
      ],
      { about: complainantOf(state, asked)?.name ?? null },
    ),
  ];
};
