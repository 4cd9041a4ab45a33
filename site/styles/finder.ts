/** The search by name, those who are followed, and the bell. */
export const FINDER = `.finder {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  align-items: center;
  margin-top: 1rem;
}

.finder[hidden] {
  display: none;
}

.finder form {
  display: flex;
  flex: 1 1 18rem;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-width: 0;
  max-width: 30rem;
}

.finder label {
  flex: none;
  color: var(--ink-soft);
}

.finder input {
  flex: 1 1 10rem;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border: 1px solid var(--rule-strong);
  border-radius: 6px;
  background: var(--surface);
  color: inherit;
  font: inherit;
}

.finder ul {
  flex: 1 0 100%;
  margin: 0;
  padding: 0;
  list-style: none;
}

.finder .found {
  order: 1;
}

.finder ul:empty {
  display: none;
}

.finder .found[data-none]:empty::before {
  content: attr(data-none);
}

.finder .found[data-none]:not([data-none='']) {
  display: block;
  color: var(--ink-soft);
}

.finder li {
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  align-items: center;
  border-bottom: 1px solid var(--rule);
  overflow-wrap: anywhere;
}

.finder li a {
  align-self: end;
  font-weight: 600;
}

.finder li .follow {
  grid-row: span 2;
}

.finder .where {
  align-self: start;
  color: var(--ink-soft);
}

.finder .where:empty {
  min-height: 0;
}

.finder .followed li {
  padding: 0.25rem 0;
  background: var(--accent-soft);
}

.finder .follow {
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font: inherit;
  font-size: 1.5rem;
  line-height: 1;
  cursor: pointer;
}

.finder .follow::before {
  content: '☆';
}

.finder .follow[data-on='true']::before {
  content: '★';
}

.finder .notice-says {
  flex: 1 1 16rem;
  margin: 0;
  color: var(--ink-soft);
  font-size: var(--text-s);
}

.finder .notice-says:empty {
  display: none;
}

.finder .notice {
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border: 1px solid var(--rule-strong);
  border-radius: 6px;
  background: var(--surface);
  color: inherit;
  font: inherit;
  cursor: pointer;
}

.finder .notice[aria-pressed='true'] {
  border-color: var(--accent);
  background: var(--accent-soft);
  font-weight: 600;
}

.finder .notice[aria-pressed='true']::after {
  content: ' ✓';
}

.news:empty {
  display: none;
}

.news {
  position: sticky;
  top: 0;
  z-index: 1;
  padding: 0.75rem;
  background: var(--accent-soft);
  border-bottom: 2px solid var(--accent);
  font-weight: 600;
}

.told {
  max-width: 48rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
}

.tie-breaks {
  margin: 0.75rem 0 0;
  padding-inline-start: 1.25rem;
}

dd .tie-breaks {
  margin: 0;
}

.tie-breaks .code {
  color: var(--ink-soft);
  font-size: 0.875em;
}

@media print {
  .finder,
  .news {
    display: none;
  }
}
`;
