import { isNoFederation, type NormGame, type NormOpponent } from '../../ratings/norms/candidate.ts';
import type { NormVerdict } from '../../ratings/norms/verdict.ts';
import type { NormTitle, TitleProperties } from '../../rules/editions/title-properties.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { normQuestion } from '../../tournament/norms/norm-question.ts';
import { normsOf, type NormsOptions } from '../../tournament/norms/norms.ts';
import { playersByNumber } from '../../tournament/numbers.ts';
import type { Tournament } from '../../tournament/state.ts';
import { namedField, type NamedField } from '../forms/form-field.ts';
import { partsOfName } from './parts-of-name.ts';
import { remarksOn } from './norm-lines.ts';

/** What the certificate of a title result asks for, in its order (IT1; BAF 101, lines 686-727). */
export const CERTIFICATE_FIELDS = [
  'normSought',
  'lastName',
  'firstName',
  'fideId',
  'birthDate',
  'birthPlace',
  'federation',
  'event',
  'start',
  'close',
  'chiefArbiter',
  'rateOfPlay',
  'games',
  'federations',
  'notOwnFederation',
  'ratedOpponents',
  'hostPlayers',
  'titledOpponents',
  'GM',
  'IM',
  'WGM',
  'WIM',
  'FM',
  'WFM',
  'exemptFederations',
  'exemptRated',
  'exemptTitled',
  'average',
  'required',
  'achieved',
  'exceededBy',
  'confirmingFederation',
  'federationOfficial',
] as const;
export type CertificateField = (typeof CERTIFICATE_FIELDS)[number];

/** A line of the certificate's table. */
export interface CertificateRound {
  readonly round: number;
  readonly opponent: string;
  /** Null where it is not known. */
  readonly fideId: string | null;
  readonly federation: string | null;
  /** On the list; 0 without one. */
  readonly rating: number;
  /** As the norm counts it: an unrated opponent, or the one raised to the floor. */
  readonly countedRating: number;
  /** Null where it is not known; `none` without one. */
  readonly title: string | null;
  readonly halfPoints: 0 | 1 | 2;
  /** Left out of the norm: shown struck through. */
  readonly isLeftOut: boolean;
}

/** The certificate of one title result, for whoever typesets it; birth data are for those who run the event. */
export interface NormCertificate {
  readonly tpn: Tpn;
  readonly title: NormTitle;
  readonly edition: string;
  readonly fields: readonly NamedField<CertificateField>[];
  readonly rounds: readonly CertificateRound[];
  readonly remarks: readonly string[];
}

/** The certificates of a player: one for each title a norm was made for. */
export const normCertificates = (
  state: Tournament,
  tpn: Tpn,
  language: Language,
  options: NormsOptions = {},
): NormCertificate[] => certificatesIn(state, language, options)(tpn);

/** The certificates of an event, player by player: what all of them rest on is worked out once. */
export function certificatesIn(
  state: Tournament,
  language: Language,
  options: NormsOptions = {},
): (tpn: Tpn) => NormCertificate[] {
  const norms = normsOf(state, options);
  const question = normQuestion(state, options, norms.edition.properties);
  return (tpn) => certificatesOf(state, tpn, language, norms, question);
}

function certificatesOf(
  state: Tournament,
  tpn: Tpn,
  language: Language,
  { edition, players, swiss }: ReturnType<typeof normsOf>,
  question: ReturnType<typeof normQuestion>,
): NormCertificate[] {
  const entrant = question.entrants.get(tpn);
  const made = players.find((player) => player.tpn === tpn)?.norms ?? [];
  if (entrant === undefined) return [];
  const { settings } = state;
  const { player, candidate } = entrant;
  const { last, first } = partsOfName(player.name);
  const ids = playersByNumber(state);
  return made
    .filter(({ achieved }) => achieved === true)
    .map((verdict) => {
      const counted = candidate.games.filter(({ round }) => !verdict.dropped.includes(round));
      const mix = mixOf(counted, candidate.federation, question.event.hostFederation);
      const { requiredHalfPoints: required, halfPoints } = verdict;
      const isExempt = verdict.exemption === 'swiss' && swiss !== null;
      return {
        ...{ tpn, title: verdict.title, edition: edition.id },
        fields: [
          namedField('normSought', verdict.title, 'chiefArbiter'),
          namedField('lastName', last, 'player'),
          namedField('firstName', first, 'player'),
          namedField('fideId', player.fideId, 'federation'),
          namedField('birthDate', fullDate(player.private?.birthDate), 'player'),
          // No list and no entry form has it.
          namedField('birthPlace', null, 'player'),
          namedField('federation', candidate.federation, 'federation'),
          namedField('event', settings.name, 'organiser'),
          namedField('start', settings.firstDay, 'organiser'),
          namedField('close', settings.lastDay, 'organiser'),
          namedField('chiefArbiter', settings.chiefArbiter, 'chiefArbiter'),
          namedField('rateOfPlay', settings.timeControl, 'chiefArbiter'),
          namedField('games', verdict.games, 'chiefArbiter'),
          namedField('federations', mix.federations, 'federation'),
          namedField('notOwnFederation', mix.foreign, 'federation'),
          namedField('ratedOpponents', mix.rated, 'chiefArbiter'),
          namedField('hostPlayers', mix.host, 'organiser'),
          namedField('titledOpponents', mix.titled, 'fide'),
          ...(['GM', 'IM', 'WGM', 'WIM', 'FM', 'WFM'] as const).map((title) =>
            namedField(title, mix.withTitle(title), 'fide'),
          ),
          ...(isExempt
            ? [
                namedField('exemptFederations', swiss.federations, 'federation'),
                namedField('exemptRated', swiss.ratedForeigners, 'federation'),
                namedField('exemptTitled', swiss.titled, 'fide'),
              ]
            : []),
          namedField('average', verdict.average, 'chiefArbiter'),
          namedField('required', required === null ? null : required / 2, 'chiefArbiter'),
          namedField('achieved', halfPoints / 2, 'chiefArbiter'),
          namedField(
            'exceededBy',
            required === null ? null : (halfPoints - required) / 2,
            'chiefArbiter',
          ),
          namedField('confirmingFederation', settings.federation, 'federation'),
          namedField('federationOfficial', null, 'federation'),
        ],
        rounds: candidate.games.map((game) => {
          const id = ids.get(game.opponent.id as Tpn);
          const fideId = id === undefined ? undefined : state.players.get(id)?.fideId;
          return roundOf(game, fideId ?? null, verdict, edition.properties);
        }),
        remarks: remarksOn(verdict, edition.properties.articles, language),
      };
    });
}

/** A certificate wants a day; a year alone is not enough. */
const fullDate = (birth: string | undefined): string | null =>
  birth !== undefined && birth.length > 4 ? birth : null;

function roundOf(
  { round, opponent, halfPoints }: NormGame,
  fideId: string | null,
  { title, raised, dropped }: NormVerdict,
  rules: TitleProperties,
): CertificateRound {
  const isRaised = raised.some(({ id }) => id === opponent.id);
  return {
    ...{ round, opponent: opponent.name, fideId, federation: opponent.federation },
    rating: opponent.rating,
    countedRating: isRaised
      ? rules.raised.to[title]
      : opponent.rating > 0
        ? opponent.rating
        : rules.unratedCountsAs,
    ...{ title: opponent.title, halfPoints, isLeftOut: dropped.includes(round) },
  };
}

/** Figures on the opponents, each counted once; null where an opponent's data are missing. */
function mixOf(games: readonly NormGame[], own: string | null, host: string | null) {
  const opponents = [...new Map(games.map(({ opponent }) => [opponent.id, opponent])).values()];
  const flags = opponents.map(({ federation }) => federation);
  const isKnown = !flags.includes(null);
  const titles = opponents.map(({ title }) => title);
  const areTitlesKnown = !titles.includes(null);
  const counted = (of: (opponent: NormOpponent) => boolean): number => opponents.filter(of).length;
  return {
    federations: isKnown
      ? new Set(flags.filter((flag) => flag !== null && !isNoFederation(flag))).size
      : null,
    foreign:
      isKnown && own !== null
        ? counted(
            ({ federation }) =>
              federation !== null && !isNoFederation(federation) && federation !== own,
          )
        : null,
    rated: counted(({ rating }) => rating > 0),
    host: isKnown && host !== null ? counted(({ federation }) => federation === host) : null,
    titled: areTitlesKnown ? counted(({ title }) => title !== 'none') : null,
    withTitle: (wanted: string) =>
      areTitlesKnown ? counted(({ title }) => title === wanted) : null,
  };
}
