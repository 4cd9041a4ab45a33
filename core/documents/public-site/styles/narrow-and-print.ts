/** Phones and paper. */
export const NARROW_AND_PRINT = `@media (max-width: 45rem) {
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
  }

  .pairings td.result:not(:empty) {
    min-width: 3.25rem;
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

  .facts {
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
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
    font: 9pt system-ui, sans-serif;
  }
}

@media print {
  :root {
    color-scheme: light;
    --paper: #fff;
    --surface: #fff;
    --ink: #000;
    --ink-soft: #333;
    --rule: #bbb;
    --rule-strong: #000;
    --accent: #000;
    --accent-soft: #fff;
    --danger-soft: #fff;
  }

  html {
    font-size: 10pt;
  }

  body {
    max-width: none;
    padding: 0;
  }

  .skip,
  .language,
  .more,
  nav,
  .round-links,
  .choices,
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

  tr,
  .rounds li,
  figure {
    break-inside: avoid;
  }

  h1,
  h2 {
    break-after: avoid;
  }

  th,
  td {
    padding-block: 0.2rem;
  }

  .crosstable {
    font-size: 8pt;
  }

  .crosstable tbody th {
    position: static;
  }

  .game {
    min-width: 0;
    font-size: inherit;
  }
}
`;
