/** @jsxImportSource preact */
import type { HallCalendarRound, HallName } from '@ronde/core/tournament/views/hall-lines.ts';
import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import type { JSX } from 'preact';
import { resultSpoken, resultText } from '../../words/results.ts';
import { fitLines, linesOn } from '../layout/fit-lines.ts';
import { rangesOf } from '../layout/ranges.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { dayText, type Saying } from '../words/saying.ts';
import { HEIGHTS, Stacked } from './lines.tsx';
import { Name, roomForNames } from './names.tsx';

type Game = HallCalendarRound['games'][number];
type Line = { readonly game: Game } | { readonly rests: HallName };

/** A round, or as much of one as stands on the wall at once. */
interface Block {
  readonly round: HallCalendarRound;
  readonly lines: readonly Line[];
}

/** In em: the round above its games, the space below them, and a result or a day between names. */
const FIXED = { caption: 1.9, gap: 0.7, result: 4.4 } as const;

/** Every round with its games, results and the days of postponed ones; a round is not torn apart. */
export function calendarSheet(page: Extract<HallPage, { view: 'calendar' }>, wall: Wall): Sheet {
  const { saying, box, letters } = wall;
  const room = Math.floor(
    (box.height / letters.least - FIXED.caption - FIXED.gap) / HEIGHTS.height,
  );
  const blocks = page.rounds.flatMap((round) => blocksOf(round, Math.max(1, room)));
  const most = Math.max(0, ...blocks.map(({ lines }) => lines.length));
  const around = FIXED.caption + FIXED.gap;
  const names = roomForNames(
    page.rounds.flatMap(({ games }) => games.flatMap(({ white, black }) => [white, black])),
    saying,
  );
  const shape = {
    wide: FIXED.result + 2 * names.all,
    tight: FIXED.result + 2 * names.most,
    height: around + most * HEIGHTS.height,
    head: 0,
    mostColumns: 4,
  };
  const fit = fitLines(blocks.length, box, shape, letters);
  const column = (box.width - (fit.columns - 1) * letters.gap) / fit.columns / fit.font;
  const name = (column - FIXED.result) / 2;
  return {
    title: saying.say((w) => w.heading.calendar),
    note: null,
    pictures: fit.pages,
    ranges: rangesOf(
      blocks.map(({ round }) => round.round),
      fit,
      page.share,
    ),
    draw: (picture) => {
      const shown = linesOn(blocks, picture, fit);
      return (
        <div
          class="columns calendar"
          style={{ fontSize: `${fit.font}px`, '--row': `${(fit.height - around) / most}em` }}
        >
          {Array.from({ length: fit.columns }, (_, index) => (
            <div key={index}>
              {shown.slice(index * fit.rows, (index + 1) * fit.rows).map((block, place) => (
                <RoundTable key={place} block={block} name={name} saying={saying} />
              ))}
            </div>
          ))}
        </div>
      );
    },
  };
}

function blocksOf(round: HallCalendarRound, room: number): readonly Block[] {
  const lines: readonly Line[] = [
    ...round.games.map((game) => ({ game })),
    ...round.rests.map((rests) => ({ rests })),
  ];
  const pieces = Math.max(1, Math.ceil(lines.length / room));
  const each = Math.ceil(lines.length / pieces);
  return Array.from({ length: pieces }, (_, index) => ({
    round,
    lines: lines.slice(index * each, (index + 1) * each),
  }));
}

function RoundTable(props: {
  readonly block: Block;
  /** Room for a name, in em. */
  readonly name: number;
  readonly saying: Saying;
}): JSX.Element {
  const { block, name, saying } = props;
  const { round, date, time } = block.round;
  const when = [date === null ? null : dayText(date, saying.first), time]
    .filter((part) => part !== null)
    .join(', ');
  return (
    <table class="lines">
      <caption>
        <strong>{saying.say((w) => w.round, { round })}</strong>
        {when !== '' && <span>{when}</span>}
      </caption>
      <colgroup>
        <col style={{ width: `${name}em` }} />
        <col style={{ width: `${FIXED.result}em` }} />
        <col style={{ width: `${name}em` }} />
      </colgroup>
      <tbody>
        {block.lines.map((line) =>
          'rests' in line ? (
            <tr key={`rests ${line.rests.name}`} class="unpaired">
              <td class="name" colSpan={3}>
                <Name of={line.rests} room={2 * name} saying={saying} />
                {' – '}
                <Stacked kind="bye" lines={saying.lines((w) => w.rests)} />
              </td>
            </tr>
          ) : (
            <tr key={line.game.board}>
              <td class="name">
                <Name of={line.game.white} room={name} saying={saying} />
              </td>
              <ResultOrDay game={line.game} saying={saying} />
              <td class="name other">
                <Name of={line.game.black} room={name} saying={saying} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

/** A postponed game has its day where the result will be. */
function ResultOrDay(props: { readonly game: Game; readonly saying: Saying }): JSX.Element {
  const { outcome, postponed } = props.game;
  const { first } = props.saying;
  if (outcome.kind === 'notEntered' && postponed !== null) {
    return <td class="result later">{dayText(postponed.day, first, 'short')}</td>;
  }
  return (
    <td class="result" data-kind={outcome.kind} aria-label={resultSpoken(outcome, first)}>
      {outcome.kind === 'notEntered' ? '–' : resultText(outcome, first)}
    </td>
  );
}
