/** @jsxImportSource preact */
import { sayFigure } from '@ronde/core/documents/lists/say-figure.ts';
import { sayTeamRemarks } from '@ronde/core/documents/lists/team-remarks.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { isSelfDefined } from '@ronde/core/standings/descriptor.ts';
import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import { fitLines } from '../layout/fit-lines.ts';
import { widthOf } from '../layout/measure-text.ts';
import { rangesOf } from '../layout/ranges.ts';
import { roomForNumber } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { Federation, ROOM_FOR_FEDERATION } from './federation.tsx';
import { HEIGHTS, Lines, spread } from './lines.tsx';
import { Name, roomForNames } from './names.tsx';

/** Remarks beside teams are in smaller letters. */
const FIXED = { rank: 2.3, points: 2.6, remark: 0.8 } as const;
/** A column of figures: its room beside them, and the letters of its head. */
const FIGURE = { beside: 0.8, least: 2.2, most: 5, head: 0.68 } as const;
/** Tie-breaks give way only where a name would have less room than this. */
const SHORT_NAME = 8;

/** The standings with every tie-break announced; where room is short without federations. */
export function standingsSheet(page: Extract<HallPage, { view: 'standings' }>, wall: Wall): Sheet {
  const { saying } = wall;
  const { say, lines: head } = saying;
  const room = roomForNames(page.lines, saying);
  const federations = page.lines.some(({ federation }) => federation !== null);
  const rank = roomForNumber(page.lines.at(-1)?.rank ?? page.lines.length, FIXED.rank);
  const remarks = page.lines.map(({ team }) => (team ? sayTeamRemarks(team, saying.first) : ''));
  const remarked = Math.max(0, ...remarks.map(widthOf)) * FIXED.remark;
  const alone = rank + FIXED.points + remarked;
  const heads = page.descriptors.map((one, place) =>
    // What regulations define themselves has a name too long for a wall (C.07 4.1).
    isSelfDefined(one) ? head((w) => w.tieBreak(place + 1)) : [one],
  );
  const wholeWidth = wall.box.width / wall.letters.least - alone - SHORT_NAME;
  const figures = fittingFigures(page, heads, saying.first, wholeWidth);
  const allFigures = figures.reduce((sum, em) => sum + em, 0);
  const shape = {
    wide: alone + room.all + (federations ? ROOM_FOR_FEDERATION : 0) + allFigures,
    tight: alone + room.most + allFigures,
    ...HEIGHTS,
    mostColumns: 3,
  };
  const fit = fitLines(page.lines.length, wall.box, shape, wall.letters);
  const withFederation = federations && !fit.tight;
  const fields = spread(
    [
      { kind: 'rank', head: head((w) => w.rank), em: rank },
      { kind: 'name', head: head((w) => w.name), em: 1 },
      ...(withFederation
        ? [{ kind: 'federation', head: head((w) => w.federation), em: ROOM_FOR_FEDERATION }]
        : []),
      { kind: 'points', head: head((w) => w.points), em: FIXED.points },
      ...figures.map((em, place) => ({ kind: 'figure', head: heads[place] ?? [], em })),
      ...(remarked > 0 ? [{ kind: 'remark', head: [], em: remarked }] : []),
    ],
    fit,
    wall,
  );
  const names = fields[1]?.em ?? 0;
  return {
    title:
      page.round > 0
        ? say((w) => w.heading.standingsAfter, { round: page.round })
        : say((w) => w.heading.standings),
    note: page.openGames > 0 ? say((w) => w.openGames(page.openGames)) : null,
    pictures: fit.pages,
    ranges: rangesOf(
      page.lines.map((line) => line.rank),
      fit,
      page.share,
    ),
    draw: (picture) => (
      <Lines
        lines={page.lines}
        fit={fit}
        picture={picture}
        fields={fields}
        row={(line) => (
          <tr key={line.tpn ?? line.name}>
            <td class="rank">{line.rank ?? '–'}</td>
            <td class="name">
              <Name of={line} room={names} saying={saying} />
            </td>
            {withFederation && (
              <td class="federation">
                <Federation of={line.federation} />
              </td>
            )}
            <td class="points">{displayPoints(line.points, saying.first)}</td>
            {figures.map((_, place) => (
              <td key={place} class="figure">
                {figureText(line.tieBreaks[place] ?? null, saying.first)}
              </td>
            ))}
            {remarked > 0 && (
              <td class="remark">{line.team ? sayTeamRemarks(line.team, saying.first) : ''}</td>
            )}
          </tr>
        )}
      />
    ),
  };
}

/** Widths of the columns of tie-breaks, in order, as many as there is room for. */
function fittingFigures(
  { lines }: Extract<HallPage, { view: 'standings' }>,
  heads: readonly (readonly string[])[],
  language: Language,
  room: number,
): readonly number[] {
  let left = room;
  const widths = heads.map((head, place) => {
    const figures = lines.map(({ tieBreaks }) => figureText(tieBreaks[place] ?? null, language));
    const widest = Math.max(
      ...head.map((text) => widthOf(text) * FIGURE.head),
      ...figures.map(widthOf),
    );
    return Math.min(FIGURE.most, Math.max(FIGURE.least, widest + FIGURE.beside));
  });
  return widths.filter((em) => {
    left -= em;
    return left >= 0;
  });
}

/** `25.5` as `25½`; other decimals with the sign of the language. */
function figureText(figure: string | null, language: Language): string {
  if (figure === null) return '–';
  return sayFigure(figure, language);
}
