import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { CeremonyPlan, CeremonyStep, Crowded } from './ceremony.ts';
import type { GroupMeeting } from './groups.ts';

/** What is said of a restricted draw in one language; holes are `{name}`. */
interface CeremonyWords {
  readonly choose: string;
  readonly gather: string;
  readonly draw: string;
  readonly drawGathered: string;
  readonly nobodys: string;
  readonly crowded: string;
  readonly crowdedNumbers: string;
  readonly crowdedLater: string;
  readonly noLate: string;
  readonly late: string;
}

const WORDS = inBoth<CeremonyWords>(
  {
    choose: '{who} ({contingent}) chooses envelope {envelope}, out of {among}.',
    gather:
      'No envelope has {size} numbers left for {contingent}: {numbers} are put together. {late}',
    draw: '{who} ({contingent}) draws {number} from envelope {envelope}.',
    drawGathered: '{who} ({contingent}) draws {number}.',
    nobodys: 'alone',
    crowded: '{contingent} has {size} players, and no envelope holds as many: {names}.',
    crowdedNumbers: 'They draw from {numbers}. {late}',
    crowdedLater:
      'When they draw, the numbers left with the fewest late meetings are put together for them.',
    noLate: 'Nobody of them meets in the last rounds.',
    late: 'These meet in the last rounds: {meetings}.',
  },
  {
    choose: '{who} ({contingent}) choisit l’enveloppe {envelope}, parmi {among}.',
    gather:
      'Aucune enveloppe n’a plus {size} numéros pour {contingent} : on réunit {numbers}. {late}',
    draw: '{who} ({contingent}) tire le {number} de l’enveloppe {envelope}.',
    drawGathered: '{who} ({contingent}) tire le {number}.',
    nobodys: 'sans groupe',
    crowded: '{contingent} a {size} joueurs, et aucune enveloppe n’en contient autant : {names}.',
    crowdedNumbers: 'Ils tirent parmi {numbers}. {late}',
    crowdedLater:
      'À leur tour, on réunira pour eux les numéros restants qui se rencontrent le moins tard.',
    noLate: 'Aucun d’eux ne se rencontre dans les dernières rondes.',
    late: 'Se rencontrent dans les dernières rondes : {meetings}.',
  },
);

/** The round of a meeting, short. */
const MEETING = inBoth('{a}–{b} (round {round})', '{a}–{b} (ronde {round})');

/** One step of the draw as it is said in the hall. */
export function sayCeremonyStep(
  plan: Pick<CeremonyPlan, 'contingents'>,
  step: CeremonyStep,
  language: Language,
): string {
  const words = WORDS[language];
  const contingent = plan.contingents[step.contingent];
  const who = contingent?.entrants.find(({ id }) => id === step.entrant)?.name ?? '';
  const called = { who, contingent: contingent?.affinity ?? words.nobodys };
  switch (step.kind) {
    case 'choose':
      return fill(words.choose, {
        ...called,
        envelope: step.envelope,
        among: step.among.join(', '),
      });
    case 'gather':
      return fill(words.gather, {
        ...called,
        size: contingent?.entrants.length ?? 0,
        numbers: step.numbers.join(', '),
        late: sayLate(step.late, language),
      });
    case 'draw':
      return step.envelope === null
        ? fill(words.drawGathered, { ...called, number: step.number })
        : fill(words.draw, { ...called, number: step.number, envelope: step.envelope });
  }
}

/** What is told of a contingent that no envelope holds, before anybody draws. */
export function sayCrowded(
  plan: Pick<CeremonyPlan, 'contingents'>,
  { contingent, numbers, late }: Crowded,
  language: Language,
): string {
  const words = WORDS[language];
  const one = plan.contingents[contingent];
  const told = fill(words.crowded, {
    contingent: one?.affinity ?? words.nobodys,
    size: one?.entrants.length ?? 0,
    names: one?.entrants.map(({ name }) => name).join(', ') ?? '',
  });
  if (numbers === null || late === null) return `${told} ${words.crowdedLater}`;
  const given = { numbers: numbers.join(', '), late: sayLate(late, language) };
  return `${told} ${fill(words.crowdedNumbers, given)}`;
}

/** Meetings one after the other. */
export const sayMeetings = (meetings: readonly GroupMeeting[], language: Language): string =>
  meetings.map(({ a, b, round }) => fill(MEETING[language], { a, b, round })).join(', ');

function sayLate(late: readonly GroupMeeting[], language: Language): string {
  const words = WORDS[language];
  if (late.length === 0) return words.noLate;
  return fill(words.late, { meetings: sayMeetings(late, language) });
}
