import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: typeof terminal.ronde = (args, typed) => terminal.ronde(args, typed);

describe('ronde incident', () => {
  it('[E.01 12.9] enters, decides, lists and takes back', async () => {
    await ronde(['new', 'Spring', '--rounds', '5', '--first-day', '2026-03-07']);
    await ronde(['enter', 'spring', 'Gambit, Luce', '--rating', '2000']);
    expect((await ronde(['incident', 'spring'])).out).toContain('No incident');
    const about = ['--situation', 'disturbance', '--player', 'Gambit'];
    const entered = await ronde(['incident', 'spring', 'talked', ...about]);
    expect([entered.code, entered.out]).toEqual([0, expect.stringContaining('talked')]);
    const decide = ['incident', 'spring', 'warned', '--decide', '1'];
    const given = ['--article', 'E.01 11.5', '--penalty', 'warning'];
    expect((await ronde([...decide, ...given])).out).toContain('warned; warning (E.01 11.5)');
    const listed = await ronde(['incident', 'spring', '--player', 'Gambit', '--json']);
    expect(listed.json()).toMatchObject({
      penalties: [{ kind: 'warning', article: 'E.01 12.9.1', event: 'Spring' }],
    });
    expect((await ronde([...decide, '--penalty', 'fine:50'])).err).toContain(
      'more than the regulations',
    );
    const changed = await ronde(['incident', 'spring', 'whistled', ...about, '--change', '1']);
    expect(changed.out).toMatch(/Incident 1 changed, .*: whistled/);
    const back = await ronde(['incident', 'spring', 'by mistake', '--take-back', '1']);
    expect(back.out).toContain('Incident 1 taken back: by mistake');
    expect((await ronde(['incident', 'spring'], { language: 'fr' })).out).toContain('retiré');
  });

  it('refuses what it cannot read, with the way on', async () => {
    const wrong = [
      ['x', '--penalty', 'whip', '--decide', '1'],
      ['x', '--penalty', 'timeToOpponent', '--decide', '1'],
      ['--decide', '1'],
      ['x', '--decide', '1', '--take-back', '1'],
      ['x', '--decide', '1', '--change', '1'],
      ['--change', '1'],
      ['x', '--situation', 'nothing'],
    ].map(async (args) => (await ronde(['incident', 'spring', ...args])).code);
    expect(await Promise.all(wrong)).toEqual([3, 3, 3, 3, 3, 3, 3]);
  });
});

it('[E.01 12.9.8, 12.9.9] an expulsion that is decided is asked about, carried out, and then done', async () => {
  await ronde(['new', 'Autumn', '--rounds', '3', '--first-day', '2026-03-07']);
  for (const name of ['Alpha', 'Bravo', 'Charlie', 'Delta']) await ronde(['enter', 'autumn', name]);
  await ronde(['number', 'autumn']);
  await ronde(['set', 'autumn', '--initial-colour', 'white']);
  await ronde(['incident', 'autumn', 'insults', '--situation', 'refusal', '--player', 'Alpha']);
  await ronde(['incident', 'autumn', 'out', '--decide', '1', '--penalty', 'expulsion']);
  expect((await ronde(['incident', 'autumn'])).out).toContain('out (not carried out yet)');
  expect((await ronde(['check', 'autumn'])).out).toContain('incident 1 is not carried out');
  const drafted = await ronde(['draft', 'autumn']);
  expect(drafted.code).not.toBe(0);
  expect(drafted.err).toMatch(/Expelled or excluded by a decision, .*Alpha/);
  const carry = ['incident', 'autumn', '--carry-out', '1'];
  expect((await ronde([...carry, '--confirm', 'expels,expels'])).code).toBe(0);
  expect((await ronde(['incident', 'autumn'])).out).not.toContain('not carried out');
  expect((await ronde(['check', 'autumn'])).out).not.toContain('carried out');
  expect((await ronde(carry)).err).toContain('leaves nothing to carry out');
  expect((await ronde([...carry, '--decide', '1'])).code).toBe(3);
  expect(await ronde(['draft', 'autumn'])).toMatchObject({ code: 0, err: '' });
});

it('says on both sides that photographs of incidents do not move with the file', async () => {
  await ronde(['new', 'Winter', '--rounds', '3', '--first-day', '2026-03-07']);
  const file = terminal.at('winter.ronde');
  const without = await ronde(['export', 'winter', '--format', 'ronde', '--out', file]);
  expect(without.said).not.toContain('Photographs');
  await ronde(['incident', 'winter', 'it rang']);
  const out = ['--out', file, '--force'];
  const said = await ronde(['export', 'winter', '--format', 'ronde', ...out], { language: 'fr' });
  expect(said.said).toContain('photos des incidents');
  const taken = await ronde(['import', file, '--id', 'elsewhere']);
  expect(taken.out).toContain('Photographs of incidents are not in a .ronde file');
});
