import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);
const words = (line: string): string[] => line.split(' ');
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('ronde indemnity', () => {
  const open = 'indemnity swiss --rounds 7 --players 285 --titled 21 --prizes 6500 --days 5';

  it('[LA 5.1, lines 9309-9327] tells 425 and 212.50, with the working', async () => {
    const { out } = await ronde(words(open), { language: 'fr' });
    expect(plain(out)).toMatch(/^Arbitre principal : 425 €\nAdjoint titré : 212,50 €\n/);
    expect(plain(out)).toContain('X × P = 30 × 17 € = 510 €');
    expect(plain(out)).toContain('Arbitres pour 285 joueurs : 3, le principal et 2 adjoints');
    const told = (await ronde([...words(open), '--json'])).json();
    expect(told).toMatchObject({ chief: 425, deputy: 212.5, trainee: 0, computer: 40 });
    expect(told).toMatchObject({ edition: 'allowance-2010', arbiters: { arbiters: 3 } });
  });

  it.each([
    // Each expected sum is in LA 5.1, lines 9345-9375, or BAF 101, UV2 III.
    ['rapid --rounds 5 --players 45 --prizes 0 --days 1', 50],
    ['blitz --rounds 7 --players 75 --prizes 900 --days 1', 69.7],
    ['closed-norms --players 10 --prizes 2000 --days 9', 450],
    ['scheveningen --days 2', 100],
    ['youth-championship --category OpenB', 390],
    [
      'swiss --rounds 11 --players 120 --titled GM:2,IM:5,CM:9 --prizes 1500 --days 4 --on 2003-10-05',
      280,
    ],
  ])('%s: %d', async (line, chief) => {
    expect((await ronde(words(`indemnity ${line} --json`))).json()).toMatchObject({ chief });
  });

  it.each([
    ['indemnity swiss --rounds 7 --players 285 --prizes 0 --days 0', '“0” cannot be --days.'],
    ['indemnity swiss --rounds 7', 'Swiss, slow this is missing: --players, --prizes, --days.'],
    ['indemnity chess', '“chess” is no kind known here. There are: swiss, rapid'],
    ['indemnity match --days 2 --edition 2003', 'Scale of June 2002 has no rule for match'],
    ['indemnity match --days 2 --edition 1999', 'There is no edition “1999” here.'],
    ['indemnity match --days 2 --on tomorrow', '“tomorrow” is not a day.'],
    ['indemnity swiss --rounds 7 --players 9 --prizes much --days 2', '“much” after --prizes'],
    ['indemnity swiss --rounds 7 --players 9 --prizes 0 --days 2 --titled XM:2', '“XM:2” after'],
    ['indemnity youth-championship --category openC', '“openC” is no category'],
    ['travel', 'Say one of --km, --train and --real-costs.'],
    ['travel --train 1000', 'The rail tariff has no 1000 km: it goes from 1 to 999.'],
    ['travel --train 0', '“0” cannot be --train.'],
    ['travel --km 10 --train 10', 'Say one of'],
    ['fees fide', 'Say who pays by --adults 60:40'],
    ['fees fide --adults sixty', '“sixty” after --adults is no group.'],
    [
      'fees club --adults 60:40',
      '“club” is no kind known here. There are: national, fide, norms, fid,',
    ],
  ])('refuses %s', async (line, sentence) => {
    const { out, err, code } = await ronde(words(line));
    expect([out, code === 0]).toEqual(['', false]);
    expect(err).toContain(sentence);
  });
});

describe('ronde travel and ronde fees', () => {
  it.each([
    ['fid --on 2021-03-10', { due: 60, until: '2022-06-30' }],
    ['foa --days-late 30', { due: 0 }],
    ['foa --days-late 31', { due: 10 }],
    ['second-number', { due: 20 }],
    ['relisting', { due: 25 }],
  ])('[LA 6.13] fees %s: %j', async (asked, expected) => {
    expect((await ronde(words(`fees ${asked} --json`))).json()).toMatchObject(expected);
  });

  it('[LA 5.1, lines 9270-9280] Paris–Tours by rail: 84.84', async () => {
    expect((await ronde(['travel', '--train', '204', '--json'])).json()).toMatchObject({
      ...{ due: 84.84, edition: 'travel-2016' },
    });
    expect((await ronde(['travel', '--km', '204', '--json'])).json()).toMatchObject({ due: 63.24 });
    // The oldest scale that is known is of 2016.
    const early = await ronde(['travel', '--train', '204', '--on', '2015-06-01']);
    expect(early.err).toContain('No figures are known for 2015-06-01');
    expect((await ronde(['travel', '--train', '204', '--on', '2016-06-01'])).err).toBe('');
  });

  it.each([
    ['fide', 252.2],
    ['fide --late', 262.2],
    ['norms', 292.2],
    ['national --edition 2003', 173],
  ])('[LA 5.1, line 8720; BAF 101, UV2 III] fees %s: %d', async (asked, due) => {
    const line = `fees ${asked} --adults 60:40 --youths 53:20 --json`;
    expect((await ronde(words(line))).json()).toMatchObject({ due });
  });
});
