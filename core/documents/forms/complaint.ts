import { inBoth } from '../../rules/in-both.ts';
import { fill } from '../../rules/sentence.ts';
import { lawsOfEvent } from '../../tournament/laws-of-event.ts';
import { eventFields, form, personName } from './form-parts.ts';
import type { FormMaker } from './form.ts';
import { byHand, orByHand } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';
import { incidentAsked, placeBlocks } from './where-it-happened.ts';

const WORDS = inBoth(
  {
    complainant: 'Who complains',
    name: 'Name',
    as: 'As (player, captain, spectator)',
    signedAt: 'Name and signature given at',
    accused: 'Player complained about',
    reasons: 'Why cheating is suspected: what was seen or heard, when and where',
    proofs: 'Proofs and witnesses',
    inTime:
      'Where there is no calm to write now, name and signature are enough; the sheet is filled in before the round is over (LA 12636).',
    confidential:
      'What stands here stays between the arbiters, the complainant and FIDE until the inquiry is closed (LA 12640).',
    unfounded:
      'A complaint that is clearly unfounded may bring a warning, and a second one within {within} months a suspension of {first} months, then of {second} (LA 12644).',
    signs: 'Complainant',
    arbiters: 'What the arbiters did',
    receivedAt: 'Received at',
    roundEnds: 'Round over at',
    sort: 'What it is',
    sorts: [
      'Suspicion of cheating: a file is kept and sent to FIDE',
      'Only leaving the area, notes or talk: a decision at the board, no file (LA 12634)',
      'Clearly unfounded: no search (LA 12697)',
      'The complainant does not fill in the sheet: noted in the report, the player is not told (LA 12704)',
      'Somebody without a FIDE number: noted in the report',
    ],
    inquiry: 'Inquiry: what was looked at, by whom, with what outcome',
    searched: ['Player searched: record of the search joined', 'Player not searched'],
    heard: 'What the player said, told after the own game (LA 12704)',
    sent: 'File sent to FIDE on',
    witness: 'Witness',
  },
  {
    complainant: 'Auteur de la plainte',
    name: 'Nom',
    as: 'En qualité de (joueur, capitaine, spectateur)',
    signedAt: 'Nom et signature donnés à',
    accused: 'Joueur mis en cause',
    reasons: 'Pourquoi une tricherie est soupçonnée : ce qui a été vu ou entendu, quand et où',
    proofs: 'Preuves et témoins',
    inTime:
      'Si le calme manque pour écrire tout de suite, le nom et la signature suffisent ; la feuille est remplie avant la fin de la ronde (LA 12636).',
    confidential:
      'Ce qui figure ici reste entre les arbitres, l’auteur de la plainte et la FIDE jusqu’à la clôture de l’enquête (LA 12640).',
    unfounded:
      'Une plainte manifestement infondée peut valoir un avertissement, et une deuxième sous {within} mois une suspension de {first} mois, puis de {second} (LA 12644).',
    signs: 'Auteur de la plainte',
    arbiters: 'Ce que les arbitres ont fait',
    receivedAt: 'Reçu à',
    roundEnds: 'Fin de la ronde à',
    sort: 'De quoi il s’agit',
    sorts: [
      'Soupçon de tricherie : un dossier est tenu et envoyé à la FIDE',
      'Seulement une sortie, des notes ou une conversation : décision à l’échiquier, pas de dossier (LA 12634)',
      'Manifestement infondée : pas de fouille (LA 12697)',
      'L’auteur ne remplit pas la feuille : noté au rapport, le joueur n’est pas informé (LA 12704)',
      'Personne sans numéro FIDE : noté au rapport',
    ],
    inquiry: 'Enquête : ce qui a été regardé, par qui, avec quel résultat',
    searched: ['Joueur fouillé : relevé de la fouille joint', 'Joueur non fouillé'],
    heard: 'Ce qu’a dit le joueur, informé après sa partie (LA 12704)',
    sent: 'Dossier envoyé à la FIDE le',
    witness: 'Témoin',
  },
);

/** Months within which a second warning counts, and those of a first and a second suspension (LA 12644). */
const UNFOUNDED = { within: 6, first: 3, second: 6 } as const;

/** A suspicion of cheating, told in writing during the event (LA 12630-12644, 12702-12705). */
export const complaint: FormMaker = ({ state }, asked) => {
  const found = incidentAsked(state, asked);
  // FIDE's inquiries are of chess.
  if (found === null || lawsOfEvent(state) === null) return [];
  const { ask, incident } = found;
  const { language } = ask;
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const complainant = asked.player === undefined ? undefined : state.players.get(asked.player);
  const accused =
    incident?.player === undefined || incident.player === null
      ? undefined
      : state.players.get(incident.player);
  return [
    form(
      'complaint',
      language,
      [
        { kind: 'fields', fields: eventFields(state, language) },
        { kind: 'heading', text: words.complainant },
        {
          kind: 'fields',
          fields: [
            orByHand(
              words.name,
              complainant === undefined ? null : personName(complainant, language),
            ),
            orByHand(common.fideId, complainant?.fideId),
            byHand(words.as),
            byHand(words.signedAt),
          ],
        },
        { kind: 'heading', text: words.accused },
        {
          kind: 'fields',
          fields: [
            orByHand(words.name, accused === undefined ? null : personName(accused, language)),
            orByHand(common.fideId, accused?.fideId),
          ],
        },
        ...placeBlocks(state, ask, incident),
        { kind: 'room', label: words.reasons, lines: 6 },
        { kind: 'room', label: words.proofs, lines: 1 },
        { kind: 'text', text: words.inTime },
        {
          kind: 'text',
          text: `${words.confidential} ${fill(words.unfounded, UNFOUNDED)}`,
        },
        { kind: 'signatures', who: [words.signs, common.chiefArbiter] },
        { kind: 'newPage' },
        { kind: 'heading', text: words.arbiters },
        {
          kind: 'fields',
          columns: 3,
          fields: [words.receivedAt, words.roundEnds, words.sent].map(byHand),
        },
        { kind: 'heading', text: words.sort },
        { kind: 'boxes', lines: words.sorts },
        { kind: 'room', label: words.inquiry, lines: 7 },
        { kind: 'boxes', columns: 2, lines: words.searched },
        { kind: 'room', label: words.heard, lines: 5 },
        { kind: 'signatures', who: [common.chiefArbiter, words.witness] },
      ],
      { about: complainant?.name ?? null },
    ),
  ];
};
