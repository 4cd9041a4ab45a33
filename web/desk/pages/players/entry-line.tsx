import { Checkbox, NativeSelect } from '@mantine/core';
import type { CommandOf } from '@ronde/core/tournament/command.ts';
import type { PlayerDetails } from '@ronde/core/tournament/player.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { PreviewedEntry } from '@ronde/server/api/imports.ts';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '../../icons.tsx';
import type { ReactNode } from 'react';
import { formatMonth } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { TABLE_CHOOSER_WORDS } from '../../parts/table-chooser-words.ts';
import { sourceName } from '../lists/source-name.ts';
import { detailsChosen, isInDoubt, type EntryChoice, type EntryChoices } from './entry-choices.ts';
import { changedIn } from './entry-updates.ts';
import classes from './entries.module.css';
import { ENTRIES_WORDS } from './entries-words.ts';

/** A line of the file, and who it is: certain, to be decided, known already, or new. */
export function EntryLine(props: {
  readonly entry: PreviewedEntry;
  readonly choices: EntryChoices;
  /** Who in the event the line seems to be, and what it would change. */
  readonly known: PlayerLine | null;
  readonly update: CommandOf<'correctPlayer'> | null;
  readonly onChoose: (choice: EntryChoice | null) => void;
}): ReactNode {
  const { entry, choices, known, update, onChoose } = props;
  const words = useWords(ENTRIES_WORDS);
  const { fields } = useWords(TABLE_CHOOSER_WORDS);
  const describe = useDescription();
  const { line, differences, already, twice } = entry;
  const choice = choices.get(line);
  const details = detailsChosen(entry, choices) ?? entry.details;
  const { name } = entry.details;
  const inDoubt = isInDoubt(entry);
  const options = [
    ...(inDoubt && already === null ? [{ value: '', label: words.decide }] : []),
    ...entry.candidates.map((candidate, index) => ({
      value: String(index),
      label: [candidate.details.name, ...describe(candidate.details)].join(' · '),
    })),
    ...(update === null ? [] : [{ value: 'update', label: words.update }]),
    { value: 'asWritten', label: words.asWritten },
    { value: 'out', label: already === null && twice === null ? words.leaveOut : words.same },
  ];
  return (
    <li data-open={choice === undefined}>
      <Checkbox
        size="md"
        aria-label={words.enter(name, line)}
        checked={choice !== undefined && choice !== 'out'}
        indeterminate={choice === undefined}
        onChange={(event) => {
          if (!event.currentTarget.checked) onChoose('out');
          else onChoose(inDoubt ? null : update === null ? 'asWritten' : 'update');
        }}
      />
      <span className={classes['who']}>
        <span className={classes['name']}>{name}</span>
        <br />
        <span className={classes['soft']}>
          {[words.line(line), ...describe(details)].join(' · ')}
        </span>
      </span>
      <span className={classes['decision']}>
        {inDoubt || already !== null || twice !== null ? (
          <NativeSelect
            aria-label={words.who(name, line)}
            value={choice === undefined ? '' : String(choice)}
            data={options}
            onChange={(event) => {
              onChoose(choiceOf(event.currentTarget.value));
            }}
          />
        ) : (
          <Found entry={entry} />
        )}
        <Before entry={entry} known={known} />
      </span>
      {differences.map(({ field, entered, listed }) => (
        <span key={field} className={classes['differs']}>
          {words.differs(fields[field], entered, listed)}
        </span>
      ))}
      {choice === 'update' && update !== null && (
        <span className={classes['differs']}>
          {words.changes(changedIn(update).map((field) => words.details[field]))}
        </span>
      )}
    </li>
  );
}

const choiceOf = (value: string): EntryChoice | null => {
  if (value === '') return null;
  return value === 'out' || value === 'asWritten' || value === 'update' ? value : Number(value);
};

/** Where this person was met before: in the event, or on a line above. */
function Before(props: {
  readonly entry: PreviewedEntry;
  readonly known: PlayerLine | null;
}): ReactNode {
  const { entry, known } = props;
  const words = useWords(ENTRIES_WORDS);
  const { alreadyBy, twice } = entry;
  const told = [
    ...(alreadyBy === null ? [] : [words.already[alreadyBy](known?.name ?? '')]),
    ...(known?.left ? [known.left.reason === 'expelled' ? words.expelled : words.left] : []),
    ...(twice === null ? [] : [words.twice[twice.by](twice.line)]),
  ];
  return told.map((sentence) => (
    <span key={sentence} className={classes['state']} data-match="already">
      <IconAlertTriangle size={16} aria-hidden />
      {sentence}
    </span>
  ));
}

function Found({ entry }: { readonly entry: PreviewedEntry }): ReactNode {
  const words = useWords(ENTRIES_WORDS);
  const language = useLanguage();
  const { match, list } = entry;
  return (
    <span className={classes['state']} data-match={match}>
      {list === null ? (
        <IconCircleDashed size={16} aria-hidden />
      ) : (
        <IconCircleCheck size={16} aria-hidden />
      )}
      {list === null
        ? words.notFound
        : words.found(sourceName(list.source), formatMonth(list.month, language))}
    </span>
  );
}

/** What tells people of one name apart. */
function useDescription(): (details: PlayerDetails) => string[] {
  const words = useWords(ENTRIES_WORDS);
  return ({ title, ratings, federation, club, fideId, private: own }) => {
    const rating = ratings.fide ?? ratings.national ?? ratings.estimate;
    const year = own?.birthDate?.slice(0, 4);
    return [
      title,
      rating === undefined ? undefined : String(rating),
      federation,
      year === undefined ? undefined : words.born(year),
      club,
      fideId,
    ].filter((part) => part !== undefined);
  };
}
