import { expect, it } from 'vitest';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { deadlineLines } from '../../tournament/views/administration.ts';
import { deadlinesCalendar } from './deadlines-calendar.ts';

it('writes what is still due, whole days, the hour in words', () => {
  const { state } = new PlayedEvent(
    {
      ...{ rounds: 2, firstDay: '2026-06-20', lastDay: '2026-06-21' },
      ...{ roundDates: ['2026-06-20', '2026-06-21'], roundTimes: ['09:00', '14:00'] },
    },
    4,
  )
    .does({
      ...{ type: 'describeHomologation', kind: 'fide', requestedOn: '2026-05-01' },
      ...{ number: null, qualifier: false },
    })
    .does({ type: 'settleDuty', duty: 'feesPaid', as: 'done' });
  const written = deadlinesCalendar(deadlineLines(state, '2026-06-20T08:00:00+02:00'), {
    ...{ event: 'open', name: 'Open', language: 'fr', changedAt: '2026-06-20T06:00:00Z' },
  });
  expect(written).toContain('UID:open-technicalReport@ronde');
  expect(written).toContain('DTSTART;VALUE=DATE:20260628');
  expect(written).toContain('SUMMARY;LANGUAGE=fr:12:00 Appariements lisibles\\, ronde 2');
  expect(written).toContain('DESCRIPTION:organisateur · ');
  expect(written).not.toContain('feesPaid');
  expect(written).not.toContain('homologationRequest');
});
