import { penaltyArticle } from '../../decisions/penalties/ladder.ts';
import { displayed } from '../../decisions/time-control/clock-setting.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { wallTime } from '../../rules/zone.ts';
import { adjournmentOf } from '../../tournament/adjournments.ts';
import type { Incident } from '../../tournament/incidents/incident.ts';
import { penaltyText } from '../../tournament/incidents/penalty-text.ts';
import { incidentKindName } from '../../tournament/incidents/say-told.ts';
import { pinnedLaws } from '../../tournament/laws-of-event.ts';
import type { Game } from '../../tournament/round.ts';
import type { Tournament } from '../../tournament/state.ts';
import { dayOfRound } from '../../tournament/views/round-times.ts';
import { sayDay } from '../times/say-time.ts';
import { choicesBelow, groundIn } from './cited-law.ts';
import { eventFields, form, personName } from './form-parts.ts';
import type { FormAsk, FormBlock, FormMaker } from './form.ts';
import { byHand, field, type FormField } from './form-field.ts';
import type { FormName } from './forms.ts';
import { FORM_WORDS } from './form-words.ts';

type NoticeName = Extract<FormName, 'penalty' | 'warning'>;

const WORDS = inBoth(
  {
    white: 'White',
    black: 'Black',
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
    white: 'Blancs',
    black: 'Noirs',
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

/** The game a notice is about: by its board, or by the player in that round. */
function gameOf(state: Tournament, { round, board, player }: FormAsk): Game | null {
  const games = round === undefined ? [] : (state.rounds[round - 1]?.games ?? []);
  return (
    games.find((game) =>
      board === undefined ? game.white === player || game.black === player : game.board === board,
    ) ?? null
  );
}

/** Where it happened, as far as it is said; the rest is written by hand. */
function placeFields(state: Tournament, ask: FormAsk, language: Language): readonly FormField[] {
  const words = FORM_WORDS[language];
  const game = gameOf(state, ask);
  const day = ask.round === undefined ? null : dayOfRound(state, ask.round);
  const orByHand = (label: string, value: string | number | null): FormField =>
    value === null ? byHand(label) : field(label, value, 'chiefArbiter');
  const nameOf = (id: Game['white'] | undefined): string | null => {
    const found = id === undefined ? undefined : state.players.get(id);
    return found === undefined ? null : personName(found, language);
  };
  return [
    orByHand(words.round, ask.round ?? null),
    orByHand(words.day, day === null ? null : sayDay(day, language)),
    orByHand(words.board, game?.board ?? ask.board ?? null),
    orByHand(WORDS[language].white, nameOf(game?.white)),
    orByHand(WORDS[language].black, nameOf(game?.black)),
  ];
}

/** What the log knows; the rest is written on the envelope by hand. */
const orBlank = (label: string, value: string | number | undefined): FormField =>
  value === undefined ? byHand(label) : field(label, value, 'chiefArbiter');

const timeOf = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : displayed(seconds);

/** The envelope of an adjourned game, with all that the Guidelines have written on it (E.01 I.2). */
export const sealedMove: FormMaker = ({ state }, ask) => {
  const { language } = ask;
  const words = WORDS[language];
  const { round, board } = ask;
  const kept =
    round === undefined || board === undefined ? null : adjournmentOf(state, { round, board });
  return [
    form('sealed-move', language, [
      { kind: 'fields', fields: eventFields(state, language) },
      { kind: 'fields', fields: placeFields(state, ask, language) },
      ...(kept?.position === undefined
        ? [{ kind: 'room', label: words.position, lines: 4 } as const]
        : [{ kind: 'fields', fields: [orBlank(words.position, kept.position)] } as const]),
      {
        kind: 'fields',
        fields: [
          orBlank(words.timeWhite, timeOf(kept?.white)),
          orBlank(words.timeBlack, timeOf(kept?.black)),
          orBlank(words.sealer, kept === null ? undefined : words[kept.sealer]),
          orBlank(words.moveNumber, kept?.moveNumber),
          orBlank(words.drawOffer, kept?.drawOffer && words[kept.drawOffer]),
          orBlank(words.resumes, kept?.resumes),
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
      { kind: 'signatures', who: [words.white, words.black, FORM_WORDS[language].chiefArbiter] },
    ]),
  ];
};

/** What is asked, with player, round and board of the incident it is about. */
function askOf(ask: FormAsk, incident: Incident | null): FormAsk {
  if (incident === null) return ask;
  const { player, round, board } = incident;
  return {
    ...ask,
    ...(player === null ? {} : { player }),
    ...(round === null ? {} : { round }),
    ...(board === null ? {} : { board }),
  };
}

/** What an incident says: what happened, and how it was decided. */
function decidedBlocks(
  name: NoticeName,
  state: Tournament,
  incident: Incident,
  language: Language,
): readonly FormBlock[] {
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const { kind, text, decision } = incident;
  const orByHand = (label: string, value: string): FormField =>
    value === '' ? byHand(label) : { label, value };
  const penalties = (decision?.penalties ?? []).filter(
    (one) => (one.kind === 'warning') === (name === 'warning'),
  );
  const laws = pinnedLaws(state);
  const said = penalties.map(
    (one) => `${penaltyText(one, language)} (${penaltyArticle(one.kind, laws)})`,
  );
  return [
    { kind: 'heading', text: words.what },
    { kind: 'text', text: `${incidentKindName(kind, language)}. ${text}` },
    { kind: 'heading', text: common.decision },
    ...(decision === null ? [] : [{ kind: 'text', text: decision.text } as const]),
    {
      kind: 'fields',
      fields: [
        orByHand(words.broken, decision?.article ?? ''),
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
    const incident =
      asked.incident === undefined ? null : (state.incidents?.get(asked.incident) ?? null);
    if (asked.incident !== undefined && incident === null) return [];
    const ask = askOf(asked, incident);
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
              ...placeFields(state, ask, language),
              incident === null
                ? byHand(common.hour)
                : { label: common.hour, value: wallTime(incident.at, ask.zone).slice(11) },
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
