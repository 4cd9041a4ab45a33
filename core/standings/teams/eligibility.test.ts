import { describe, expect, it } from 'vitest';
import { TB_2012, TB_2023_09, TB_2024_08, TB_2026_03 } from '../../rules/editions/tie-breaks.ts';
import { tpn } from '../../rules/identity.ts';
import { teamDescriptorByName, teamEventsAllowed } from './catalogue.ts';
import { TEAM_TIE_BREAKS } from './team-tie-breaks.ts';
import { chooseTeamTieBreak } from './eligibility.ts';
import type { TeamStandingsRequest } from './request.ts';
import { teamCrosstable } from './testing/team-crosstable.ts';
import { teamFigures, teamRanks, teamRequest } from './testing/team-request.ts';

type Rules = Pick<TeamStandingsRequest, 'edition' | 'kind' | 'manual'>;

const verdict = (text: string, rules: Partial<Rules> = {}): string => {
  const chosen = chooseTeamTieBreak(text, {
    edition: TB_2026_03.properties,
    kind: 'swiss',
    ...rules,
  });
  return chosen.ok ? `${chosen.value.descriptor} ${chosen.value.article}` : chosen.error.code;
};

describe('which tie-breaks a team event may use', () => {
  it.each([
    // MTB26: those for both, then those for teams.
    ['WIN', 'WIN C.07 7.1'],
    ['WON', 'WON C.07 7.2'],
    ['PS/C1', 'PS/C1 C.07 7.5'],
    ['TPN/R', 'TPN/R C.07 7.8'],
    ['bh:gp/m2/p', 'BH:GP/M2/P C.07 8.1'],
    ['AOB:MP/F', 'AOB:MP/F C.07 8.2'],
    ['FB:GP/C2', 'FB:GP/C2 C.07 8.3'],
    ['KS/L+1', 'KS/L+1 C.07 9.2'],
    ['BC', 'BC C.07 12.1'],
    ['TBR', 'TBR C.07 12.2'],
    ['BBE', 'BBE C.07 12.3'],
    ['MPvGP', 'MPvGP C.07 13.1'],
    ['EMMSB/C1/P', 'EMMSB/C1/P C.07 13.2.1'],
    ['EMGSB/C2', 'EMGSB/C2 C.07 13.2.2'],
    ['EGMSB', 'EGMSB C.07 13.2.3'],
    ['EGGSB/P', 'EGGSB/P C.07 13.2.4'],
    ['EDE/P', 'EDE/P C.07 13.3'],
    ['EDEBT/P', 'EDEBT/P C.07 13.3.2'],
    ['EDEBB', 'EDEBB C.07 13.3.2'],
    ['EDET', 'EDET C.07 13.3.2'],
    ['EDEB', 'EDEB C.07 13.3.2'],
    ['SSSC/F/P/K4', 'SSSC/F/P/K4 C.07 13.4'],
    ['OTHER_BERLIN', 'OTHER_BERLIN LA 5.2 2.4.2'],
    ['OTHER_OWN', 'OTHER_OWN C.07 4.1'],
  ])('[C.07 5] %s', (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it.each([
    // C.07 10 is for individuals since 2026, and its figures are of players.
    ['ARO', 'individualsOnly'],
    ['TPR', 'individualsOnly'],
    ['RTNG', 'individualsOnly'],
    ['BPG', 'individualsOnly'],
    ['OTHER_KASHDAN', 'individualsOnly'],
    ['WIN:GP', 'scoreNotAllowed'],
    ['EMMSB:GP', 'scoreNotAllowed'],
    ['BH:MG', 'scoreNotAllowed'],
    ['EMMSB/M1', 'variantNotAllowed'],
    ['BC/P', 'variantNotAllowed'],
    ['BH/K2', 'variantNotAllowed'],
    ['nonsense', 'descriptor'],
  ])('refuses %s: %s', (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it('[C.07 5] editions differ', () => {
    const of = (edition: TeamStandingsRequest['edition']) => ({ edition });
    expect(verdict('EDEBT', of(TB_2024_08.properties))).toBe('notInEdition');
    expect(verdict('EDE', of(TB_2023_09.properties))).toBe('EDE C.07 13.3');
    expect(verdict('EDE', of(TB_2012.properties))).toBe('notInEdition');
    expect(verdict('SSSC/F', of(TB_2023_09.properties))).toBe('SSSC/F C.07 13.4');
    expect(verdict('AOB/F', of(TB_2024_08.properties))).toBe('variantNotAllowed');
    expect(verdict('EGGSB/C1', of(TB_2012.properties))).toBe('EGGSB/C1 LA 5.2 2.2');
    expect(verdict('SB/C1', of(TB_2012.properties))).toBe('notCuttable');
    expect(verdict('STD', of(TB_2024_08.properties))).toBe('notInEdition');
    expect(verdict('GE', of(TB_2023_09.properties))).toBe('GE C.07 7.6');
  });

  it('[C.07 8] the Buchholz family is not for round robins since 2026', () => {
    expect(verdict('BH', { kind: 'roundRobin' })).toBe('notInRoundRobin');
    expect(verdict('BH', { kind: 'roundRobin', edition: TB_2024_08.properties })).toBe(
      'BH C.07 8.1',
    );
    const codes = TEAM_TIE_BREAKS.filter(
      (tieBreak) => !teamEventsAllowed(tieBreak, TB_2026_03.properties).includes('roundRobin'),
    ).map(({ code }) => code);
    expect(codes).toEqual(['GE', 'BH', 'AOB', 'FB']);
  });

  it('[C.07 4.1] takes the values of a tie-break of the event’s own', () => {
    const teams = teamCrosstable(`
      1 One : 2[10]
      2 Two : 1[01]
    `);
    const values = new Map([
      [tpn(1), 0.25],
      [tpn(2), 7],
    ]);
    const request = teamRequest(teams, TB_2026_03.properties, {
      boards: 2,
      manual: { OTHER_OWN: values },
    });
    expect(teamFigures(request, 'OTHER_OWN')).toEqual([0.25, 7]);
    expect(teamRanks(request, ['OTHER_OWN'])[0]).toEqual([2, 1]);
    expect(teamRanks(request, ['OTHER_OWN/R'])[0]).toEqual([1, 1]);
    expect(teamRanks(request, ['TPN/R'])[0]).toEqual([2, 1]);
    const tooFine = { manual: { OTHER_OWN: new Map([[tpn(1), 0.125]]) } };
    expect(verdict('OTHER_OWN', tooFine)).toBe('manualValue');
  });

  it.each([
    ['Berlin', 'OTHER_BERLIN'],
    ['points de match', 'MPTS'],
    ['Buchholz tronqué', 'BH/C1'],
    ['differentiel gain - perte', 'OTHER_BOARD_DIFFERENTIAL'],
    ['Sonneborn-Berger pour tournois par équipes C tronqué', 'EGMSB/C1'],
    ['Moyenne Elo', null],
  ])('knows the arbiters’ name %s', (name, descriptor) => {
    expect(teamDescriptorByName(name)).toBe(descriptor);
  });

  it('names every tie-break in both languages, once', () => {
    const codes = TEAM_TIE_BREAKS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { name, formula } of TEAM_TIE_BREAKS) {
      for (const text of [name.en, name.fr, formula.en, formula.fr]) expect(text).not.toBe('');
    }
  });
});
