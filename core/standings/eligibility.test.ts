import { describe, expect, it } from 'vitest';
import { TIE_BREAK_CODES } from '../rules/editions/tie-break-codes.ts';
import {
  TB_2012,
  TB_2023_09,
  TB_2024_08,
  TB_2026_03,
  TIE_BREAK_EDITIONS,
  type TieBreakProperties,
} from '../rules/editions/tie-breaks.ts';
import { tpn } from '../rules/identity.ts';
import { articleOf } from './article-of.ts';
import { descriptorByName, kindsAllowed, tieBreakByCode } from './catalogue.ts';
import { chooseTieBreak } from './eligibility.ts';
import { INDIVIDUAL_TIE_BREAKS } from './individual-tie-breaks.ts';
import { RECOMMENDED_ORDERS } from './recommended-orders.ts';
import { chooseTeamTieBreak } from './teams/eligibility.ts';
import { TEAM_TIE_BREAKS } from './teams/team-tie-breaks.ts';

const choose = (
  text: string,
  edition: TieBreakProperties,
  kind: 'swiss' | 'roundRobin' = 'swiss',
) => chooseTieBreak(text, { edition, kind });

describe('what an edition lets be listed', () => {
  it.each(['BH', 'AOB', 'FB', 'BH/C1', 'AOB/F'])(
    '[C.07 8] refuses %s in a round robin from 2026',
    (descriptor) => {
      const refused = choose(descriptor, TB_2026_03.properties, 'roundRobin');
      expect(refused).toMatchObject({ ok: false, error: { code: 'notInRoundRobin', descriptor } });
      expect(JSON.stringify(refused)).toMatch(/"article":"C\.07 8\.[123]"/);
      expect(choose(descriptor, TB_2026_03.properties).ok).toBe(true);
    },
  );

  it('[C.07 8] allows Buchholz in a round robin till 2026', () => {
    expect(choose('BH', TB_2024_08.properties, 'roundRobin').ok).toBe(true);
  });

  it.each([
    ['STD', TB_2024_08.properties, 'notInEdition', 'C.07 4.1'],
    ['GE', TB_2024_08.properties, 'notInEdition', 'C.07 4.1'],
    ['REP', TB_2023_09.properties, 'notInEdition', 'C.07 4.1'],
    ['BWG', TB_2012.properties, 'notInEdition', 'LA 5.2'],
    ['AOB/F', TB_2024_08.properties, 'variantNotAllowed', 'C.07 8.2'],
    ['BH/F', TB_2026_03.properties, 'variantNotAllowed', 'C.07 8.1'],
    ['SB/M1', TB_2026_03.properties, 'variantNotAllowed', 'C.07 9.1'],
    ['WIN/C1', TB_2026_03.properties, 'variantNotAllowed', 'C.07 7.1'],
    ['BH/K3', TB_2026_03.properties, 'variantNotAllowed', 'C.07 8.1'],
    ['SB/C1', TB_2012.properties, 'notCuttable', 'LA 5.2 2.2'],
    ['EDE', TB_2026_03.properties, 'teamsOnly', 'C.07 4.1'],
    ['BH:GP', TB_2026_03.properties, 'teamsOnly', 'C.07 4.1'],
    ['MPTS', TB_2026_03.properties, 'teamsOnly', 'C.07 4.1'],
    ['OTHER_BERLIN', TB_2012.properties, 'teamsOnly', 'LA 5.2'],
  ])('refuses %s', (descriptor, edition, code, article) => {
    expect(choose(descriptor, edition)).toEqual({
      ok: false,
      error: { code, descriptor, article },
    });
  });

  it('says where a descriptor cannot be read', () => {
    expect(choose('BH/C', TB_2026_03.properties)).toMatchObject({
      ok: false,
      error: { code: 'descriptor', fault: { code: 'notANumber', at: 3 } },
    });
  });

  it('[C.07 4.1] lets regulations take over any tie-break of their own', () => {
    expect(choose('OTHER_KASHDAN', TB_2026_03.properties)).toMatchObject({
      ok: true,
      value: { article: 'C.07 4.1' },
    });
    expect(choose('OTHER_BLITZ', TB_2026_03.properties).ok).toBe(true);
    const manual = { OTHER_BLITZ: new Map([[tpn(3), 1.234]]) };
    const rules = { edition: TB_2026_03.properties, kind: 'swiss' as const, manual };
    expect(chooseTieBreak('OTHER_BLITZ', rules)).toEqual({
      ok: false,
      error: { code: 'manualValue', descriptor: 'OTHER_BLITZ', player: 3 },
    });
  });

  it('[C.07 7.8 and 10.6] turns the order round with /R', () => {
    const better = (text: string) => {
      const chosen = choose(text, TB_2026_03.properties);
      return chosen.ok ? chosen.value.better : null;
    };
    expect(['TPN', 'TPN/R', 'RTNG', 'RTNG/R'].map(better)).toEqual([
      'lower',
      'higher',
      'higher',
      'lower',
    ]);
  });
});

/** Codes of Articles 12 and 13, and the book's Berlin: for teams. */
const FOR_TEAMS = new Set<string>([
  'BC',
  'TBR',
  'BBE',
  'MPvGP',
  'EMMSB',
  'EMGSB',
  'EGMSB',
  'EGGSB',
  'EDE',
  'EDEBT',
  'EDEBB',
  'EDET',
  'EDEB',
  'SSSC',
  'OTHER_BERLIN',
]);

describe('the catalogue', () => {
  it('holds every individual code of every edition, once', () => {
    const codes = INDIVIDUAL_TIE_BREAKS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of TIE_BREAK_CODES) {
      expect(tieBreakByCode(code) !== null, code).toBe(!FOR_TEAMS.has(code));
      expect(codes.includes(code), code).toBe(!FOR_TEAMS.has(code));
    }
  });

  it('names each in both languages, with a formula and an article where it is listed', () => {
    for (const tieBreak of INDIVIDUAL_TIE_BREAKS) {
      for (const words of [tieBreak.name, tieBreak.formula]) {
        expect(words.en, tieBreak.code).not.toBe('');
        expect(words.fr, tieBreak.code).not.toBe('');
      }
      for (const { properties } of TIE_BREAK_EDITIONS) {
        const article = articleOf(tieBreak, properties);
        expect(kindsAllowed(tieBreak, properties).length > 0).toBe(article !== null);
      }
    }
  });

  it.each([
    ['Solkoff', 'BH'],
    ['solkov', 'BH'],
    ['Brésilien', 'BH/C1'],
    ['bresilien', 'BH/C1'],
    ['Harkness', 'BH/M1'],
    ['Cumulatif', 'PS'],
    ['Progress', 'PS'],
    ['Cumulatif  tronqué', 'PS/C1'],
    ['Confrontation directe', 'DE'],
    ['Moyenne Elo tronquée', 'ARO/C1'],
    ['Nombre de parties gagnées', 'WON'],
    ['Sonneborn-Berger', 'SB'],
    ['Koya étendu', 'OTHER_EXTENDED_KOYA'],
    ['Cumulatif des adversaires', 'OTHER_OPPONENTS_PROGRESSIVE'],
    ['no such thing', null],
  ])('knows "%s" as %s', (name, descriptor) => {
    expect(descriptorByName(name)).toBe(descriptor);
  });
});

describe('tie-breaks only teams have', () => {
  const own = new Set(['PTS', ...INDIVIDUAL_TIE_BREAKS.map(({ code }) => code)]);
  const teamsOnly = TEAM_TIE_BREAKS.filter(({ code }) => !own.has(code));

  it.each(teamsOnly)('[C.07 11 to 13, LA 3.2] $code is refused to individuals', ({ code }) => {
    const refused = { ok: false, error: { code: 'teamsOnly', descriptor: code } };
    expect(choose(code, TB_2026_03.properties)).toMatchObject(refused);
  });

  it('[C.07 4.1] but a tie-break of the event’s own is not', () => {
    expect(choose('OTHER_OF_OUR_CLUB', TB_2026_03.properties).ok).toBe(true);
  });
});

describe('recommended orders', () => {
  it.each(RECOMMENDED_ORDERS)('[LA 5.2] $id can be listed', (order) => {
    const { descriptors, kind, participants } = order;
    const edition =
      TIE_BREAK_EDITIONS.find(({ id }) => id === order.edition)?.properties ?? TB_2012.properties;
    expect(order.id.startsWith('baf101-')).toBe(order.edition === 'tb-2003');
    for (const descriptor of descriptors) {
      const chosen =
        participants === 'teams' || kind === 'molter'
          ? chooseTeamTieBreak(descriptor, { edition, kind })
          : choose(descriptor, edition, kind);
      expect(chosen.ok, descriptor).toBe(true);
    }
  });

  it('[BAF 101 2.5 3, lines 945-949 and 969-974] are the bulletin’s for teams', () => {
    const order = (id: string) =>
      RECOMMENDED_ORDERS.find((one) => one.id === id)?.descriptors.join(' ');
    expect(order('baf101-team-round-robin')).toBe('GPTS MPTS DE SB');
    expect(order('baf101-team-swiss')).toBe('GPTS MPTS DE BH SB');
  });

  it('[LA 5.2, lines 10090-10117] are the book’s', () => {
    const order = (id: string) =>
      RECOMMENDED_ORDERS.find((one) => one.id === id)?.descriptors.join(' ');
    expect(order('la-round-robin')).toBe('DE WON SB KS');
    expect(order('la-swiss-consistent-ratings')).toBe('DE WON BPG ARO/C1 BH/C1 BH SB ARO');
    expect(order('la-swiss-inconsistent-ratings')).toBe('DE WON BPG BH/C1 BH SB');
    expect(order('la-team-round-robin')).toBe('MPvGP DE EMMSB');
    expect(order('la-team-swiss')).toBe('MPvGP DE BH/C1 BH EMMSB');
  });
});
