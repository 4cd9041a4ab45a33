/** @jsxImportSource preact */
import { fill } from '@ronde/core/rules/sentence.ts';
import type { JSX } from 'preact';
import { digits, readClock, type ClockPageShown, type ClockReading } from '../clock/read-clock.ts';
import { useEverySecond } from '../clock/use-every-second.ts';
import type { Wall } from '../sheet.ts';
import { isSameDay, timeText, weekdayText } from '../words/saying.ts';

/** The round clock: what runs, how long still, and what comes after. */
export function RoundClock(props: {
  readonly page: ClockPageShown;
  readonly wall: Wall;
}): JSX.Element {
  const { page, wall } = props;
  const now = useEverySecond(wall.now);
  const reading = readClock(page, now);
  const { first } = wall.saying;
  const title = titleOf(page, reading);
  return (
    <div class="clock" data-tone={reading.tone} role="timer">
      {title !== '' && <p class="clock-title">{title}</p>}
      <p
        class="digits"
        data-long={(reading.left ?? 0) >= 3_600 || undefined}
        data-days={(reading.left ?? 0) >= 86_400 || undefined}
      >
        {reading.left === null
          ? timeText(now, first, true)
          : digits(reading.left, wall.saying.inLanguage(first).clock.days)}
      </p>
      <p class="clock-note">{noteOf(page, reading, wall)}</p>
      {page.phases.length > 1 && (
        <ol class="phases">
          {page.phases.map(({ title: name, until }, index) => (
            <li key={until} data-state={stateOf(index, reading)}>
              <strong>{name}</strong>
              <span>{timeText(until, first)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function titleOf({ title, phases }: ClockPageShown, { phase }: ClockReading): string {
  const running = phase === null ? undefined : phases[phase]?.title;
  return running ?? title;
}

function noteOf(page: ClockPageShown, reading: ClockReading, wall: Wall): string {
  const { say, each } = wall.saying;
  const { tone, to, end } = reading;
  if (tone === 'over') return say((w) => w.clock.over);
  if (end === null) return '';
  // Beyond the day the hour alone would be taken for today's.
  const another = !isSameDay(end, wall.now());
  const until = each((language) => {
    const { clock } = wall.saying.inLanguage(language);
    const [set, round] = another ? [clock.untilDay, clock.roundOnDay] : [clock.until, clock.round];
    return fill(to === 'round' ? round : set, {
      round: page.next?.round ?? 0,
      day: weekdayText(end, language),
      time: timeText(end, language),
    });
  });
  return tone === 'soon' ? `${say((w) => w.clock.soon)} – ${until}` : until;
}

function stateOf(index: number, { phase, tone }: ClockReading): 'past' | 'now' | 'next' {
  if (phase === null || index < phase || tone === 'over') return 'past';
  return index === phase ? 'now' : 'next';
}
