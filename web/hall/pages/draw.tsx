/** @jsxImportSource preact */
import type { HallDraw, HallDrawName } from '@ronde/core/tournament/views/draw.ts';
import type { JSX } from 'preact';
import type { Box } from '../layout/fit-lines.ts';
import { widthOf } from '../layout/measure-text.ts';
import { nameThatFits } from '../../words/short-name.ts';
import type { Wall } from '../sheet.ts';
import type { Saying } from '../words/saying.ts';

/** More numbers than these are not read from afar: the latest ones stand there. */
const MOST_LINES = 48;
const LATEST = 20;
/** In em: the height of a line, its number, and a name that is well read. */
const LINE = { height: 1.42, number: 2.6, name: 11 } as const;

/** The draw held at the desk: who did what last, who is next, what is left, who has which number. */
export function DrawOnWall(props: { readonly draw: HallDraw; readonly wall: Wall }): JSX.Element {
  const { draw, wall } = props;
  const { box, saying } = wall;
  const isUpright = box.height > box.width;
  const list: Box = isUpright
    ? { width: box.width, height: box.height * 0.54 }
    : { width: box.width * 0.46, height: box.height };
  return (
    <div class="draw" data-upright={isUpright || undefined}>
      <section class="draw-stage" role="status">
        <LastStep draw={draw} saying={saying} />
        {draw.next !== null && (
          <p class="draw-next">
            {saying.say((w) => w.draw.next)} <strong>{withAffinity(draw.next)}</strong>
          </p>
        )}
        {draw.seed !== null && (
          <p class="draw-next">{saying.say((w) => w.draw.seed, { seed: draw.seed })}</p>
        )}
        {draw.restricted && (
          <ul class="draw-envelopes">
            {draw.envelopes.map(({ letter, numbers }) => (
              <li key={letter}>
                <strong>{letter}</strong>
                {numbers.map(({ number, drawn }) =>
                  drawn ? <s key={number}>{number}</s> : <span key={number}>{number}</span>,
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <Numbers draw={draw} list={list} />
    </div>
  );
}

const withAffinity = ({ name, affinity }: HallDrawName): string =>
  affinity === null ? name : `${name} (${affinity})`;

function LastStep(props: { readonly draw: HallDraw; readonly saying: Saying }): JSX.Element {
  const { draw, saying } = props;
  const { step } = draw;
  if (step === null) return <p class="draw-who">{saying.say((w) => w.draw.begins)}</p>;
  const { kind, envelope, numbers } = step;
  return (
    <>
      <p class="draw-who">{withAffinity(step)}</p>
      <p class="draw-what">{saying.say((w) => w.draw[kind])}</p>
      <p class="draw-figure" data-many={numbers.length > 1 || undefined}>
        {kind === 'choose' ? envelope : numbers.join(' · ')}
      </p>
      {kind === 'draw' && envelope !== null && (
        <p class="draw-what">
          {saying.say((w) => (draw.restricted ? w.draw.from : w.draw.fromGroup), { envelope })}
        </p>
      )}
    </>
  );
}

function Numbers(props: { readonly draw: HallDraw; readonly list: Box }): JSX.Element {
  const { numbers } = props.draw;
  const shown =
    numbers.length <= MOST_LINES
      ? numbers
      : numbers.filter(({ player }) => player !== null).slice(-LATEST);
  const { columns, rows, font, name } = fitNumbers(shown.length, props.list);
  return (
    <ol
      class="draw-numbers"
      style={{
        fontSize: `${font}px`,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, ${LINE.height}em)`,
      }}
    >
      {shown.map(({ number, player }) => (
        <li key={number} data-drawn={player !== null}>
          <span class="draw-number">{number}</span>
          <span>{player === null ? '–' : nameThatFits(player, name, widthOf)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The columns that give the largest letters. */
function fitNumbers(
  lines: number,
  { width, height }: Box,
): {
  readonly columns: number;
  readonly rows: number;
  readonly font: number;
  readonly name: number;
} {
  const fits = [1, 2, 3].map((columns) => {
    const rows = Math.max(1, Math.ceil(lines / columns));
    const font = Math.min(
      height / (rows * LINE.height),
      width / columns / (LINE.number + LINE.name),
      height / 12,
    );
    return { columns, rows, font, name: width / columns / font - LINE.number - 0.4 };
  });
  return fits.reduce((best, one) => (one.font > best.font ? one : best));
}
