/** The search field and the pages of the list of tournaments. */
export const LIST_STYLES = `
.search {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-bottom: 1rem;
}

.search label {
  flex-basis: 100%;
  color: var(--ink-soft);
}

.search input,
.search button {
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border: 1px solid var(--rule-strong);
  border-radius: 6px;
  background: var(--surface);
  color: inherit;
  font: inherit;
}

.search input {
  flex: 1;
  min-width: 12rem;
}

.search button {
  cursor: pointer;
}

.pages {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;
  margin-top: 1rem;
}

footer .staff {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
}

footer .staff a {
  padding: 0.75rem 0;
}

.pages a {
  padding: 0.5rem 0;
}
`;
