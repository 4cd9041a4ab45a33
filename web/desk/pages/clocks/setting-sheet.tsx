import { Alert, Anchor, Table, Text, Title } from '@mantine/core';
import { displayed } from '@ronde/core/decisions/time-control/clock-setting.ts';
import { CLOCK_MODE_WORDS } from '@ronde/core/decisions/time-control/clock-words.ts';
import type { ClockPeriod } from '@ronde/core/decisions/time-control/time-control.ts';
import { sayRateOfPlay } from '@ronde/core/documents/times/say-time.ts';
import { sayDecimal } from '@ronde/core/rules/language.ts';
import type { ClocksView, ControlOfEvent } from '@ronde/core/tournament/views/clocks.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import classes from './clocks.module.css';
import { CLOCKS_WORDS } from './clocks-words.ts';

/** What is typed into every clock, and what the rate of play means for the rounds. */
export function SettingSheet({ view }: { readonly view: ClocksView }): ReactNode {
  const words = useWords(CLOCKS_WORDS);
  const { id } = useEvent();
  const { control, defaultTime } = view;
  return (
    <section className={classes['part']} aria-labelledby="clock-setting">
      <Title order={2} size="h4" id="clock-setting">
        {words.setting}
      </Title>
      {control === null ? (
        <Text>
          {words.noRate}{' '}
          <Anchor
            component={Link}
            underline="always"
            to={`/event/${encodeURIComponent(id)}/settings`}
          >
            {words.toSettings}
          </Anchor>
        </Text>
      ) : (
        <>
          <Control control={control} />
          <Anchor
            component={Link}
            to={`/event/${encodeURIComponent(id)}/files`}
            className="no-print"
          >
            {words.print}
          </Anchor>
        </>
      )}
      {defaultTime !== null && <Text>{words.late(defaultTime.minutes, defaultTime.article)}</Text>}
    </section>
  );
}

function Control({ control }: { readonly control: ControlOfEvent }): ReactNode {
  const words = useWords(CLOCKS_WORDS);
  const language = useLanguage();
  const { class: found, settings, periods, longest, notes, mode } = control;
  const hours = `${Math.floor(longest / 60)} h ${String(longest % 60).padStart(2, '0')}`;
  const next = settings.find(({ untilMove }) => untilMove !== null)?.untilMove ?? null;
  return (
    <>
      <Text fw={600}>{words.rate(sayRateOfPlay(control.written, language))}</Text>
      <div className={classes['wide']}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {[
                words.period,
                words.moves,
                words.time,
                words.shown,
                words.seconds,
                words.writing,
              ].map((head) => (
                <Table.Th key={head} scope="col">
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {settings.map(({ period, time, shown, seconds }, index) => {
              const of = periods[index];
              return (
                <Table.Tr key={period}>
                  <Table.Td>{period}</Table.Td>
                  <Table.Td>{of?.moves ?? words.rest}</Table.Td>
                  <Table.Td>{displayed(time)}</Table.Td>
                  <Table.Td>{shown === null ? '–' : displayed(shown)}</Table.Td>
                  <Table.Td>{seconds}</Table.Td>
                  <Table.Td>{of === undefined ? '–' : <Duty of={of} control={control} />}</Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </div>
      <Text>{words.mode(CLOCK_MODE_WORDS[language][mode])}</Text>
      {next !== null && <Text>{words.counts(next)}</Text>}
      <Text>
        {words.class(
          words.plays[found.play],
          sayDecimal(String(control.sixtyMoves), language),
          found.article,
        )}
      </Text>
      <Text>{words.longest(hours)}</Text>
      {notes.map((note) => (
        <Alert key={note} color="yellow" my="xs">
          {words.notes[note]}
        </Alert>
      ))}
      {control.ends.length > 0 && <Ends control={control} />}
    </>
  );
}

function Duty(props: { readonly of: ClockPeriod; readonly control: ControlOfEvent }): ReactNode {
  const { duties } = useWords(CLOCKS_WORDS);
  const { recording } = props.of;
  return recording === 'exemptBelow'
    ? duties.exemptBelow(props.control.recording.exemptBelowMinutes)
    : duties[recording];
}

function Ends({ control }: { readonly control: ControlOfEvent }): ReactNode {
  const words = useWords(CLOCKS_WORDS);
  const language = useLanguage();
  const [day, hour] = [
    (wall: string): string => formatDate(wall.slice(0, 10), language),
    (wall: string): string => wall.slice(11),
  ];
  return (
    <div className={classes['wide']}>
      <Table>
        <Table.Caption>{words.endsOf}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {[words.round, words.begins, words.ends].map((head) => (
              <Table.Th key={head} scope="col">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {control.ends.map(({ round, startsAt, endsAt }) => (
            <Table.Tr key={round}>
              <Table.Td>{round}</Table.Td>
              <Table.Td>{`${day(startsAt)}, ${hour(startsAt)}`}</Table.Td>
              <Table.Td>
                {day(endsAt) === day(startsAt) ? hour(endsAt) : `${day(endsAt)}, ${hour(endsAt)}`}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
