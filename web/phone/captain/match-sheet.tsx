/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { LONGEST_LINE } from '@ronde/core/rules/text-bounds.ts';
import type { OwnSheet, OwnTeamView } from '@ronde/core/tournament/views/own-team.ts';
import type { JSX } from 'preact';
import { formatInstant } from '../../desk/dates.ts';
import { sheetLines } from '../../desk/pages/match-sheets/sheet-lines.ts';
import type { Heard } from '../event/answers.ts';
import { items, write } from '../event/phone.ts';
import { language, spoken } from '../language.ts';
import { EntryLine } from '../parts/entry-line.tsx';
import { SHEET_WORDS } from './sheet-words.ts';

const words = spoken(SHEET_WORDS);

/** The sheet of a match with all its boards, and one button to sign it. */
export function MatchSheet(props: {
  readonly heard: Heard<OwnTeamView>;
  readonly sheet: OwnSheet;
}): JSX.Element {
  const { heard, sheet } = props;
  const { round, match, results, own } = sheet;
  const { team } = heard.value;
  const { first, second } = match;
  const heading = `sheet-${round}`;
  const mine = items.value.filter(
    ({ command, state }) =>
      (command.type === 'signMatchSheet' || command.type === 'contestMatchSheet') &&
      command.round === round &&
      state.kind !== 'written',
  );
  const read = { round, team: team.id, results };
  const shown = { board: null, names: [first.name, second.name] };
  const isSigned = own?.word === 'signed' && !own.changed;
  const points = [first, second].map((side) =>
    side.points === null ? '' : displayPoints(side.points, language),
  );
  return (
    <section class="card" aria-labelledby={heading}>
      <h2 id={heading}>{words.heading(round)}</h2>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">{words.board}</th>
            <th scope="col">{first.name}</th>
            <th scope="col" class="figures">
              {words.result}
            </th>
            <th scope="col">{second.name}</th>
          </tr>
        </thead>
        <tbody>
          {sheetLines(match).map((line) => (
            <tr key={line.board}>
              <th scope="row">{line.board}</th>
              <td>{line.first?.name ?? words.nobody}</td>
              <td class="figures">{line.result}</td>
              <td>{line.second?.name ?? words.nobody}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.total}
            </th>
            <td class="figures">{points.join(' – ')}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <p class="note" role="status" data-sheet={isSigned ? 'signed' : (own?.word ?? 'toSign')}>
        {said(sheet)}
      </p>
      <p class="soft">{ofOther(sheet, first.id === team.id ? second.name : first.name)}</p>
      {mine.length > 0 && (
        <ul class="entries">
          {mine.map((item) => (
            <EntryLine key={item.key} item={item} />
          ))}
        </ul>
      )}
      {!isSigned && (
        <button
          type="button"
          class="button primary wide tall"
          disabled={mine.some(({ state }) => state.kind === 'waiting')}
          onClick={() => void write({ type: 'signMatchSheet', ...read }, heard.position, shown)}
        >
          {words.sign}
        </button>
      )}
      <Contest
        send={(reason) =>
          void write({ type: 'contestMatchSheet', ...read, reason }, heard.position, shown)
        }
      />
    </section>
  );
}

/** The way to say that something is wrong, folded away below the button. */
function Contest(props: { readonly send: (reason: string) => void }): JSX.Element {
  const reason = useSignal('');
  return (
    <details class="contest">
      <summary>{words.wrong}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          props.send(reason.value.trim());
          reason.value = '';
        }}
      >
        <label>
          <span>{words.reason}</span>
          <input
            type="text"
            required
            pattern=".*\S.*"
            maxLength={LONGEST_LINE}
            value={reason.value}
            onInput={({ currentTarget: { value } }) => {
              reason.value = value;
            }}
          />
        </label>
        <button type="submit" class="button wide">
          {words.contest}
        </button>
      </form>
    </details>
  );
}

/** How the own answer stands. */
function said({ own }: OwnSheet): string {
  if (own === null) return words.toSign;
  if (own.changed) return words.changed;
  const when = formatInstant(own.at, language);
  if (own.word === 'signed') return own.onBehalf ? words.signedFor(when) : words.signed(when);
  return own.onBehalf ? words.contestedFor(when) : words.contested(when);
}

/** What the other captain has said. */
function ofOther({ other }: OwnSheet, team: string): string {
  if (other === null) return words.otherSilent(team);
  if (other.changed) return words.otherChanged(team);
  return other.word === 'signed' ? words.otherSigned(team) : words.otherContested(team);
}
