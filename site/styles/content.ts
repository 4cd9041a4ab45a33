/** Tables, facts and drawings. */
export const CONTENT = `.scroll {
  position: relative;
  overflow-x: auto;
  margin-top: 0.75rem;
}

table {
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
}

th,
td {
  padding: 0.4375rem 0.625rem;
  border-bottom: 1px solid var(--rule);
  text-align: start;
  vertical-align: baseline;
}

th:first-child,
td:first-child {
  padding-inline-start: 0;
}

th:last-child,
td:last-child {
  padding-inline-end: 0;
}

thead th {
  border-bottom-color: var(--rule-strong);
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-weight: 600;
  white-space: nowrap;
}

thead .paper {
  display: none;
}

thead .paper th {
  padding-inline: 0;
  border: 0;
  font-weight: inherit;
}

tbody th {
  font-weight: inherit;
}

tbody tr.match {
  font-weight: 650;
}

tbody tr.match td {
  padding-top: 0.9375rem;
  border-bottom-color: var(--rule-strong);
}

tbody tr.followed {
  background: var(--accent-soft);
  box-shadow: inset 3px 0 var(--accent);
}

tbody tr:hover {
  background: var(--accent-soft);
}

abbr {
  text-decoration: none;
}

.end {
  text-align: end;
}

.centre {
  text-align: center;
}

td.board,
td.rank,
td.line,
td.number,
td.rating,
td.roundnumber {
  color: var(--ink-soft);
  width: 1%;
}

/* Figures of one width bring a wide hyphen with them, which tears names apart. */
.name,
.white,
.black,
.opponent,
.club,
.list,
.thing {
  font-variant-numeric: normal;
}

td.result {
  font-weight: 600;
  white-space: nowrap;
}

.pairings td.result:not(:empty) {
  min-width: 4.5rem;
}

.pairings .white,
.pairings .black {
  width: 32%;
}

.pairings .points {
  width: 1%;
}

td.points {
  font-weight: 600;
}

td.list {
  white-space: nowrap;
}

td.club {
  min-width: 9.5rem;
}

@media (min-width: 68rem) {
  td.club {
    min-width: 14rem;
  }
}

td.thing {
  min-width: 7rem;
}

.pairings td.points {
  color: var(--ink-soft);
  font-weight: inherit;
}

.title {
  color: var(--ink-soft);
  font-size: 0.875em;
}

.detail {
  display: none;
  color: var(--ink-soft);
  font-size: 0.8125rem;
  line-height: 1.3;
}

.flag {
  margin-inline-end: 0.5em;
  border-radius: 2px;
  outline: 1px solid var(--rule);
  outline-offset: -1px;
  vertical-align: -0.125em;
}

td.federation {
  white-space: nowrap;
}

.crosstable td.round,
.grid td.against {
  padding-inline: 0.125rem;
}

.grid .game {
  min-width: 2rem;
  min-height: 1.5rem;
}

.diagonal {
  display: block;
  min-height: 1.5rem;
  border-radius: 4px;
  background: var(--rule);
  color: transparent;
}

.game {
  display: block;
  min-width: 3rem;
  padding: 0.0625rem 0.25rem;
  border-radius: 4px;
  color: var(--ink);
  font-size: 0.9375rem;
  text-decoration: none;
  white-space: nowrap;
}

.game.win {
  background: var(--accent-soft);
  font-weight: 600;
}

.game.loss {
  background: var(--danger-soft);
}

.game.unplayed {
  color: var(--ink-soft);
}

a.game:hover {
  text-decoration: underline;
}

:is(.crosstable, .grid) .name {
  position: sticky;
  inset-inline-start: 0;
  background: var(--paper);
  white-space: nowrap;
}

.rounds {
  display: block;
  margin-top: 0.75rem;
}

.rounds li {
  display: grid;
  grid-template-columns: 6rem 17.5rem minmax(0, 1fr) auto;
  gap: 0 1rem;
  padding: 0.4375rem 0;
  border-bottom: 1px solid var(--rule);
}

.tournaments li {
  grid-template-columns: minmax(0, 1fr) 18rem 13rem;
}

.rounds li:first-child {
  border-top: 1px solid var(--rule-strong);
}

.own-time {
  white-space: nowrap;
}

.own-time::before {
  content: '· ';
}

.rounds .own-time {
  display: block;
}

.rounds .own-time::before {
  content: none;
}

.rounds .links {
  display: flex;
  gap: 1rem;
  justify-content: flex-end;
}

.cup {
  display: flex;
  gap: 1.5rem;
  overflow-x: auto;
  padding-block-end: 0.75rem;
}
.cup section {
  display: flex;
  flex: 0 0 15rem;
  flex-direction: column;
}
.cup ol {
  display: flex;
  flex: 1;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
}
.cup li {
  display: flex;
  flex: 1 0 3.6rem;
  flex-direction: column;
  justify-content: center;
  padding-block: 0.25rem;
}
.cup-match {
  padding: 0.25rem 0.5rem;
  border: 1px solid var(--rule);
  border-radius: 0.3rem;
  max-width: 18rem;
}
.cup-match p {
  display: flex;
  gap: 0.4rem;
  margin: 0;
}
.cup-match p > span:nth-child(2) {
  flex: 1;
  overflow-wrap: anywhere;
}
.cup-seed,
.cup-match .cup-waits {
  color: var(--ink-soft);
  font-size: var(--text-s);
}
.calendar-rounds {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr));
  gap: 0 2.5rem;
}

.calendar-rounds h2 .when {
  margin-inline-start: 0.5rem;
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-weight: 400;
}

.calendar .white,
.calendar .black {
  width: 38%;
}

.calendar td.result {
  white-space: normal;
}

.facts {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 2.5rem;
  margin: 1.25rem 0 0;
}

.facts dt {
  color: var(--ink-soft);
  font-size: var(--text-s);
}

.facts dd {
  margin: 0;
  overflow-wrap: anywhere;
}

section > .facts {
  margin-top: 2.25rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--rule);
}

.curve {
  margin: 1.5rem 0 0;
  max-width: 30rem;
}

.curve svg {
  display: block;
  width: 100%;
  height: auto;
}

.curve polyline {
  fill: none;
  stroke: var(--accent);
  stroke-width: 2;
  stroke-linejoin: round;
}

.curve polyline.best {
  stroke: var(--rule-strong);
  stroke-width: 1;
  stroke-dasharray: 3 3;
}

.curve circle {
  fill: var(--accent);
}

.curve .axis {
  stroke: var(--rule);
}

.curve .tick {
  fill: var(--ink-soft);
  font-size: 10px;
}

.curve figcaption {
  color: var(--ink-soft);
  font-size: var(--text-s);
}

.key-best {
  text-decoration: underline dashed var(--rule-strong);
  text-underline-offset: 0.25em;
}

footer {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1.5rem;
  justify-content: space-between;
  margin-top: 3rem;
  padding-top: 0.75rem;
  border-top: 1px solid var(--rule);
  font-size: var(--text-s);
}

`;
