/** @jsxImportSource preact */
import { ratingText } from '@ronde/core/rules/rating-text.ts';
import { useSignal, type Signal } from '@preact/signals';
import type { CheckInView } from '@ronde/core/tournament/views/check-in.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { arrivalOf } from '@ronde/core/tournament/arrival.ts';
import { isDeclined, useHeard, type Heard } from '../event/answers.ts';
import { items, overviewPath, tournament, write } from '../event/phone.ts';
import { spoken } from '../language.ts';
import { AskBox } from '../parts/ask-box.tsx';
import { NotHeard } from '../parts/not-heard.tsx';
import { CHECK_IN_WORDS } from './check-in-words.ts';
import { matching, offered, seenLines, type SeenLine } from './seen-lines.ts';

const words = spoken(CHECK_IN_WORDS);

/** The list at the door: for a helper, or for the players themselves on a tablet. */
export function CheckInPage(props: { readonly themselves: Signal<boolean> }): JSX.Element | null {
  const where = tournament.value;
  const path = where === null ? null : `${overviewPath(where)}/check-in`;
  const heard = useHeard<CheckInView>(path);
  if (heard === null) {
    return <NotHeard isNone={path !== null && isDeclined(path)} none={words.allPaired} />;
  }
  const { value: view } = heard;
  if (!view.open) {
    return (
      <>
        <h1>{words.heading(view.round)}</h1>
        <p class="empty">{view.closed ? words.closed(view.round) : words.notOpen(view.round)}</p>
        {!view.closed && (
          <button
            type="button"
            class="button primary wide"
            onClick={() => {
              const shown = { board: null, names: [] };
              void write({ type: 'openCheckIn', round: view.round }, heard.position, shown);
            }}
          >
            {words.open(view.round)}
          </button>
        )}
      </>
    );
  }
  const own = items.value.filter((item) => item.tournament === where);
  const lines = seenLines(view.players, own, heard.position);
  return props.themselves.value ? (
    <Themselves lines={lines} heard={heard} onLeave={() => (props.themselves.value = false)} />
  ) : (
    <AtTheDoor lines={lines} heard={heard} onTablet={() => (props.themselves.value = true)} />
  );
}

interface ListProps {
  readonly lines: readonly SeenLine[];
  readonly heard: Heard<CheckInView>;
}

const set = (line: SeenLine, type: 'checkIn' | 'undoCheckIn', seen: number): void => {
  void write({ type, players: [line.id] }, seen, { board: null, names: [line.name] });
};

function AtTheDoor(props: ListProps & { readonly onTablet: () => void }): JSX.Element {
  const { lines, heard } = props;
  const text = useSignal('');
  const onlyMissing = useSignal(false);
  const asking = useSignal<SeenLine | null>(null);
  const present = lines.filter((line) => line.present).length;
  const missing = lines.filter((line) => !line.present && line.bye === null).length;
  const shown = matching(lines, text.value).filter(
    (line) => !onlyMissing.value || arrivalOf(line) === 'missing',
  );
  return (
    <>
      <h1>{words.heading(heard.value.round)}</h1>
      <p class="soft" role="status">
        {words.counts(present, missing)}
      </p>
      <Search text={text} label={words.search} />
      <label class="check">
        <input
          type="checkbox"
          checked={onlyMissing.value}
          onChange={(event) => (onlyMissing.value = event.currentTarget.checked)}
        />
        {words.onlyMissing}
      </label>
      {shown.length === 0 && <Nobody text={text.value} />}
      <ul class="rows">
        {shown.map((line) => (
          <li key={line.id}>
            <button
              type="button"
              class="row"
              aria-pressed={line.present}
              disabled={arrivalOf(line) === 'away'}
              onClick={() => {
                if (line.present) asking.value = line;
                else set(line, 'checkIn', heard.position);
              }}
            >
              <span class="tick" aria-hidden="true">
                {line.present ? '✓' : ''}
              </span>
              <Person line={line} />
              <span class="row-state">
                {stateOf(line)}
                {line.pending && <small>{words.waiting}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="button wide" onClick={props.onTablet}>
        {words.themselves}
      </button>
      <p class="soft">{words.themselvesText}</p>
      {asking.value !== null && (
        <AskBox
          title={words.takeBack(asking.value.name)}
          yes={words.takeBackYes}
          no={words.cancel}
          onYes={() => {
            if (asking.value !== null) set(asking.value, 'undoCheckIn', heard.position);
            asking.value = null;
          }}
          onNo={() => (asking.value = null)}
        />
      )}
    </>
  );
}

const stateOf = (line: SeenLine): string => {
  if (line.present) return words.here;
  if (arrivalOf(line) === 'away') return words.bye;
  return line.bye === null ? words.missing : words.absent;
};

const Nobody = ({ text }: { readonly text: string }): JSX.Element => (
  <p class="empty">{text.trim() === '' ? words.allHere : words.nobody}</p>
);

/** Nothing but the own name, and a question: players have ticked their neighbours. */
function Themselves(props: ListProps & { readonly onLeave: () => void }): JSX.Element {
  const text = useSignal('');
  const asking = useSignal<SeenLine | null>(null);
  const told = useSignal<string | null>(null);
  const shown = offered(props.lines, text.value);
  // The next player begins at the search, and what this one is told stands above it.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [told.value]);
  const choose = (line: SeenLine): void => {
    const arrival = arrivalOf(line);
    if (arrival === 'missing') asking.value = line;
    else told.value = arrival === 'here' ? words.already(line.name) : words.away(line.name);
  };
  return (
    <>
      <h1>{words.find}</h1>
      {told.value !== null && (
        <p class="note" role="status">
          {told.value}
        </p>
      )}
      <Search text={text} label={words.search} />
      {shown.length === 0 && <Nobody text={text.value} />}
      <ul class="rows large">
        {shown.map((line) => (
          <li key={line.id}>
            <button
              type="button"
              class="row"
              onClick={() => {
                choose(line);
              }}
            >
              <Person line={line} />
              {arrivalOf(line) !== 'missing' && <span class="row-state">{stateOf(line)}</span>}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="button wide" onClick={props.onLeave}>
        {words.leave}
      </button>
      {asking.value !== null && (
        <AskBox
          title={words.isItYou(asking.value.name)}
          yes={words.itIsMe}
          no={words.notMe}
          onYes={() => {
            if (asking.value !== null) {
              set(asking.value, 'checkIn', props.heard.position);
              told.value = words.welcome(asking.value.name);
            }
            asking.value = null;
            text.value = '';
          }}
          onNo={() => (asking.value = null)}
        />
      )}
    </>
  );
}

const Person = ({ line }: { readonly line: SeenLine }): JSX.Element => (
  <span class="row-text">
    <span>{line.name}</span>
    <small class="soft">{[ratingText(line), line.club].filter(Boolean).join(' · ')}</small>
  </span>
);

const Search = (props: { readonly text: Signal<string>; readonly label: string }): JSX.Element => (
  <input
    class="search"
    type="search"
    enterkeyhint="search"
    autocomplete="off"
    aria-label={props.label}
    placeholder={props.label}
    value={props.text.value}
    onInput={(event) => (props.text.value = event.currentTarget.value)}
  />
);
