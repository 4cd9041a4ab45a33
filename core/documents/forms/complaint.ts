import { inBoth } from '../../rules/in-both.ts';
import { lawsOfEvent } from '../../tournament/laws-of-event.ts';
import { eventFields, form } from './form-parts.ts';
import type { FormMaker } from './form.ts';
import { byHand } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';
import { complainantOf, partyBlocks, warningText } from './suspicion-parts.ts';
import { incidentAsked, placeBlocks } from './where-it-happened.ts';

const WORDS = inBoth(
  {
    as: 'As (player, captain, spectator)',
    signedAt: 'Name and signature given at',
    reasons: 'Why cheating is suspected: what was seen or heard, when and where',
    proofs: 'Proofs and witnesses',
    inTime:
      'Where there is no calm to write now, name and signature are enough; the sheet is filled in before the round is over (LA 12636).',
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
    as: 'En qualité de (joueur, capitaine, spectateur)',
    signedAt: 'Nom et signature donnés à',
    reasons: 'Pourquoi une tricherie est soupçonnée : ce qui a été vu ou entendu, quand et où',
    proofs: 'Preuves et témoins',
    inTime:
      'Si le calme manque pour écrire tout de suite, le nom et la signature suffisent ; la feuille est remplie avant la fin de la ronde (LA 12636).',
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

/** A suspicion of cheating, told in writing during the event (LA 12630-12644, 12702-12705). */
export const complaint: FormMaker = ({ state }, asked) => {
  const found = incidentAsked(state, asked);
  // FIDE's inquiries are of chess.
  if (found === null || lawsOfEvent(state) === null) return [];
  const { ask, incident } = found;
  const { language } = ask;
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  return [
    form(
      'complaint',
      language,
      [
        { kind: 'fields', fields: eventFields(state, language) },
        ...partyBlocks(state, asked, incident, {
          fields: [byHand(words.as), byHand(words.signedAt)],
        }),
        ...placeBlocks(state, ask, incident),
        { kind: 'room', label: words.reasons, lines: 6 },
        { kind: 'room', label: words.proofs, lines: 1 },
        { kind: 'text', text: words.inTime },
        warningText(language),
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
      { about: complainantOf(state, asked)?.name ?? null },
    ),
  ];
};
