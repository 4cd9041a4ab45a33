import { Alert, Anchor, Button, Group, Loader, Text, Title } from '@mantine/core';
import type {
  SeasonMatch,
  MatchCalendarRound,
  MatchCalendarView,
} from '@ronde/core/tournament/views/match-calendar.ts';
import { saySheet } from '@ronde/core/tournament/words/say-sheet.ts';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../../api/ask.ts';
import { formatWeekday } from '../../../dates.ts';
import { useEvent } from '../../../event/event-context.tsx';
import { useMay } from '../../../event/use-may.ts';
import { useLastProblem, useView } from '../../../event/use-view.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { useMatchSheets } from '../../../parts/teams/use-match-sheets.ts';
import { useSaveCsv } from '../../../parts/use-save-csv.ts';
import classes from '../calendar.module.css';
import { ArrangeMatch } from './arrange-match.tsx';
import { appointmentText, matchCalendarRows, scoreText } from './match-calendar-rows.ts';
import { MATCH_CALENDAR_PAGE_WORDS } from './match-calendar-words.ts';

interface MatchAsked {
  readonly round: number;
  readonly table: number;
}

/** The matches of a season, round by round, each with its day and its place; those to come by the table. */
export function MatchCalendar(): ReactNode {
  const words = useWords(MATCH_CALENDAR_PAGE_WORDS);
  const language = useLanguage();
  const save = useSaveCsv();
  const view = useView<MatchCalendarView>('match-calendar');
  const error = useLastProblem(view);
  const sheetAt = useMatchSheets();
  const [arranging, setArranging] = useState<MatchAsked | null>(null);
  const { data } = view;
  if (data === undefined) {
    if (error === null) return <Loader />;
    const none = error instanceof AnswerProblem && error.status === 404;
    return (
      <>
        <Title order={1} size="h2" mb="md">
          {words.title}
        </Title>
        {none ? <Text>{words.none}</Text> : <Alert color="red">{words.failed}</Alert>}
      </>
    );
  }
  return (
    <>
      <div className={classes['head']}>
        <Title order={1} size="h2">
          {words.title}
        </Title>
        <Text>{words.about(data.teams, data.rounds.length)}</Text>
        <Group gap="xs" ml="auto" className="no-print">
          <Button
            variant="default"
            onClick={() => {
              const rows = matchCalendarRows(data.rounds, words, language, {
                head: words.sheet,
                said: (round, table) => {
                  const sheet = sheetAt(round, table);
                  return sheet === null ? null : saySheet(sheet, language);
                },
              });
              save(words.title, rows, rows.length - 1);
            }}
          >
            {words.csv}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              window.print();
            }}
          >
            {words.print}
          </Button>
        </Group>
      </div>
      <div className={classes['rounds']}>
        {data.rounds.map((round) => (
          <RoundCard key={round.round} round={round} onArrange={setArranging} />
        ))}
      </div>
      {arranging !== null && (
        <ArrangeMatch
          {...arranging}
          onClose={() => {
            setArranging(null);
          }}
        />
      )}
    </>
  );
}

function RoundCard(props: {
  readonly round: MatchCalendarRound;
  readonly onArrange: (match: MatchAsked) => void;
}): ReactNode {
  const { round } = props;
  const words = useWords(MATCH_CALENDAR_PAGE_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const when = [
    round.date === null ? null : formatWeekday(round.date, language),
    round.time,
    round.published ? null : words.foreseen,
  ]
    .filter((part) => part !== null)
    .join(', ');
  return (
    <section className={classes['round']} aria-labelledby={`round-${round.round}`}>
      <h2 id={`round-${round.round}`}>
        {round.published ? (
          <Anchor
            component={Link}
            to={`/event/${encodeURIComponent(id)}/rounds/${round.round}`}
            inherit
          >
            {words.round(round.round)}
          </Anchor>
        ) : (
          words.round(round.round)
        )}
        {when !== '' && <span className={classes['when']}>{when}</span>}
      </h2>
      {round.matches.length === 0 ? (
        <p className={classes['rests']}>{words.noMatches}</p>
      ) : (
        <table>
          <thead className="visually-hidden">
            <tr>
              {[words.table, words.home, words.result, words.away, words.when].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {round.matches.map((match) => (
              <MatchRow key={match.table} {...props} match={match} />
            ))}
          </tbody>
        </table>
      )}
      {round.rests.length > 0 && (
        <p className={classes['rests']}>
          {words.rests(round.rests.map(({ name }) => name).join(' · '))}
        </p>
      )}
    </section>
  );
}

function MatchRow(props: {
  readonly round: MatchCalendarRound;
  readonly match: SeasonMatch;
  readonly onArrange: (match: MatchAsked) => void;
}): ReactNode {
  const { round, match } = props;
  const { table, first, second, over } = match;
  const words = useWords(MATCH_CALENDAR_PAGE_WORDS);
  const language = useLanguage();
  const may = useMay();
  const sheet = useMatchSheets()(round.round, table);
  const appointment = appointmentText(round, match, words, (day) => formatWeekday(day, language));
  return (
    <tr>
      <td className={classes['board']}>{table}</td>
      <td className={classes['white']}>{first.name}</td>
      <td className={classes['result']}>{scoreText(match, language) ?? '–'}</td>
      <td className={classes['black']}>{second.name}</td>
      <td className={classes['place']}>
        {appointment !== '' && (
          <span className={match.postponed ? classes['postponed'] : classes['when']}>
            {appointment}
          </span>
        )}
        {sheet !== null && <span className={classes['when']}>{saySheet(sheet, language)}</span>}
        {round.published && !over && may('arrangeMatch') && (
          <Button
            className="no-print"
            variant="subtle"
            size="compact-sm"
            aria-label={words.arrangeMatch(first.name, second.name)}
            onClick={() => {
              props.onArrange({ round: round.round, table });
            }}
          >
            {words.arrange}
          </Button>
        )}
      </td>
    </tr>
  );
}
