import { penaltyArticle } from '../../decisions/penalties/ladder.ts';
import { displayed } from '../../decisions/time-control/clock-setting.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { adjournmentOf } from '../../tournament/adjournments.ts';
import type { Incident } from '../../tournament/incidents/incident.ts';
import { penaltyText } from '../../tournament/incidents/penalty-text.ts';
import { saidIn } from '../../tournament/incidents/said-in.ts';
import { pinnedLaws } from '../../tournament/laws-of-event.ts';
import type { Tournament } from '../../tournament/state.ts';
import { choicesBelow, groundIn } from './cited-law.ts';
import { eventFields, form, personName } from './form-parts.ts';
import type { FormBlock, FormMaker } from './form.ts';
import { byHand, field, orByHand } from './form-field.ts';
import type { FormName } from './forms.ts';
import { FORM_WORDS } from './form-words.ts';
import { hourField, incidentAsked, placeFields, whatHappened } from './where-it-happened.ts';

type NoticeName = Extract<FormName, 'penalty' | 'warning'>;

const WORDS = inBoth(
  {
    position: 'Position before the sealed move',
    timeWhite: 'Time used by White',
    timeBlack: 'Time used by Black',
    sealer: 'Who sealed the move',
    moveNumber: 'Number of the sealed move',
    drawOffer: 'Draw offered by',
    resumes: 'Game goes on: day, hour, place',
    sealed:
      'The envelope is signed across its flap by both players and the arbiter, and opened only when the player to move is there.',
    what: 'What happened',
    broken: 'Article that was broken',
    penalty: 'Penalty',
    effect: 'Effect on clocks and result',
    witness: 'Witness',
    warned:
      'The warning is told orally; to a player who is away by any means. A copy goes to the legal director (RIDNA 23.1).',
    told: 'How and when it was told',
    player: 'Player, having been told',
    appeal: 'Appeal announced',
  },
  {
    position: 'Position avant le coup mis sous pli',
    timeWhite: 'Temps utilisé par les Blancs',
    timeBlack: 'Temps utilisé par les Noirs',
    sealer: 'Qui a mis le coup sous pli',
    moveNumber: 'Numéro du coup mis sous pli',
    drawOffer: 'Nulle proposée par',
    resumes: 'Reprise : jour, heure, lieu',
    sealed:
      'L’enveloppe est signée en travers du rabat par les deux joueurs et l’arbitre, et n’est ouverte qu’en présence du joueur au trait.',
    what: 'Ce qui s’est passé',
    broken: 'Article enfreint',
    penalty: 'Pénalité',
    effect: 'Effet sur les pendules et le résultat',
    witness: 'Témoin',
    warned:
      'L’avertissement est notifié oralement ; à un joueur absent, par tout moyen. Copie au directeur juridique (RIDNA 23.1).',
    told: 'Moyen et heure de la notification',
    player: 'Le joueur, informé',
    appeal: 'Appel annoncé',
  },
);

const timeOf = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : displayed(seconds);

/** The envelope of an adjourned game, with all that the Guidelines have written on it (E.01 I.2). */
export const sealedMove: FormMaker = ({ state }, ask) => {
  const { language } = ask;
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const { round, board } = ask;
  const kept =
    round === undefined || board === undefined ? null : adjournmentOf(state, { round, board });
  return [
    form('sealed-move', language, [
      { kind: 'fields', fields: eventFields(state, language) },
      { kind: 'fields', fields: placeFields(state, ask) },
      ...(kept?.position === undefined
        ? [{ kind: 'room', label: words.position, lines: 4 } as const]
        : [{ kind: 'fields', fields: [orByHand(words.position, kept.position)] } as const]),
      {
        kind: 'fields',
        fields: [
          orByHand(words.timeWhite, timeOf(kept?.white)),
          orByHand(words.timeBlack, timeOf(kept?.black)),
          orByHand(words.sealer, kept === null ? undefined : common[kept.sealer]),
          orByHand(words.moveNumber, kept?.moveNumber),
          orByHand(words.drawOffer, kept?.drawOffer && common[kept.drawOffer]),
          orByHand(words.resumes, kept?.resumes),
        ],
      },
      { kind: 'text', text: words.sealed },
      ...groundIn(
        state,
        ({ articles: { envelopeText, envelopeKept, envelopeShut } }) => [
          ...[envelopeText, envelopeKept, envelopeShut],
        ],
        language,
      ),
      { kind: 'signatures', who: [common.white, common.black, common.chiefArbiter] },
    ]),
  ];
};

/** What an incident says: what happened, and how it was decided. */
function decidedBlocks(
  name: NoticeName,
  state: Tournament,
  incident: Incident,
  language: Language,
): readonly FormBlock[] {
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const { decision } = incident;
  const penalties = (decision?.penalties ?? []).filter(
    (one) => (one.kind === 'warning') === (name === 'warning'),
  );
  const laws = pinnedLaws(state);
  const said = penalties.map(
    (one) => `${penaltyText(one, language)} (${penaltyArticle(one.kind, laws)})`,
  );
  return [
    { kind: 'heading', text: words.what },
    { kind: 'text', text: whatHappened(incident, language) },
    { kind: 'heading', text: common.decision },
    ...(decision === null ? [] : [{ kind: 'text', text: saidIn(decision, language) } as const]),
    {
      kind: 'fields',
      fields: [
        // Without a penalty nobody has broken an article: a correct claim rests on one as well.
        orByHand(penalties.length > 0 ? words.broken : common.article, decision?.article ?? ''),
        name === 'penalty' ? orByHand(words.penalty, said.join('; ')) : byHand(words.told),
      ],
    },
    ...endBlocks(name, state, language),
  ];
}

/** The same where nothing was written down yet: by hand. */
const openBlocks = (name: NoticeName, state: Tournament, language: Language) =>
  [
    { kind: 'room', label: WORDS[language].what, lines: 5 },
    ...(name === 'penalty'
      ? penaltyBlocks(state, language)
      : [
          {
            kind: 'fields',
            fields: [byHand(WORDS[language].broken), byHand(WORDS[language].told)],
          } as const,
        ]),
    ...endBlocks(name, state, language),
  ] satisfies readonly FormBlock[];

/** The articles it rests on; how a warning is told. */
const endBlocks = (name: NoticeName, state: Tournament, language: Language): readonly FormBlock[] =>
  name === 'penalty'
    ? groundIn(state, ({ articles }) => [articles.penalties, articles.appeal], language)
    : [
        { kind: 'text', text: WORDS[language].warned },
        ...groundIn(state, (laws) => [penaltyArticle('warning', laws)], language),
      ];

/** A penalty (E.01 12.9) or a warning (RIDNA 23.1), told on paper to whom it concerns. */
const noticeTo =
  (name: NoticeName): FormMaker =>
  ({ state }, asked) => {
    const found = incidentAsked(state, asked);
    if (found === null) return [];
    const { ask, incident } = found;
    const { language } = ask;
    const words = WORDS[language];
    const common = FORM_WORDS[language];
    const player = ask.player === undefined ? undefined : state.players.get(ask.player);
    return [
      form(
        name,
        language,
        [
          { kind: 'fields', fields: eventFields(state, language) },
          {
            kind: 'fields',
            fields: [
              player === undefined
                ? byHand(common.player)
                : field(common.player, personName(player, language), 'player'),
              ...placeFields(state, ask),
              hourField(incident, ask),
            ],
          },
          ...(incident === null
            ? openBlocks(name, state, language)
            : decidedBlocks(name, state, incident, language)),
          { kind: 'fields', fields: [byHand(words.witness), byHand(words.appeal)] },
          { kind: 'signatures', who: [common.chiefArbiter, words.player] },
        ],
        { about: player?.name ?? null, copies: 2 },
      ),
    ];
  };

/** Which penalty it is, ticked where the Laws have a list of them, and written by hand in any other game. */
function penaltyBlocks(state: Tournament, language: Language): readonly FormBlock[] {
  const words = WORDS[language];
  const choices = choicesBelow(state, ({ articles }) => articles.penalties, language);
  return [
    {
      kind: 'fields',
      fields: [
        byHand(words.broken),
        ...(choices.length === 0 ? [byHand(words.penalty)] : []),
        byHand(words.effect),
      ],
    },
    ...(choices.length === 0
      ? []
      : ([
          { kind: 'heading', text: words.penalty },
          { kind: 'boxes', lines: choices },
        ] as const)),
  ];
}

export const penaltyNotice = noticeTo('penalty');
export const warningNotice = noticeTo('warning');
