import { describe, expect, it } from 'vitest';
import { datedOn } from '../../rules/editions/in-force.ts';
import {
  COMPETITION_CLASSES,
  isTitleEnough,
  REQUIRED_TITLES,
  type CompetitionClass,
} from './arbiter-titles.ts';

const REQUIRED = datedOn(REQUIRED_TITLES, '2026-11-18').found.figures;

describe('[RIDNA 18, LA lines 883-926] the level a chief arbiter needs', () => {
  it.each<[CompetitionClass, string, boolean]>([
    ['frenchChampionship', 'AFE2', true],
    ['norms', 'AFE1', true],
    ['top12', 'AFE1', true],
    ['frenchCupFinals', 'AFE1', true],
    ['federalCupFinal', 'AFO2', false],
    ['fideRated', 'AFO1', true],
    ['federallyRated', 'AFO1', false],
    ['federalCup', 'AFO1', false],
    ['frenchCupQuarterFinals', 'AFO1', false],
    ['clubMatches', 'AFC', false],
    ['closedUnrated', 'AFC', false],
    ['frenchCupToEighths', 'AFC', false],
    ['youthWithoutSwiss', 'AFC', false],
    ['clubInternal', 'AFC', false],
    ['youthUnderTutor', 'AFJ', false],
  ])('%s: %s', (kind, least, fideLicence) => {
    expect(REQUIRED[kind]).toMatchObject({ least, fideLicence });
  });

  it('names every class', () => {
    expect(Object.keys(REQUIRED)).toEqual([...COMPETITION_CLASSES]);
  });

  // Golden cases 36 of the specification.
  it.each<[CompetitionClass, string | null, boolean | null]>([
    ['norms', 'AFO2', false],
    ['norms', 'AFE1', true],
    ['norms', 'FA', true],
    ['fideRated', 'AFC', false],
    ['frenchCupQuarterFinals', 'AFO1', true],
    ['frenchCupFinals', 'AFO1', false],
    ['closedUnrated', 'AFC', true],
    ['closedUnrated', 'AFE2', true],
    ['frenchChampionship', 'IA', false],
    ['fideRated', 'NA', null],
    ['fideRated', null, null],
  ])('%s with %s: %s', (kind, title, enough) => {
    expect(isTitleEnough(title, REQUIRED[kind])).toBe(enough);
  });
});
