import type { Language } from '../../rules/language.ts';
import { directEncounter } from '../direct-encounter.ts';
import type { Modifiers } from '../descriptor.ts';
import type { Figure } from '../figure.ts';
import { NAMED, type Naming } from '../tie-break-names.ts';
import { byBoardCount } from './board-count.ts';
import { sheetOf, type BoardSheet } from './boards.ts';
import { byBottomElimination } from './bottom-board-elimination.ts';
import { everyRound, roundOf, teamNumber, type TeamField, type TeamIndex } from './team-field.ts';
import type { BrokenTeamTie, TeamGroupStep, TeamGroupTieBreak } from './team-tie-break.ts';
import { byTopBoards } from './top-board-results.ts';

type KnockOut = typeof byBoardCount;

interface Application {
  readonly field: TeamField;
  readonly modifiers: Modifiers;
  readonly knockOuts: readonly KnockOut[];
  readonly explain: boolean;
  readonly figures: Map<TeamIndex, Figure>;
  readonly steps: TeamGroupStep[];
}

/**
 * C.07 13.3.1: direct encounter on the primary score and, when that broke no tie, on the secondary
 * one. "If all the teams are still tied" (2023) comes to the same, as 13.3.3 restarts every new
 * subset. Article 6 applies whole each time: those it leaves tied on game points are looked at
 * again on game points, as exercise 45 of the technical commission has it.
 */
function rank(application: Application, group: readonly TeamIndex[]): (readonly TeamIndex[])[] {
  const { field, modifiers, explain } = application;
  if (group.length === 1) return [group];
  for (const score of [field.primary, field.secondary]) {
    const broken = directEncounter.breakTie(field[score], group, modifiers, explain);
    note(application, {
      ...broken,
      steps: broken.steps?.map((step) => ({ ...step, score })) ?? [],
    });
    if (broken.order.length > 1) return broken.order.flatMap((part) => rank(application, part));
  }
  return group.length === 2 ? knockedOut(application, group) : [group];
}

/** C.07 13.3.2: exactly two teams still tied on both scores, by the boards of their own encounter. */
function knockedOut(
  application: Application,
  pair: readonly TeamIndex[],
): (readonly TeamIndex[])[] {
  const { field, modifiers, knockOuts, explain } = application;
  const rounds = encounters(field, pair, modifiers);
  if (rounds.length === 0) return [pair];
  const sheets = new Map<TeamIndex, BoardSheet>();
  for (const team of pair) {
    const sheet = sheetOf(field, team, rounds, false);
    // Boards that are not known cannot decide.
    if (!sheet) return [pair];
    sheets.set(team, sheet);
  }
  for (const knockOut of knockOuts) {
    const broken = knockOut(field, pair, sheets, explain);
    note(application, broken);
    if (broken.order.length > 1) return [...broken.order];
  }
  return [pair];
}

function note({ figures, steps }: Application, broken: BrokenTeamTie): void {
  for (const [team, figure] of broken.figures) figures.set(team, figure);
  steps.push(...(broken.steps ?? []));
}

/** Rounds in which the two met; forfeits as in Article 6. */
function encounters(
  field: TeamField,
  [first = 0, second = 0]: readonly TeamIndex[],
  { forfeitsPlayed }: Modifiers,
): number[] {
  const { kind, edition } = field.request;
  const regular = kind === 'roundRobin' && edition.roundRobinForfeits !== 'unplayed';
  return everyRound(field).filter((round) => {
    const { opponent, outcome } = roundOf(field, first, round);
    if (opponent !== teamNumber(field, second)) return false;
    return (
      outcome === 'played' || (outcome !== 'notEntered' && (regular || forfeitsPlayed === true))
    );
  });
}

/** What a name adds to that of EDE: `, top boards`. */
const addedBy = ({ name }: Naming, language: Language): string =>
  name[language].slice(NAMED.EDE.name[language].length);

const extended = (naming: Naming, knockOuts: readonly KnockOut[]): TeamGroupTieBreak => ({
  scope: 'group',
  ...naming,
  type: 'A',
  formula: {
    en: `Direct encounter on the primary score, then on the secondary score${knockOuts.length > 0 ? `; two teams still tied${addedBy(naming, 'en')}` : ''}.`,
    fr: `Confrontation directe au score principal, puis au score secondaire${knockOuts.length > 0 ? ` ; pour deux équipes encore à égalité${addedBy(naming, 'fr')}` : ''}.`,
  },
  better: 'higher',
  variants: ['P'],
  scores: [],
  breakTie(field, group, { modifiers }, explain) {
    const figures = new Map<TeamIndex, Figure>();
    const steps: TeamGroupStep[] = [];
    const order = rank({ field, modifiers, knockOuts, explain, figures, steps }, group);
    return { order, figures, ...(explain && { steps }) };
  },
});

/** EDE (C.07 13.3), and with what 13.3.2 may add to it, under the names of 2026. */
export const EXTENDED_DIRECT_ENCOUNTER: readonly TeamGroupTieBreak[] = [
  extended(NAMED.EDE, []),
  extended(NAMED.EDEBT, [byBoardCount, byTopBoards]),
  extended(NAMED.EDEBB, [byBoardCount, byBottomElimination]),
  extended(NAMED.EDET, [byTopBoards]),
  extended(NAMED.EDEB, [byBottomElimination]),
];
