import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);

describe('ronde deadlines', () => {
  it('[LA 5.1] lists what is due of an event, settles it with proof, and writes a calendar', async () => {
    const create = ['new', 'Open', '--rounds', '5', '--first-day', '2026-06-20'];
    await ronde([...create, '--last-day', '2026-06-21']);
    const silent = await ronde(['deadlines', 'open']);
    expect(silent.out).toContain('Nobody has said what the event is homologated for');
    const asked = ['--homologation', 'norms', '--asked', '2026-05-01', '--number', '61234'];
    const told = await ronde(['deadlines', 'open', ...asked, '--json']);
    expect(told.json()).toMatchObject({ homologation: { kind: 'norms', number: '61234' } });
    const more = await ronde(['deadlines', 'open', '--qualifier', '--json']);
    expect(more.json()).toMatchObject({
      homologation: { kind: 'norms', requestedOn: '2026-05-01', qualifier: true },
    });
    const done = ['--done', 'feesPaid', '--on', '2026-06-25', '--proof', 'receipt 7'];
    const paid = await ronde(['deadlines', 'open', ...done]);
    expect(paid.out).toMatch(
      /2026-06-28 +Homologation fees paid +organiser +done +2026-06-25 receipt 7/,
    );
    expect(paid.out).toMatch(/2026-05-11 +Homologation asked for +organiser +done/);
    const { out } = await ronde(['deadlines', 'open', '--ics'], { language: 'fr' });
    expect(out).toContain('BEGIN:VCALENDAR');
    expect(out).toContain('SUMMARY;LANGUAGE=fr:Rapport technique\r\n');
    expect(out).not.toContain('Droits d’homologation');
    const again = await ronde(['deadlines', 'open', '--open', 'feesPaid', '--json']);
    expect(again.out).toContain('"standing"');
    expect(again.json()).not.toMatchObject({ deadlines: { record: { proof: 'receipt 7' } } });
  });

  it('[LA 6.7] tells what follows from a case', async () => {
    const { out } = await ronde(['deadlines', '--after', 'appealFiled', '--on', '2026-06-10']);
    expect(out).toMatch(/2026-06-17 +fee of 300 € paid/);
    const told = await ronde([
      'deadlines',
      '--after',
      'fidLicencePaid',
      '--on',
      '2021-03-10',
      '--json',
    ]);
    expect(told.json()).toMatchObject({ deadlines: [{ due: '2022-06-30' }] });
  });

  it.each([
    [['deadlines'], 'Name an event, or say --after and --on.'],
    [['deadlines', '--after', 'dinner', '--on', '2026-06-10'], '“dinner” sets no clock running.'],
    [['deadlines', '--after', 'appealFiled', '--on', 'June'], '“June” is no day.'],
    [['deadlines', 'open', '--done', 'sleep'], '“sleep” is no duty.'],
    [['deadlines', 'silent', '--homologation', 'club'], '“club” is no kind of homologation.'],
    [['deadlines', 'silent', '--asked', '2026-05-01'], 'Say --homologation too'],
    [['deadlines', 'open', '--done', 'feesPaid', '--on', 'June'], '“June” is not a day.'],
  ])('refuses %j', async (args, sentence) => {
    await ronde(['new', 'Open', '--rounds', '5', '--first-day', '2026-06-20', '--id', 'silent']);
    const { code, err } = await ronde(args);
    expect(code).not.toBe(0);
    expect(err).toContain(sentence);
  });
});
