import type { PlayerId, TeamId } from '@ronde/core/rules/identity.ts';
import { sayDecimal, type Language } from '@ronde/core/rules/language.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { formatCents } from '@ronde/core/standings/prizes/money.ts';
import type {
  DocumentList,
  GameCell,
  ListCell,
  ListColumn,
  MatchCell,
  PersonCell,
  TeamCell,
} from '@ronde/core/documents/lists/list.ts';
import { sayFigure } from '@ronde/core/documents/lists/say-figure.ts';
import { markup, NOTHING, type Html } from './markup.ts';
import { siteWords } from './words.ts';

export interface TableContext {
  readonly language: Language;
  /** Whose list it is, for sheets of paper. */
  readonly event: string;
  /** Where a player's page is; null when players have none. */
  readonly playerPath: (id: PlayerId) => string | null;
  /** Where a team's page is; null when teams have none. */
  readonly teamPath: (id: TeamId) => string | null;
  /** The flag of a federation; nothing where there is none. */
  readonly flag: (federation: string) => Html;
}

export interface TableOptions {
  /** The first rows only. */
  readonly rows?: number;
}

/** A list as a table with its caption (read out: for those who see it stands in the heading above), heads that repeat on paper, and every name a link. */
export function listTable(
  list: DocumentList,
  context: TableContext,
  { rows }: TableOptions = {},
): Html {
  if (list.rows.length === 0) {
    return markup`<p class="lede">${siteWords(context.language).nothingYet}</p> `;
  }
  const shown = list.columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => column.place !== 'files');
  const head = shown.map(({ column }) => heading(column));
  const body = list.rows.slice(0, rows).map((cells) => {
    const columns = shown.map(({ column, index }) => cell(column, cells[index] ?? null, context));
    // The teams of a match stand above their boards.
    const isMatch = list.list === 'matches' && cells.some(isTeam);
    return isMatch ? markup`<tr class="match">${columns}</tr>\n` : markup`<tr>${columns}</tr>\n`;
  });
  // Notes are about the whole list.
  const whole = rows === undefined || rows >= list.rows.length;
  const notes = (whole ? list.notes : []).map((note) => markup`<p class="note">${note}</p> `);
  return markup`<div class="scroll">
      <table class="${list.list}">
        <caption class="heard">${list.title}</caption>
        <thead>
          <tr class="paper"><th colspan="${shown.length}">${context.event} · ${list.title}</th></tr>
          <tr>${head}</tr>
        </thead>
        <tbody>
          ${body}
        </tbody>
      </table>
    </div>
    ${notes}`;
}

const classOf = ({ key, align, place }: ListColumn): string =>
  [kindOf(key), align === 'start' ? '' : align, place === 'wide' ? 'wide' : '']
    .filter((name) => name !== '')
    .join(' ');

/** Columns of the same kind look the same: `round3` is `round`. */
const kindOf = (key: string): string =>
  key
    .replace(/\d+$/, '')
    .replace(/^(white|black)(?=[A-Z])/, '')
    .toLowerCase();

function heading(column: ListColumn): Html {
  const text =
    column.meaning === null
      ? markup`${column.heading}`
      : markup`<abbr title="${column.meaning}">${column.heading}</abbr>`;
  return markup`<th scope="col" class="${classOf(column)}">${text}</th>`;
}

function cell(column: ListColumn, value: ListCell, context: TableContext): Html {
  const flag =
    column.key === 'federation' && typeof value === 'string' ? context.flag(value) : NOTHING;
  const content = markup`${flag}${contentOf(value, context)}`;
  // The name says whose row it is to those who hear the table.
  return column.key === 'name'
    ? markup`<th scope="row" class="${classOf(column)}">${content}</th>`
    : markup`<td class="${classOf(column)}">${content}</td>`;
}

const isTeam = (value: ListCell): value is TeamCell =>
  value !== null && typeof value === 'object' && 'team' in value;

function contentOf(value: ListCell, context: TableContext): Html {
  if (value === null) return NOTHING;
  if (typeof value === 'string') return markup`${value}`;
  if (typeof value === 'number') return markup`${sayDecimal(String(value), context.language)}`;
  if ('points' in value) return markup`${displayPoints(value.points, context.language)}`;
  if ('cents' in value) return markup`${sayDecimal(formatCents(value.cents), context.language)}`;
  if ('figure' in value) return markup`${sayFigure(value.figure, context.language)}`;
  if ('shown' in value) return markup`${value.shown}`;
  if ('diagonal' in value) return markup`<span class="diagonal" aria-hidden="true">×</span>`;
  if (isTeam(value)) return linked(context.teamPath(value.team), value.name);
  if ('against' in value) return matchContent(value, context);
  return 'name' in value ? personContent(value, context) : gameContent(value, context);
}

function personContent(person: PersonCell, context: TableContext): Html {
  const { player, name, title, detail, federation } = person;
  const path = context.playerPath(player);
  const before = title === null ? NOTHING : markup`<span class="title">${title}</span> `;
  const flag = federation === null ? NOTHING : context.flag(federation);
  const below = detail === null ? NOTHING : markup`<span class="detail">${flag}${detail}</span>`;
  return markup`${before}${linked(path, name)}${below}`;
}

const linked = (path: string | null, name: string): Html =>
  path === null ? markup`${name}` : markup`<a href="${path}">${name}</a>`;

function matchContent({ text, spoken, against, brought }: MatchCell, context: TableContext): Html {
  return roundContent(against === null ? null : context.teamPath(against), text, spoken, brought);
}

function gameContent({ text, spoken, opponent, outcome }: GameCell, context: TableContext): Html {
  const path = opponent === null ? null : context.playerPath(opponent);
  return roundContent(path, text, spoken, OUTCOME_KIND[outcome] ?? 'unplayed');
}

function roundContent(path: string | null, text: string, spoken: string, kind: string): Html {
  const mark = markup`<span aria-hidden="true">${text}</span><span class="heard">${spoken}</span>`;
  return path === null
    ? markup`<span class="game ${kind}">${mark}</span>`
    : markup`<a class="game ${kind}" href="${path}">${mark}</a>`;
}

const OUTCOME_KIND: Readonly<Partial<Record<GameCell['outcome'], string>>> = {
  win: 'win',
  shortWin: 'win',
  draw: 'draw',
  shortDraw: 'draw',
  loss: 'loss',
  shortLoss: 'loss',
};
