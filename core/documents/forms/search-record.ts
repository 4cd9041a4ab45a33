import { penaltyArticle } from '../../decisions/penalties/ladder.ts';
import { inBoth } from '../../rules/in-both.ts';
import { articleNumber } from '../../rules/laws/article-number.ts';
import { fill } from '../../rules/sentence.ts';
import { lawsOfEvent } from '../../tournament/laws-of-event.ts';
import { groundIn } from './cited-law.ts';
import { eventFields, form, personName } from './form-parts.ts';
import type { FormMaker } from './form.ts';
import { byHand, field, orByHand } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';
import { incidentAsked, placeBlocks } from './where-it-happened.ts';

const WORDS = inBoth(
  {
    why: 'Why and when',
    reasons: [
      'Written complaint (once a round)',
      'Suspicion of the arbiter',
      'Player leaving the playing area',
      'Drawn by lot',
    ],
    times: ['Before the game', 'Right after the game', 'During the game: urgent'],
    announced: 'Searches by lot announced in the regulations',
    yes: 'yes',
    no: 'no',
    who: 'Who was there',
    room: 'Room, apart from others',
    inspector: 'Who searched',
    witness: 'Witness',
    second: 'Second witness',
    secondChosen: 'Second witness, chosen by the player',
    sex: ['Who searched is of the player’s sex', 'The witness is of the player’s sex'],
    what: 'What was searched',
    things: ['Clothes', 'Bags', 'Other belongings', 'By a hand-held detector'],
    outcome: 'Outcome',
    outcomes: ['Nothing found', 'Something found', 'The player refused'],
    found: 'What was found, where and in which state; who keeps it',
    steps: [
      'Rules explained to the player',
      'Warning given ({warning})',
      'Refused again: game lost ({loss})',
    ],
    decision: 'Decision, and result entered',
    told: 'No reason has to be told. Search and outcome stand in the report of the event (LA 12694-12705).',
  },
  {
    why: 'Pourquoi et quand',
    reasons: [
      'Plainte écrite (une fois par ronde)',
      'Soupçon de l’arbitre',
      'Joueur quittant l’aire de jeu',
      'Tiré au sort',
    ],
    times: ['Avant la partie', 'Juste après la partie', 'Pendant la partie : urgence'],
    announced: 'Fouilles au sort annoncées au règlement',
    yes: 'oui',
    no: 'non',
    who: 'Qui était là',
    room: 'Pièce, à l’écart des autres',
    inspector: 'Qui a fouillé',
    witness: 'Témoin',
    second: 'Second témoin',
    secondChosen: 'Second témoin, au choix du joueur',
    sex: ['Qui a fouillé est du sexe du joueur', 'Le témoin est du sexe du joueur'],
    what: 'Ce qui a été fouillé',
    things: ['Vêtements', 'Sacs', 'Autres effets', 'Au détecteur portatif'],
    outcome: 'Résultat',
    outcomes: ['Rien trouvé', 'Quelque chose trouvé', 'Le joueur a refusé'],
    found: 'Ce qui a été trouvé, où et dans quel état ; qui le garde',
    steps: [
      'Règles expliquées au joueur',
      'Avertissement donné ({warning})',
      'Nouveau refus : partie perdue ({loss})',
    ],
    decision: 'Décision, et résultat saisi',
    told: 'Aucune raison n’est à donner. Fouille et résultat figurent au rapport du tournoi (LA 12694-12705).',
  },
);

/** The record of one search of a player (E.01 11.3.3, LA 12694-12700). */
export const searchRecord: FormMaker = ({ state }, asked) => {
  const found = incidentAsked(state, asked);
  // FIDE's inquiries are of chess.
  const laws = lawsOfEvent(state)?.properties;
  if (found === null || laws === undefined) return [];
  const { ask, incident } = found;
  const { language } = ask;
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const player = ask.player === undefined ? undefined : state.players.get(ask.player);
  const rungs = {
    warning: articleNumber(penaltyArticle('warning', laws)),
    loss: articleNumber(penaltyArticle('loss', laws)),
  };
  const searches = state.administration?.regulations?.clauses.searches;
  const announced = searches === undefined ? null : searches === 'yes' ? words.yes : words.no;
  return [
    form(
      'search-record',
      language,
      [
        { kind: 'fields', fields: eventFields(state, language) },
        {
          kind: 'fields',
          fields: [
            orByHand(common.player, player === undefined ? null : personName(player, language)),
            orByHand(common.fideId, player?.fideId),
          ],
        },
        ...placeBlocks(state, ask, incident),
        { kind: 'heading', text: words.why },
        { kind: 'boxes', columns: 2, lines: words.reasons },
        { kind: 'boxes', columns: 3, lines: words.times },
        { kind: 'fields', fields: [field(words.announced, announced, 'organiser')] },
        { kind: 'heading', text: words.who },
        {
          kind: 'fields',
          fields: [words.inspector, words.witness, words.secondChosen, words.room].map(byHand),
        },
        { kind: 'boxes', columns: 2, lines: words.sex },
        { kind: 'heading', text: words.what },
        { kind: 'boxes', columns: 2, lines: words.things },
        { kind: 'heading', text: words.outcome },
        { kind: 'boxes', columns: 3, lines: words.outcomes },
        { kind: 'boxes', columns: 3, lines: words.steps.map((step) => fill(step, rungs)) },
        { kind: 'room', label: words.found, lines: 2 },
        { kind: 'fields', fields: [byHand(words.decision)] },
        { kind: 'text', text: words.told },
        ...groundIn(state, ({ articles }) => [articles.inspection, articles.penalties], language),
        {
          kind: 'signatures',
          who: [words.inspector, words.witness, words.second, common.player],
        },
      ],
      { about: player?.name ?? null },
    ),
  ];
};
