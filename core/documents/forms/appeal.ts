import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { Incident } from '../../tournament/incidents/incident.ts';
import { saidIn } from '../../tournament/incidents/said-in.ts';
import { lawsOfEvent } from '../../tournament/laws-of-event.ts';
import type { Tournament } from '../../tournament/state.ts';
import { writerName } from '../../tournament/words/writer-text.ts';
import { appealTerms } from '../regulations/appeal-terms.ts';
import { sayInstant } from '../times/say-time.ts';
import { groundIn } from './cited-law.ts';
import { eventFields, form, personName } from './form-parts.ts';
import type { FormAsk, FormBlock, FormMaker } from './form.ts';
import { byHand, field, orByHand } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';
import { incidentAsked, placeBlocks, whatHappened } from './where-it-happened.ts';

const WORDS = inBoth(
  {
    appellant: 'Who appeals',
    as: 'As (player, captain, delegate)',
    against: 'Decision appealed against',
    what: 'What happened, and what was decided',
    decidedBy: 'Decided by',
    decidedAt: 'Decided on, at',
    announced: 'Said to the arbiter at the board, at',
    written: 'Handed in on, at',
    until: 'Until when in writing',
    deposit: 'Deposit',
    depositPaid: 'Deposit received by',
    view: 'The game as the appellant saw it',
    wish: 'What is asked of the committee',
    proofs: 'Witnesses, scoresheets and other proofs',
    goesOn:
      'The game goes on as the arbiter has decided; the appeal follows in writing as soon as it is over ({source}).',
    receiver: 'Arbiter who received it',
    committee: 'Appeals committee',
    chair: 'Chair',
    member: 'Member',
    reserve: 'Reserve',
    interest:
      'Whoever has a part in the case gives the place to a reserve; the number of those who vote is odd (LA 225, 12915).',
    findings: 'Found by the committee',
    received: ['Handed in in time', 'Handed in too late: not heard'],
    heard: ['Appellant heard', 'Opponent heard', 'Arbiter heard'],
    verdict: ['Appeal upheld', 'Appeal upheld in part', 'Appeal dismissed'],
    refund: ['Deposit given back', 'Deposit given back in part', 'Deposit kept'],
    reasons: 'Decision and its reasons',
    effect: 'Effect on clocks and result',
    votes: 'Votes for and against',
    told: 'Told to those concerned on, at',
    holds:
      'The decision holds for the whole event (LA 229). The deposit is given back where the appeal is upheld, and may be where it was reasonable (LA 12917).',
  },
  {
    appellant: 'Auteur de l’appel',
    as: 'En qualité de (joueur, capitaine, délégué)',
    against: 'Décision contestée',
    what: 'Ce qui s’est passé, et ce qui a été décidé',
    decidedBy: 'Décidé par',
    decidedAt: 'Décidé le, à',
    announced: 'Annoncé à l’arbitre à l’échiquier, à',
    written: 'Remis le, à',
    until: 'Par écrit jusqu’à',
    deposit: 'Caution',
    depositPaid: 'Caution reçue par',
    view: 'La partie vue par l’auteur de l’appel',
    wish: 'Ce qui est demandé à la commission',
    proofs: 'Témoins, feuilles de partie et autres preuves',
    goesOn:
      'La partie se poursuit comme l’arbitre en a décidé ; l’appel suit par écrit dès qu’elle est finie ({source}).',
    receiver: 'Arbitre qui l’a reçu',
    committee: 'Commission d’appel',
    chair: 'Président ou présidente',
    member: 'Membre',
    reserve: 'Suppléant ou suppléante',
    interest:
      'Qui est concerné par l’affaire laisse sa place à un suppléant ; les votants sont en nombre impair (LA 225, 12915).',
    findings: 'Constaté par la commission',
    received: ['Remis à temps', 'Remis trop tard : non examiné'],
    heard: ['Auteur de l’appel entendu', 'Adversaire entendu', 'Arbitre entendu'],
    verdict: ['Appel accueilli', 'Appel accueilli en partie', 'Appel rejeté'],
    refund: ['Caution rendue', 'Caution rendue en partie', 'Caution gardée'],
    reasons: 'Décision et ses motifs',
    effect: 'Effet sur les pendules et le résultat',
    votes: 'Voix pour et contre',
    told: 'Notifié aux intéressés le, à',
    holds:
      'La décision vaut pour tout le tournoi (LA 229). La caution est rendue si l’appel aboutit, et peut l’être s’il était raisonnable (LA 12917).',
  },
);

/** Lines for members and reserves where the regulations name nobody (LA 217-225). */
const SEATS = { members: 4, reserves: 2 } as const;

/** The arbiter who decided; the computer of the event is the chief arbiter's. */
const deciderOf = ({ settings }: Tournament, by: string): string | null =>
  by === 'localhost' ? settings.chiefArbiter : writerName(by, 'en');

/** What is appealed against: as the log has it, or room to write. */
function decisionBlocks(
  state: Tournament,
  incident: Incident | null,
  { language, zone }: FormAsk,
): FormBlock[] {
  const words = WORDS[language];
  const decision = incident?.decision ?? null;
  const at = decision === null ? null : sayInstant(decision.at, zone, language);
  const by = decision === null ? null : deciderOf(state, decision.by);
  return [
    { kind: 'heading', text: words.against },
    ...(incident === null
      ? [{ kind: 'room', label: words.what, lines: 3 } as const]
      : [
          {
            kind: 'text',
            text: [whatHappened(incident, language), decision && saidIn(decision, language)]
              .filter((part) => part !== null && part !== '')
              .join(' '),
          } as const,
        ]),
    {
      kind: 'fields',
      columns: 3,
      fields: [
        orByHand(words.decidedBy, by),
        orByHand(words.decidedAt, at),
        orByHand(FORM_WORDS[language].article, decision?.article),
      ],
    },
  ];
}

/** The back of the sheet, which the committee fills in. */
function committeeBlocks(state: Tournament, language: Language): FormBlock[] {
  const words = WORDS[language];
  const { committee, reserves } = appealTerms(state, language);
  const [chair, ...members] = committee;
  const seats = (label: string, names: readonly string[], lines: number) =>
    names.length > 0
      ? names.map((name) => orByHand(label, name))
      : Array.from({ length: lines }, () => byHand(label));
  return [
    { kind: 'newPage' },
    { kind: 'heading', text: words.committee },
    {
      kind: 'fields',
      fields: [
        orByHand(words.chair, chair),
        ...seats(words.member, members, SEATS.members),
        ...seats(words.reserve, reserves, SEATS.reserves),
      ],
    },
    { kind: 'text', text: words.interest },
    { kind: 'heading', text: words.findings },
    { kind: 'boxes', columns: 2, lines: words.received },
    { kind: 'boxes', columns: 3, lines: words.heard },
    { kind: 'heading', text: FORM_WORDS[language].decision },
    { kind: 'boxes', columns: 3, lines: words.verdict },
    { kind: 'boxes', columns: 3, lines: words.refund },
    { kind: 'room', label: words.reasons, lines: 7 },
    { kind: 'fields', fields: [words.effect, words.votes, words.told].map(byHand) },
    { kind: 'text', text: words.holds },
    { kind: 'signatures', who: [words.chair, words.member, words.member] },
  ];
}

/** An appeal against a decision (LA 215-229, 12912-12917): its author's side, and the committee's. */
export const appeal: FormMaker = ({ state }, asked) => {
  const found = incidentAsked(state, asked);
  if (found === null) return [];
  const { ask, incident } = found;
  const { language } = ask;
  const words = WORDS[language];
  // The player of an incident need not be the one who appeals.
  const player = asked.player === undefined ? undefined : state.players.get(asked.player);
  const { until, deposit } = appealTerms(state, language);
  const source = lawsOfEvent(state) === null ? 'FMJD III 2.2.5' : 'LA 229';
  return [
    form(
      'appeal',
      language,
      [
        { kind: 'fields', fields: eventFields(state, language) },
        {
          kind: 'fields',
          fields: [
            orByHand(words.appellant, player === undefined ? null : personName(player, language)),
            byHand(words.as),
          ],
        },
        ...placeBlocks(state, ask, incident),
        ...decisionBlocks(state, incident, ask),
        {
          kind: 'fields',
          columns: 3,
          fields: [
            byHand(words.announced),
            byHand(words.written),
            field(words.until, until, 'organiser'),
            field(words.deposit, deposit, 'organiser'),
            byHand(words.depositPaid),
          ],
        },
        { kind: 'room', label: words.view, lines: 4 },
        { kind: 'room', label: words.wish, lines: 2 },
        { kind: 'fields', fields: [byHand(words.proofs)] },
        { kind: 'text', text: fill(words.goesOn, { source }) },
        ...groundIn(state, ({ articles }) => [articles.appeal], language),
        { kind: 'signatures', who: [words.appellant, words.receiver] },
        ...committeeBlocks(state, language),
      ],
      { about: player?.name ?? null },
    ),
  ];
};
