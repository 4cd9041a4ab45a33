/** @jsxImportSource preact */
import { sayFigure } from '@ronde/core/documents/lists/say-figure.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { isSelfDefined } from '@ronde/core/standings/descriptor.ts';
import type { HallPage } from '@ronde/core/tournament/views/hall.ts';
import { fitLines } from '../layout/fit-lines.ts';
import { rangesOf } from '../layout/ranges.ts';
import { roomForNumber } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { HEIGHTS, Lines, spread } from './lines.tsx';
import { Name, roomForNames } from './names.tsx';

const FIXED = { rank: 2.3, points: 2.6, federation: 3.2, tieBreak: 3.9 } as const;
/** More figures are for the paper on the board. */
const MOST_TIE_BREAKS = 3;

/** The standings; where room is short with one tie-break and without federations. */
export function standingsSheet(page: Extract<HallPage, { view: 'standings' }>, wall: Wall): Sheet {
  const { saying } = wall;
  const { say, lines: head } = saying;
  const room = roomForNames(page.lines, saying);
  const federations = page.lines.some(({ federation }) => federation !== null);
  const figures = Math.min(MOST_TIE_BREAKS, page.descriptors.length);
  const rank = roomForNumber(page.lines.at(-1)?.rank ?? page.lines.length, FIXED.rank);
  const alone = rank + FIXED.points;
  const shape = {
    wide: alone + room.all + (federations ? FIXED.federation : 0) + figures * FIXED.tieBreak,
    tight: alone + room.most + Math.min(1, figures) * FIXED.tieBreak,
    ...HEIGHTS,
    mostColumns: 3,
  };
  const fit = fitLines(page.lines.length, wall.box, shape, wall.letters);
  const withFederation = federations && !fit.tight;
  const descriptors = page.descriptors.slice(0, fit.tight ? 1 : figures);
  const fields = spread(
    [
      { kind: 'rank', head: head((w) => w.rank), em: rank },
      { kind: 'name', head: head((w) => w.name), em: 1 },
      ...(withFederation
        ? [{ kind: 'federation', head: head((w) => w.federation), em: FIXED.federation }]
        : []),
      { kind: 'points', head: head((w) => w.points), em: FIXED.points },
      ...descriptors.map((one, place) => ({
        kind: 'figure',
        // What regulations define themselves has a name too long for a wall (C.07 4.1).
        head: isSelfDefined(one) ? head((w) => w.tieBreak(place + 1)) : [one],
        em: FIXED.tieBreak,
      })),
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
            {withFederation && <td class="federation">{line.federation ?? ''}</td>}
            <td class="points">{displayPoints(line.points, saying.first)}</td>
            {descriptors.map((descriptor, place) => (
              <td key={descriptor} class="figure">
                {figureText(line.tieBreaks[place] ?? null, saying.first)}
              </td>
            ))}
          </tr>
        )}
      />
    ),
  };
}

/** `25.5` as `25½`; other decimals with the sign of the language. */
function figureText(figure: string | null, language: Language): string {
  if (figure === null) return '–';
  return sayFigure(figure, language);
}
