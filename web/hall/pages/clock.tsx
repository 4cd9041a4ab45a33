/** @jsxImportSource preact */
import type { JSX } from 'preact';
import { digits, readClock, type ClockPageShown, type ClockReading } from '../clock/read-clock.ts';
import { useEverySecond } from '../clock/use-every-second.ts';
import type { Wall } from '../sheet.ts';
import { timeText } from '../words/saying.ts';

/** The round clock: what runs, how long still, and what comes after. */
export function RoundClock(props: {
  readonly page: ClockPageShown;
  readonly wall: Wall;
}): JSX.Element {
  const { page, wall } = props;
  const now = useEverySecond(wall.now);
  const reading = readClock(page, now);
  const { say, first } = wall.saying;
  const title = titleOf(page, reading);
  return (
    <div class="clock" data-tone={reading.tone} role="timer">
      {title !== '' && <p class="clock-title">{title}</p>}
      <p class="digits" data-long={(reading.left ?? 0) >= 3_600 || undefined}>
        {reading.left === null ? timeText(now, first, true) : digits(reading.left)}
      </p>
      <p class="clock-note">{noteOf(page, reading, wall)}</p>
      {page.phases.length > 1 && (
        <ol class="phases">
          {page.phases.map(({ title: name, until }, index) => (
            <li key={until} data-state={stateOf(index, reading)}>
              <strong>{name}</strong>
              <span>{say((w) => w.clock.until, { time: timeText(until, first) })}</span>
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
  const { say, first } = wall.saying;
  const { tone, to, end } = reading;
  if (tone === 'over') return say((w) => w.clock.over);
  if (end === null) return '';
  const time = timeText(end, first);
  const until =
    to === 'round'
      ? say((w) => w.clock.round, { round: page.next?.round ?? 0, time })
      : say((w) => w.clock.until, { time });
  return tone === 'soon' ? `${say((w) => w.clock.soon)} – ${until}` : until;
}

function stateOf(index: number, { phase, tone }: ClockReading): 'past' | 'now' | 'next' {
  if (phase === null || index < phase || tone === 'over') return 'past';
  return index === phase ? 'now' : 'next';
}
