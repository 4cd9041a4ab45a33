import {
  arbiterNormLines,
  normsToGive,
  type ArbiterNormCondition,
  type ArbiterNormEvent,
  type ArbiterNormVerdict,
} from '../../administration/arbiter-norms/arbiter-norm.ts';
import {
  ARBITER_NORM_RULES,
  type ArbiterNormRules,
  type NormOfArbiter,
} from '../../administration/arbiter-norms/arbiter-norm-rules.ts';
import { isRoundRobin, systemNamed } from '../../pairing/systems.ts';
import { datedOn } from '../../rules/editions/in-force.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { saidOfEvent } from '../../tournament/norms/said-of-event.ts';
import { ratingKindOf } from '../../tournament/rating-lists/rating-kind.ts';
import type { Tournament } from '../../tournament/state.ts';
import { cyclesOf } from '../../tournament/views/has-calendar.ts';
import { sayRateOfPlay } from '../times/say-time.ts';
import { arbiterFields, eventFields, form } from './form-parts.ts';
import type { Form, FormMaker } from './form.ts';
import { byHand, field, orByHand } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

const WORDS = inBoth(
  {
    candidate: 'The arbiter',
    name: 'Name',
    nationalTitle: 'Title and since when',
    role: 'Role in the event',
    roles: { chief: 'Chief arbiter', deputy: 'Deputy arbiter' },
    roundsServed: 'Rounds served',
    event: 'The event',
    rate: 'Rate of play',
    system: 'Pairing system',
    figures: ['Rounds', 'Players', 'FIDE rated', 'Federations', 'Norms it may give (2.7)'],
    noLimit: 'no limit',
    conditions: 'What the event must be',
    heads: ['Article', 'Condition', 'Required', 'Actual', 'Met'],
    condition: {
      federations: 'federations of the players, at least',
      rounds: 'rounds, at least',
      rated: 'FIDE-rated players, at least',
      ratedPercent: 'FIDE-rated players in percent, at least',
      players: 'players, at least',
      boards: 'boards of a team, at least',
      teams: 'teams of the highest division, at least',
      format: 'a kind of event that FIDE takes',
      playerNorm: 'a field in which a player could make a norm',
    } satisfies Record<ArbiterNormCondition, string>,
    verdicts: {
      yes: 'yes',
      once: 'once in an application',
      no: 'no',
      judged: 'to be judged',
    } satisfies Record<ArbiterNormVerdict, string>,
    opinion: 'Opinion on the arbiter',
    judgedOn: [
      'Laws and fair play',
      'Pairings and program',
      'Clocks',
      'Impartial with everybody',
      'Languages',
      'Report and figures',
    ],
    remarks: 'Remarks',
    verdict: ['Norm given', 'Norm not given'],
    whoMay: {
      FA: 'The arbiter is registered with FIDE as a national arbiter and at least {age} years old (2.9).',
      IA: 'The arbiter is registered with FIDE as FA and active (2.9).',
    } satisfies Record<NormOfArbiter, string>,
    signs: 'Signed by the chief arbiter, who is FA or IA, and by the federation (2.8).',
    supervised:
      'The candidate is the chief arbiter: a supervisor who is IA, FA or IO signs, of the organiser or the federation (2.8.1).',
    supervisor: 'Supervisor',
    federation: 'Federation',
  },
  {
    candidate: 'L’arbitre',
    name: 'Nom',
    nationalTitle: 'Titre et depuis quand',
    role: 'Rôle dans le tournoi',
    roles: { chief: 'Arbitre principal', deputy: 'Arbitre adjoint' },
    roundsServed: 'Rondes arbitrées',
    event: 'Le tournoi',
    rate: 'Cadence',
    system: 'Système d’appariement',
    figures: ['Rondes', 'Joueurs', 'Classés FIDE', 'Fédérations', 'Normes possibles (2.7)'],
    noLimit: 'sans limite',
    conditions: 'Ce que le tournoi doit être',
    heads: ['Article', 'Condition', 'Demandé', 'Réalisé', 'Remplie'],
    condition: {
      federations: 'fédérations des joueurs, au moins',
      rounds: 'rondes, au moins',
      rated: 'joueurs classés FIDE, au moins',
      ratedPercent: 'joueurs classés FIDE en pour cent, au moins',
      players: 'joueurs, au moins',
      boards: 'échiquiers par équipe, au moins',
      teams: 'équipes de la plus haute division, au moins',
      format: 'un genre de tournoi que la FIDE admet',
      playerNorm: 'un tournoi où un joueur pourrait réaliser une norme',
    },
    verdicts: { yes: 'oui', once: 'une fois par demande', no: 'non', judged: 'à juger' },
    opinion: 'Avis sur l’arbitre',
    judgedOn: [
      'Règles et fair-play',
      'Appariements et logiciel',
      'Pendules',
      'Impartial avec tous',
      'Langues',
      'Rapport et chiffres',
    ],
    remarks: 'Remarques',
    verdict: ['Norme accordée', 'Norme non accordée'],
    whoMay: {
      FA: 'L’arbitre est enregistré à la FIDE comme arbitre national et a au moins {age} ans (2.9).',
      IA: 'L’arbitre est enregistré à la FIDE comme AF et actif (2.9).',
    },
    signs: 'Signé par l’arbitre principal, AF ou AI, et par la fédération (2.8).',
    supervised:
      'Le candidat est l’arbitre principal : signe un superviseur AI, AF ou OI, de l’organisateur ou de la fédération (2.8.1).',
    supervisor: 'Superviseur',
    federation: 'Fédération',
  },
);

interface Candidate {
  readonly name: string | null;
  readonly role: 'chief' | 'deputy' | null;
}

/**
 * Whoever may make the norm here: a chief arbiter without a title of FIDE alone, under a supervisor, and signs for
 * nobody else (2.8.1, 2.8.2); a line to write on where no deputy is named.
 */
function candidates(state: Tournament, norm: NormOfArbiter): readonly Candidate[] {
  const { chiefArbiter, deputyArbiters } = state.settings;
  const title = saidOfEvent(state).chiefArbiter;
  const chief: Candidate = { name: chiefArbiter, role: 'chief' };
  if (title === 'none') return norm === 'FA' ? [chief] : [];
  const deputies = deputyArbiters.map((name): Candidate => ({ name, role: 'deputy' }));
  const all = norm === 'IA' && title === 'FA' ? [chief, ...deputies] : deputies;
  return all.length > 0 ? all : [{ name: null, role: null }];
}

/** The event as norms of arbiters see it; who left before round 1 is not counted. */
function eventAsAsked(state: Tournament): ArbiterNormEvent {
  const { settings } = state;
  const system = systemNamed(settings.system);
  const players = [...state.players.values()].filter(
    ({ left }) => left === null || left.fromRound > 1,
  );
  const sides = settings.team === null ? players.length : state.teams.size;
  const isTable = isRoundRobin(settings.system);
  const isDouble = isTable && cyclesOf(settings.rounds, system.roundsFor(sides) ?? []) > 1;
  const ofPlayers = isDouble
    ? 'double'
    : isTable
      ? 'roundRobin'
      : system.kind === 'swiss'
        ? 'swiss'
        : 'other';
  return {
    format: settings.team === null ? ofPlayers : 'teams',
    fast: ratingKindOf(state) !== 'standard',
    rounds: settings.rounds,
    players: players.length,
    rated: players.filter(({ ratings }) => ratings.fide !== undefined).length,
    federations: new Set(players.flatMap(({ federation }) => federation ?? [])).size,
    teams:
      settings.team === null
        ? null
        : { count: state.teams.size, boards: settings.team.boards, double: isDouble },
  };
}

const FORM_OF = { FA: 'fa1', IA: 'ia1' } as const;

/** FA1 and IA1: what an arbiter did in an event, as a norm for the title (B.06.1 2.1.1). */
const certificateOf =
  (norm: NormOfArbiter): FormMaker =>
  ({ state }, { language }) => {
    const rules = datedOn(ARBITER_NORM_RULES, state.settings.firstDay).found.figures;
    const event = eventAsAsked(state);
    return candidates(state, norm).map((one) =>
      certificate(state, norm, one, { event, rules, language }),
    );
  };

function certificate(
  state: Tournament,
  norm: NormOfArbiter,
  { name, role }: Candidate,
  asked: {
    readonly event: ArbiterNormEvent;
    readonly rules: ArbiterNormRules;
    readonly language: Language;
  },
): Form {
  const { event, rules, language } = asked;
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const { timeControl, system, federation } = state.settings;
  const given = normsToGive(event, rules);
  const isChief = role === 'chief';
  return form(
    FORM_OF[norm],
    language,
    [
      { kind: 'heading', text: words.candidate },
      {
        kind: 'fields',
        columns: 3,
        fields: [
          orByHand(words.name, name),
          byHand(common.fideId),
          byHand(common.federation),
          byHand(words.nationalTitle),
          orByHand(words.role, role === null ? null : words.roles[role]),
          byHand(words.roundsServed),
        ],
      },
      { kind: 'heading', text: words.event },
      {
        kind: 'fields',
        fields: [
          ...eventFields(state, language),
          field(
            words.rate,
            timeControl === null ? null : sayRateOfPlay(timeControl, language),
            'chiefArbiter',
          ),
          field(words.system, systemNamed(system).name[language], 'chiefArbiter'),
        ],
      },
      {
        kind: 'table',
        heads: words.figures,
        rows: [
          [
            ...[event.rounds, event.players, event.rated, event.federations].map(String),
            given === null ? words.noLimit : String(given),
          ],
        ],
      },
      { kind: 'heading', text: words.conditions },
      {
        kind: 'table',
        heads: words.heads,
        rows: arbiterNormLines(norm, event, rules).map((line) => [
          line.article,
          words.condition[line.condition],
          line.asked === null ? '–' : String(line.asked),
          line.here === null ? '–' : String(line.here),
          words.verdicts[line.verdict],
        ]),
      },
      { kind: 'text', text: fill(words.whoMay[norm], { age: rules.age }) },
      { kind: 'heading', text: words.opinion },
      { kind: 'boxes', columns: 3, lines: words.judgedOn },
      { kind: 'room', label: words.remarks, lines: 3 },
      { kind: 'boxes', columns: 3, lines: words.verdict },
      { kind: 'text', text: isChief ? words.supervised : words.signs },
      {
        kind: 'fields',
        columns: 3,
        fields: isChief ? [byHand(words.supervisor)] : arbiterFields(state, language),
      },
      {
        kind: 'signatures',
        who: [
          isChief ? words.supervisor : common.chiefArbiter,
          federation === null ? words.federation : `${words.federation} (${federation})`,
        ],
      },
    ],
    { about: name },
  );
}

export const fideArbiterNorm = certificateOf('FA');
export const internationalArbiterNorm = certificateOf('IA');
