import { PUBLIC_COLOURS } from '../colour-sheets.ts';
import { PUBLIC_SCALE, TYPEFACE } from '../typeface.ts';

/** Colours, type, and what stands around the content. */
export const FRAME = `${PUBLIC_COLOURS}${PUBLIC_SCALE}
* {
  box-sizing: border-box;
}

html {
  background: var(--paper);
  color: var(--ink);
  font: 100%/1.5 ${TYPEFACE};
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}

body {
  margin: 0 auto;
  max-width: 68rem;
  padding: 0 1.5rem 3rem;
}

/* A crosstable of nine rounds and five tie-breaks. */
.of-crosstable {
  max-width: 92rem;
}

a {
  color: var(--accent);
  text-decoration-color: color-mix(in srgb, var(--accent) 35%, transparent);
  text-underline-offset: 0.2em;
}

a:hover {
  text-decoration-color: currentcolor;
}

.lost:empty {
  display: none;
}

.lost {
  position: sticky;
  top: 0;
  z-index: 1;
  margin: 0 -1.5rem;
  padding: 0.5rem 1.5rem;
  background: var(--danger-soft);
  border-bottom: 1px solid var(--rule-strong);
}

.preview {
  margin: 1rem 0;
  padding: 0.5rem 0.75rem;
  background: var(--accent-soft);
  border-inline-start: 3px solid var(--accent);
}

:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
  border-radius: 3px;
}

main:focus {
  outline: none;
}

.skip {
  position: absolute;
  left: -100vw;
  top: 0.5rem;
  padding: 0.5rem 1rem;
  background: var(--surface);
}

.skip:focus {
  left: 1rem;
}

.heard {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

header {
  display: flex;
  gap: 1rem;
  align-items: baseline;
  justify-content: space-between;
  padding-top: 1.5rem;
}

header p {
  margin: 0;
}

header .name {
  font-weight: 600;
  text-wrap: balance;
}

header .name a {
  color: inherit;
  text-decoration: none;
}

.when,
.stage,
.note,
footer {
  color: var(--ink-soft);
}

header .when,
.language {
  font-size: 0.9375rem;
}

nav ul,
.choices,
.rounds {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  list-style: none;
  margin: 0;
  padding: 0;
}

body > nav {
  margin-top: 1rem;
  border-bottom: 1px solid var(--rule);
}

body > nav a {
  display: block;
  padding: 0.5rem 0;
  border-bottom: 2px solid transparent;
  color: var(--ink-soft);
  text-decoration: none;
}

body > nav a:hover {
  color: var(--ink);
}

body > nav [aria-current] {
  border-color: var(--accent);
  color: var(--ink);
  font-weight: 600;
}

h1 {
  margin: 1.75rem 0 0.25rem;
  font-size: 1.75rem;
  line-height: 1.2;
  text-wrap: balance;
}

h2 {
  margin: 2.25rem 0 0.25rem;
  font-size: 1.1875rem;
  line-height: 1.3;
}

p {
  margin: 0.25rem 0;
}

.note {
  font-size: 0.9375rem;
}

.more {
  display: flex;
  gap: 1.25rem;
  margin-top: 0.75rem;
}

.round-links {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  margin: 1rem 0 0.5rem;
  color: var(--ink-soft);
}

.round-links ul {
  gap: 0.25rem;
}

.round-links a {
  display: grid;
  place-items: center;
  min-width: 2rem;
  height: 2rem;
  border-radius: 6px;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
}

.round-links a:hover {
  background: var(--accent-soft);
}

.round-links [aria-current],
.choices [aria-current] {
  background: var(--accent-soft);
  color: var(--ink);
  font-weight: 600;
}

.choices {
  gap: 0.25rem;
  margin: 0 0 0.5rem -0.75rem;
}

.choices a {
  display: block;
  padding: 0.25rem 0.75rem;
  border-radius: 6px;
  text-decoration: none;
}

`;
