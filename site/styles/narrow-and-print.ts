import { PUBLIC_COLOURS_ON_PAPER } from '../colour-sheets.ts';
import { TYPEFACE } from '../typeface.ts';

/** Tablets, phones and paper. */
export const NARROW_AND_PRINT = `@media (max-width: 60rem) {
  th,
  td {
    padding-inline: 0.4375rem;
  }

  td.club {
    min-width: 7rem;
  }
}

@media (max-width: 45rem) {
  body {
    padding-inline: 1rem;
  }

  h1 {
    font-size: 1.4375rem;
  }

  body > nav ul {
    gap: 0 1rem;
  }

  body > nav a {
    padding-block: 0.375rem;
  }

  .wide {
    display: none;
  }

  .detail {
    display: block;
  }

  th,
  td {
    padding-inline: 0.375rem;
    overflow-wrap: break-word;
  }

  thead th {
    font-size: 0.8125rem;
  }

  .prizes thead th {
    white-space: normal;
  }

  .choices {
    margin-inline-start: 0;
  }

  /* Both names are seen at once: nothing to push aside on a phone. */
  .pairings,
  .byName {
    table-layout: fixed;
    font-size: 0.9375rem;
  }

  .pairings .white,
  .pairings .black {
    width: auto;
  }

  .pairings .board {
    width: 2.5rem;
  }

  .byName .board {
    width: 2.75rem;
  }

  .pairings .result {
    width: 4rem;
    min-width: 0;
    padding-inline: 0;
  }

  .byName .colour {
    width: 3.75rem;
  }

  td.board {
    white-space: nowrap;
  }

  td.thing {
    min-width: 0;
  }

  /* Names stay beside the games that pass below them, and leave them room. */
  :is(.crosstable, .grid) .name {
    max-width: 8.5rem;
    min-width: 7rem;
    white-space: normal;
  }

  :is(.crosstable, .grid) tbody .name {
    font-size: 0.9375rem;
    line-height: 1.3;
  }

  .game {
    min-width: 2.75rem;
  }

  .rounds li {
    display: flex;
    flex-wrap: wrap;
  }

  .rounds .when {
    margin-inline-start: auto;
  }

  .rounds .stage {
    flex: 1 1 30%;
  }

  .tournaments li {
    flex-direction: column;
  }

  .tournaments .when {
    margin: 0;
  }

  .facts {
    gap: 0.75rem 1.75rem;
  }
}

/* Most family names stand on one line. */
@media (max-width: 26rem) {
  .pairings,
  .byName {
    font-size: var(--text-s);
  }
}

@media (prefers-reduced-motion: no-preference) {
  html {
    scroll-behavior: smooth;
  }
}

@page {
  size: A4;
  margin: 14mm 12mm 16mm;

  @bottom-right {
    content: counter(page) ' / ' counter(pages);
    font: 9pt ${TYPEFACE};
  }
}

/* Rounds and tie-breaks side by side want the long edge of the sheet. */
@page crosstable {
  size: A4 landscape;
}

@media print {
${PUBLIC_COLOURS_ON_PAPER}
  html {
    font-size: 9.5pt;
    line-height: 1.35;
  }

  body {
    max-width: none;
    padding: 0;
  }

  .of-crosstable {
    page: crosstable;
  }

  .skip,
  .language,
  .more,
  nav,
  .round-links,
  .choices,
  .own-time,
  .rounds .links {
    display: none;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  .wide {
    display: table-cell;
  }

  .detail {
    display: none;
  }

  .scroll {
    overflow: visible;
  }

  thead {
    display: table-header-group;
  }

  .cup {
    overflow: visible;
    gap: 0.5rem;
  }
  .cup section {
    flex: 1 1 0;
  }
  .calendar-rounds {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 1.5rem;
  }

  /* Whose list it is, on every sheet: sheets fall off boards and are mixed up. */
  thead .paper {
    display: table-row;
  }

  .calendar thead .paper {
    display: none;
  }

  tr,
  .part,
  .rounds,
  figure {
    break-inside: avoid;
  }

  /* No row stands alone on a sheet. */
  tbody tr:nth-last-child(-n + 3) {
    break-before: avoid;
  }

  tbody tr:nth-child(-n + 3) {
    break-after: avoid;
  }

  .note,
  footer {
    break-before: avoid;
  }

  footer {
    break-inside: avoid;
    margin-top: 0.75rem;
    padding-top: 0.375rem;
  }

  .of-index thead .paper {
    display: none;
  }

  td.club {
    min-width: 9em;
    font-size: 8pt;
  }

  .standings .name {
    min-width: 14em;
  }

  h1,
  h2 {
    break-after: avoid;
  }

  th,
  td {
    padding-block: 0.175rem;
  }

  .crosstable,
  .grid {
    font-size: 8.5pt;
  }

  .diagonal {
    color: inherit;
    background: none;
  }

  .grid :is(.game, .diagonal) {
    min-height: 0;
  }

  :is(.crosstable, .grid) .name {
    position: static;
    max-width: none;
  }

  .game {
    min-width: 0;
    font-size: inherit;
  }
}
`;
