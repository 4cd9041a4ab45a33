import { Autocomplete, Badge, Button, NativeSelect, TextInput } from '@mantine/core';
import { RATING_KINDS } from '@ronde/core/rules/rating-kind.ts';
import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import {
  classOfPlay,
  USUAL_RATES_OF_PLAY,
  writeRateOfPlay,
} from '@ronde/core/rules/rate-of-play.ts';
import { readRateOfPlay } from '@ronde/core/rules/read-rate-of-play.ts';
import { ratingKindFor } from '@ronde/core/tournament/rating-lists/rating-kind.ts';
import { useState, type ReactNode } from 'react';
import { PartOfPage } from '../../../later/part-of-page.tsx';
import { useWords } from '../../../language.tsx';
import classes from './fields.module.css';
import { orNull, type FieldsProps } from './fields-props.ts';
import { PeriodsOfPlay } from './periods-later.ts';
import { TIME_WORDS } from './time-words.ts';
import { filledSchedule, lastRoundDay, readTimes, withCell } from './round-schedule.ts';

/** The rate of play with its class and what that allows, and when each round is played. */
export function TimeFields({
  settings,
  change,
  ratingEdition,
}: FieldsProps & { readonly ratingEdition: string }): ReactNode {
  const words = useWords(TIME_WORDS);
  const { timeControl } = settings;
  const byRate =
    timeControl === null
      ? words.noRate
      : readRateOfPlay(timeControl) === null
        ? words.unreadRate
        : words.byRateOfPlay;
  return (
    <div className={classes['grid']}>
      <div className={classes['wide']}>
        <Autocomplete
          label={words.timeControl}
          description={words.timeControlHint}
          maxLength={60}
          value={settings.timeControl ?? ''}
          onChange={(value) => {
            change({ timeControl: orNull(value) });
          }}
          data={USUAL_RATES_OF_PLAY.map(writeRateOfPlay)}
        />
        <Allowed timeControl={settings.timeControl} ratingEdition={ratingEdition} />
        {timeControl !== null && (
          <PartOfPage>
            <PeriodsOfPlay timeControl={timeControl} />
          </PartOfPage>
        )}
      </div>
      <NativeSelect
        label={words.ratingKind}
        description={words.ratingKindHint}
        value={settings.ratingKind ?? ''}
        data={[
          {
            value: '',
            label: byRate(words.classes[ratingKindFor(settings.timeControl, ratingEdition)]),
          },
          ...RATING_KINDS.map((value) => ({ value, label: words.classes[value] })),
        ]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change({ ratingKind: RATING_KINDS.find((kind) => kind === value) ?? null });
        }}
      />
      <Schedule settings={settings} change={change} />
    </div>
  );
}

function Allowed(props: {
  readonly timeControl: string | null;
  readonly ratingEdition: string;
}): ReactNode {
  const words = useWords(TIME_WORDS);
  if (props.timeControl === null) return null;
  const control = readRateOfPlay(props.timeControl);
  const rules = editionIn('ratings', props.ratingEdition)?.properties;
  if (control === null || rules === undefined) {
    return (
      <p className={classes['unread']} role="status">
        {words.notATimeControl}
      </p>
    );
  }
  const {
    class: play,
    sixtyMoves,
    ratedBelow,
    roundsPerDay,
    article,
  } = classOfPlay(control, rules);
  const { allows } = words;
  return (
    <div className={classes['allowed']} role="status">
      <Badge variant="light" color={play === 'unrated' ? 'gray' : 'green'} size="lg" tt="none">
        {words.classes[play]}
      </Badge>
      <span>
        {[
          `${words.sixtyMoves(sixtyMoves)}.`,
          allows.list[play],
          ...(play === 'standard' && ratedBelow === null ? [allows.everybody] : []),
          ...(ratedBelow === null ? [] : [allows.ratedBelow(ratedBelow)]),
          ...(roundsPerDay === null ? [] : [allows.roundsPerDay(roundsPerDay)]),
        ].join(' ')}{' '}
        <span className={classes['article']}>{article}</span>
      </span>
    </div>
  );
}

function Schedule({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(TIME_WORDS);
  const [hours, setHours] = useState('');
  const [everyDays, setEveryDays] = useState('1');
  const { rounds, roundDates, roundTimes } = settings;
  const fill = (): void => {
    const filled = filledSchedule({
      firstDay: settings.firstDay,
      rounds,
      times: readTimes(hours),
      everyDays: Number(everyDays),
    });
    change({ ...filled, lastDay: lastRoundDay(filled) });
  };
  return (
    <fieldset className={classes['field']}>
      <legend>{words.schedule}</legend>
      <p>{words.scheduleAbout}</p>
      <div className={classes['quickFill']}>
        <TextInput
          label={words.hours}
          placeholder={words.hoursHint}
          value={hours}
          onChange={(event) => {
            setHours(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            fill();
          }}
        />
        <NativeSelect
          label={words.howOften}
          value={everyDays}
          onChange={(event) => {
            setEveryDays(event.currentTarget.value);
          }}
          data={[
            { value: '1', label: words.everyDay },
            { value: '7', label: words.everyWeek },
          ]}
        />
        <Button variant="default" onClick={fill}>
          {words.fill}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            change({ roundDates: [], roundTimes: [] });
          }}
        >
          {words.clear}
        </Button>
      </div>
      <table className={classes['schedule']}>
        <thead>
          <tr>
            <th scope="col">{words.round}</th>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.hour}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rounds }, (_, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <td>
                <TextInput
                  type="date"
                  aria-label={words.dayOf(index + 1)}
                  value={roundDates[index] ?? ''}
                  onChange={(event) => {
                    const day = orNull(event.currentTarget.value);
                    change({ roundDates: withCell(roundDates, rounds, index, day) });
                  }}
                />
              </td>
              <td>
                <HourCell
                  label={words.hourOf(index + 1)}
                  value={roundTimes[index] ?? null}
                  onChange={(time) => {
                    change({ roundTimes: withCell(roundTimes, rounds, index, time) });
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

/** An hour as it is written in each language, whatever the browser's own box would show. */
function HourCell(props: {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (time: string | null) => void;
}): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      w="6rem"
      inputMode="numeric"
      placeholder="––:––"
      aria-label={props.label}
      value={typed ?? props.value ?? ''}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        props.onChange(readTimes(text)[0] ?? null);
      }}
      onBlur={() => {
        setTyped(null);
      }}
    />
  );
}
