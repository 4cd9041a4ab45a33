import type { Language } from '../../rules/language.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { inBoth } from '../../rules/in-both.ts';
import { fill } from '../../rules/sentence.ts';
import type { NormVerdict } from '../../ratings/norms/verdict.ts';
import { normsOf } from '../../tournament/norms/norms.ts';
import { playersByNumber } from '../../tournament/numbers.ts';
import type { Player } from '../../tournament/player.ts';
import type { Tournament } from '../../tournament/state.ts';
import { sayTitle } from '../lists/say-result.ts';
import { conditionCells, eventSentences, remarksOn, sayHalfPoints } from '../norms/norm-lines.ts';
import { NORM_WORDS } from '../norms/norm-words.ts';
import { arbiterFields, eventFields, form, playerFields } from './form-parts.ts';
import { byHand, field, type FormMaker } from './form.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    none: 'No norm was made in this event.',
    norm: '{title} norm: {name}, {points} of {games}',
    player: 'Player',
    norms: 'Norm',
    score: 'Score',
    performance: 'Performance',
    average: 'Average of opponents',
    needed: 'Needed',
    condition: 'Condition',
    article: 'Article',
    required: 'Required',
    actual: 'Actual',
    met: 'Met',
    edition: 'By the edition',
    certified:
      'The player named above has made this norm, by the results of the event and the conditions below. The official form of FIDE goes to the federation with the report.',
    gamesCounted: 'Games',
  },
  {
    none: 'Aucune norme n’a été réalisée dans ce tournoi.',
    norm: 'norme de {title} : {name}, {points} sur {games}',
    player: 'Joueur',
    norms: 'Norme',
    score: 'Score',
    performance: 'Performance',
    average: 'Moyenne des adversaires',
    needed: 'Nécessaire',
    condition: 'Condition',
    article: 'Article',
    required: 'Demandé',
    actual: 'Réalisé',
    met: 'Remplie',
    edition: 'Selon l’édition',
    certified:
      'Le joueur ci-dessus a réalisé cette norme, d’après les résultats du tournoi et les conditions ci-dessous. Le formulaire officiel de la FIDE part à la fédération avec le rapport.',
    gamesCounted: 'Parties',
  },
);

/** A norm that somebody has made. */
export interface MadeNorm {
  readonly player: PlayerId;
  readonly name: string;
  readonly verdict: NormVerdict;
}

/** Norms that are made whatever still comes: verdicts of `core/ratings/norms`, nothing else. */
export function madeNorms(state: Tournament): readonly MadeNorm[] {
  if (state.settings.kind === 'team' || state.numbers.length === 0) return [];
  const byNumber = playersByNumber(state);
  return normsOf(state).players.flatMap(({ tpn, name, norms, foresight }) =>
    norms.flatMap((verdict): MadeNorm[] => {
      const ahead = foresight.find(({ title }) => title === verdict.title);
      const isMade = verdict.achieved === true && (ahead === undefined || ahead.state === 'had');
      const player = byNumber.get(tpn);
      return isMade && player !== undefined ? [{ player, name, verdict }] : [];
    }),
  );
}

export const sayNorm = ({ name, verdict }: MadeNorm, language: Language): string =>
  fill(WORDS[language].norm, {
    title: sayTitle(verdict.title, language) ?? verdict.title,
    name,
    points: sayHalfPoints(verdict.halfPoints, language),
    games: verdict.games,
  });

/** All norms of the event on one sheet, for the federation (LA 8919-8931). */
export const normSummary: FormMaker = ({ state }, { language }) => {
  const words = WORDS[language];
  const made = madeNorms(state);
  const figure = (value: number | null): string => (value === null ? '–' : String(value));
  return [
    form('norms', language, [
      { kind: 'fields', fields: eventFields(state, language) },
      ...(made.length === 0
        ? [{ kind: 'text', text: words.none } as const]
        : [
            {
              kind: 'table',
              heads: [
                words.player,
                words.norms,
                words.score,
                words.needed,
                words.performance,
                words.average,
              ],
              rows: made.map(({ name, verdict }) => [
                name,
                sayTitle(verdict.title, language) ?? verdict.title,
                `${sayHalfPoints(verdict.halfPoints, language)} / ${verdict.games}`,
                verdict.requiredHalfPoints === null
                  ? '–'
                  : sayHalfPoints(verdict.requiredHalfPoints, language),
                figure(verdict.performance),
                figure(verdict.average),
              ]),
            } as const,
          ]),
      ...eventSentences(normsOf(state).event, language).map(
        (text) => ({ kind: 'text', text }) as const,
      ),
      { kind: 'fields', fields: arbiterFields(state, language) },
      { kind: 'signatures', who: [FORM_WORDS[language].chiefArbiter] },
    ]),
  ];
};

/** A sheet for each norm with every condition, signed by the arbiter. */
export const normCertificate: FormMaker = ({ state }, ask) => {
  const { language } = ask;
  const made = madeNorms(state).filter(
    ({ player }) => ask.player === undefined || player === ask.player,
  );
  return made.flatMap((norm) => {
    const player = state.players.get(norm.player);
    return player === undefined ? [] : [certificateOf(state, player, norm, language)];
  });
};

function certificateOf(
  state: Tournament,
  player: Player,
  { verdict }: MadeNorm,
  language: Language,
) {
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const { edition } = normsOf(state);
  return form(
    'norm-certificate',
    language,
    [
      { kind: 'fields', fields: eventFields(state, language) },
      {
        kind: 'fields',
        fields: [
          ...playerFields(player, language),
          field(words.norms, sayTitle(verdict.title, language), 'chiefArbiter'),
          field(
            words.score,
            `${sayHalfPoints(verdict.halfPoints, language)} / ${verdict.games}`,
            'chiefArbiter',
          ),
          field(words.performance, verdict.performance, 'chiefArbiter'),
          field(words.average, verdict.average, 'chiefArbiter'),
          field(words.edition, edition.name[language], 'chiefArbiter'),
        ],
      },
      { kind: 'text', text: words.certified },
      {
        kind: 'table',
        heads: [words.article, words.condition, words.required, words.actual, words.met],
        rows: verdict.conditions.map((condition) =>
          conditionCells(condition, NORM_WORDS[language].conditions, language),
        ),
      },
      ...remarksOn(verdict, edition.properties.articles, language).map(
        (text) => ({ kind: 'text', text }) as const,
      ),
      { kind: 'fields', fields: [...arbiterFields(state, language), byHand(common.signedOn)] },
      { kind: 'signatures', who: [common.chiefArbiter] },
    ],
    { about: player.name },
  );
}
