import { systemNamed } from '../../pairing/systems.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { ratingKindOf } from '../../tournament/rating-lists/rating-kind.ts';
import type { FormFact } from '../../tournament/form-facts.ts';
import { knownFormFact } from '../../tournament/known-form-fact.ts';
import { tieBreaksInUse } from '../../tournament/matches.ts';
import { isOver } from '../../tournament/round.ts';
import type { Tournament } from '../../tournament/state.ts';
import { incidentsInForce } from '../../tournament/incidents/incidents-of.ts';
import { registerOfPenalties } from '../../tournament/views/incidents.ts';
import { sayTieBreak } from '../lists/say-tie-break.ts';
import { sayDay, sayRateOfPlay } from '../times/say-time.ts';
import { eventCounts, type EventCounts } from './event-counts.ts';
import { arbiterFields, eventFields, form, sayAmount } from './form-parts.ts';
import type { FormBlock, FormMaker } from './form.ts';
import { byHand, field, type FormField } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';
import { isMinuted } from './minutes.ts';
import { madeNorms, sayNorm } from './norm-papers.ts';

const WORDS = inBoth(
  {
    event: 'The event',
    rate: 'Rate of play',
    classes: { standard: 'slow', rapid: 'rapid', blitz: 'blitz' },
    class: 'Class',
    rounds: 'Rounds',
    roundsPlayed: '{played} of {rounds}',
    system: 'Pairing system',
    edition: 'Edition of the rules',
    acceleration: 'Acceleration',
    tieBreaks: 'Tie-breaks',
    players: 'Players',
    all: 'Players',
    unrated: 'without a rating',
    women: 'women',
    youths: 'youths (under 20)',
    withoutAge: 'of unknown age',
    foreigners: 'of other federations',
    titled: 'GM / IM / FM',
    licences: 'Licences',
    licencesAB: 'A / B',
    seen: 'seen or on the listing',
    takenHere: 'taken on the spot',
    attestation: 'declared on honour (T3, T4)',
    exempt: 'exempt',
    notSeen: 'not seen',
    notAsked: 'not asked for in this event',
    arbiters: 'Arbiters',
    happened: 'What happened',
    forfeits: 'Forfeits',
    withdrawn: 'Withdrawals',
    expelled: 'Exclusions (T6)',
    penalties: 'Incidents / penalties (12.9)',
    noted: 'Lines of T2',
    norms: 'Norms',
    openGames: 'Games without a result',
    money: 'Money and report',
    feesDue: 'Registration fees',
    feesPaidOn: 'Registration fees paid on',
    allowance: 'Allowance of the arbiter',
    allowancePaidOn: 'Allowance paid on',
    reportSentOn: 'Report sent on',
  },
  {
    event: 'Le tournoi',
    rate: 'Cadence',
    classes: { standard: 'lente', rapid: 'rapide', blitz: 'blitz' },
    class: 'Catégorie',
    rounds: 'Rondes',
    roundsPlayed: '{played} sur {rounds}',
    system: 'Système d’appariement',
    edition: 'Édition des règles',
    acceleration: 'Accélération',
    tieBreaks: 'Départages',
    players: 'Joueurs',
    all: 'Joueurs',
    unrated: 'sans Elo',
    women: 'joueuses',
    youths: 'jeunes (moins de 20 ans)',
    withoutAge: 'd’âge inconnu',
    foreigners: 'd’autres fédérations',
    titled: 'GM / MI / MF',
    licences: 'Licences',
    licencesAB: 'A / B',
    seen: 'vues ou au listing',
    takenHere: 'prises sur place',
    attestation: 'attestées sur l’honneur (T3, T4)',
    exempt: 'dispensés',
    notSeen: 'non vues',
    notAsked: 'non demandées dans ce tournoi',
    arbiters: 'Arbitres',
    happened: 'Ce qui s’est passé',
    forfeits: 'Forfaits',
    withdrawn: 'Abandons',
    expelled: 'Exclusions (T6)',
    penalties: 'Incidents / sanctions (12.9)',
    noted: 'Lignes du T2',
    norms: 'Normes',
    openGames: 'Parties sans résultat',
    money: 'Argent et rapport',
    feesDue: 'Droits d’homologation',
    feesPaidOn: 'Droits d’homologation réglés le',
    allowance: 'Indemnité de l’arbitre',
    allowancePaidOn: 'Indemnité versée le',
    reportSentOn: 'Rapport envoyé le',
  },
);

/** T1: on one sheet what the federation looks at first (LA 8661); the data are ours. */
export const synopsis: FormMaker = ({ state, ledger }, { language }) => {
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const counts = eventCounts(state);
  const known = (label: string, figure: number | string): FormField => ({
    label,
    value: String(figure),
  });
  const heading = (text: string): FormBlock => ({ kind: 'heading', text });
  const fields = (all: readonly FormField[]): FormBlock => ({ kind: 'fields', fields: all });
  const { deputyArbiters, organiser } = state.settings;
  const norms = madeNorms(state).map((norm) => sayNorm(norm, language));
  return [
    form('t1', language, [
      heading(words.event),
      fields([
        ...eventFields(state, language),
        field(common.club, state.formFacts?.get('club') ?? null, 'organiser'),
        field(common.organiser, organiser, 'organiser'),
        field(common.address, state.formFacts?.get('address') ?? null, 'organiser'),
        ...rules(state, language),
      ]),
      heading(words.players),
      figures([
        [words.all, counts.players],
        [words.unrated, counts.unrated],
        [words.women, counts.women],
        [words.youths, counts.youths],
        [words.withoutAge, counts.withoutAge],
        [words.foreigners, counts.foreigners],
        [words.titled, `${counts.titled.GM} / ${counts.titled.IM} / ${counts.titled.FM}`],
      ]),
      heading(words.licences),
      licences(counts, language),
      heading(words.arbiters),
      fields([
        ...arbiterFields(state, language),
        known(
          common.deputies,
          deputyArbiters.length === 0 ? common.none : deputyArbiters.join(', '),
        ),
      ]),
      heading(words.happened),
      figures([
        [words.forfeits, counts.forfeits.length],
        [words.withdrawn, counts.left.withdrawn + counts.left.absentWithoutNotice],
        [words.expelled, counts.left.expelled],
        [words.openGames, counts.openGames],
        [
          words.penalties,
          `${incidentsInForce(state).length} / ${registerOfPenalties(state).length}`,
        ],
        [words.noted, ledger.entries.flatMap(({ events }) => events).filter(isMinuted).length],
      ]),
      fields([known(words.norms, norms.length === 0 ? common.none : norms.join('; '))]),
      heading(words.money),
      fields([...money(state, language), byHand(`${common.signedOn}, ${common.signature}`)]),
    ]),
  ];
};

function rules(state: Tournament, language: Language): readonly FormField[] {
  const words = WORDS[language];
  const { timeControl, rounds, system, acceleration } = state.settings;
  const tieBreaks = tieBreaksInUse(state.settings);
  const played = state.rounds.filter(isOver).length;
  const edition = editionIn('swiss', state.pins.swiss);
  const isSwiss = systemNamed(system).kind === 'swiss';
  return [
    field(
      words.rate,
      timeControl === null ? null : sayRateOfPlay(timeControl, language),
      'chiefArbiter',
    ),
    field(words.class, words.classes[ratingKindOf(state)], 'chiefArbiter'),
    field(words.rounds, fill(words.roundsPlayed, { played, rounds }), 'chiefArbiter'),
    field(words.system, systemNamed(system).name[language], 'chiefArbiter'),
    // The report says which Swiss system was used (LA 6881-6883).
    ...(isSwiss && edition !== null
      ? [
          field(words.edition, edition.name[language], 'chiefArbiter'),
          field(
            words.acceleration,
            acceleration.method === 'none' ? FORM_WORDS[language].none : acceleration.method,
            'chiefArbiter',
          ),
        ]
      : []),
    field(
      words.tieBreaks,
      tieBreaks.map((one) => sayTieBreak(one, language)).join(', '),
      'chiefArbiter',
    ),
  ];
}

function licences({ licences: seen }: EventCounts, language: Language): FormBlock {
  const words = WORDS[language];
  if (seen === null) return { kind: 'text', text: words.notAsked };
  return figures([
    [words.licencesAB, `${seen.a} / ${seen.b}`],
    [words.seen, seen.seen.shown + seen.seen.listed],
    [words.takenHere, seen.seen.takenHere],
    [words.attestation, seen.seen.attestation],
    [words.exempt, seen.seen.exempt],
    [words.notSeen, seen.notSeen],
  ]);
}

/** Figures side by side, each under what it counts. */
const figures = (all: readonly (readonly [string, number | string])[]): FormBlock => ({
  kind: 'table',
  heads: all.map(([head]) => head),
  rows: [all.map(([, figure]) => String(figure))],
});

function money(state: Tournament, language: Language): readonly FormField[] {
  const words = WORDS[language];
  const euros = (fact: FormFact): string | null => {
    const amount = knownFormFact(state, fact);
    return amount === null ? null : sayAmount(amount, language);
  };
  const day = (fact: FormFact): string | null => {
    const date = knownFormFact(state, fact);
    return date === null ? null : sayDay(date, language);
  };
  return [
    field(words.feesDue, euros('feesDue'), 'organiser'),
    field(words.feesPaidOn, day('feesPaidOn'), 'organiser'),
    field(words.allowance, euros('allowance'), 'chiefArbiter'),
    field(words.allowancePaidOn, day('allowancePaidOn'), 'organiser'),
    field(words.reportSentOn, day('reportSentOn'), 'chiefArbiter'),
  ];
}
