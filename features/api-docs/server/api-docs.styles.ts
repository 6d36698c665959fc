// How the pages about the API look. They stand apart from the community's pages, their themes and their scripts.
import { operationStyles } from './operation.styles.ts';
import { tryStyles } from './try-call.styles.ts';

export const styles = `:root {
  color-scheme: light dark;
  --canvas: light-dark(#f6f7f9, #0a0c10);
  --surface: light-dark(#ffffff, #11141a);
  --sunken: light-dark(#eff1f5, #181c24);
  --line: light-dark(#e2e5ea, #222731);
  --text: light-dark(#12151b, #eceff5);
  --second: light-dark(#3d4553, #bcc4d1);
  --muted: light-dark(#596270, #949eae);
  --link: light-dark(#134fe0, #8db0ff);
  --get: light-dark(#134fe0, #8db0ff);
  --post: light-dark(#0b7646, #4fd196);
  --change: light-dark(#875300, #f0b651);
  --delete: light-dark(#c31d2e, #ff7d84);
  background: var(--canvas);
  scroll-padding-block-start: 4rem;
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

body {
  margin: 0;
  color: var(--text);
  font: 0.875rem / 1.5 "Open Sans", system-ui, "Noto Sans", sans-serif;
  overflow-wrap: break-word;
}

header {
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  background: var(--surface);
  border-block-end: 1px solid var(--line);
}

header nav {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  min-block-size: 3rem;
}

header a {
  display: inline-flex;
  align-items: center;
  min-block-size: 3rem;
  color: var(--second);
  font-weight: 600;
  text-decoration: none;
}

header a[aria-current] {
  color: var(--text);
  box-shadow: inset 0 -2px 0 currentcolor;
}

header nav,
main {
  max-inline-size: 75rem;
  margin-inline: auto;
  padding-inline: 1rem;
}

main {
  padding-block: 1.5rem 4rem;
}

a {
  color: var(--link);
}

main a {
  text-decoration: none;
}

main p a {
  text-decoration: underline;
}

a:hover {
  text-decoration: underline;
}

:focus-visible {
  outline: 2px solid light-dark(#1a5cff, #7aa2ff);
  outline-offset: 2px;
  border-radius: 2px;
}

h1 {
  margin-block: 0 0.5rem;
  font-size: 1.5rem;
  line-height: 1.25;
}

h2 {
  margin-block: 2rem 0.75rem;
  font-size: 1.125rem;
  line-height: 1.25;
}

h2 a {
  color: inherit;
}

details h2 {
  margin-block: 1.25rem 0.5rem;
  font-size: 0.875rem;
}

p {
  max-inline-size: 45rem;
  margin-block: 0 0.75rem;
  color: var(--second);
}

code,
pre {
  font-family: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace;
  font-size: 0.8125rem;
}

p code,
.summary code {
  padding: 0.125rem 0.25rem;
  background: var(--sunken);
  border-radius: 4px;
}

pre {
  overflow-x: auto;
  margin-block: 0.75rem 0;
  padding: 0.75rem 1rem;
  background: var(--canvas);
  border: 1px solid var(--line);
  border-radius: 6px;
}

.areas,
.calls {
  margin: 0;
  padding: 0;
  list-style: none;
}

.areas {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
  gap: 0 1.5rem;
  margin-block: 1rem 0;
}

.areas li {
  display: flex;
  gap: 0.5rem;
  align-items: center;
  justify-content: space-between;
  min-block-size: 2.25rem;
  border-block-end: 1px solid var(--line);
}

.areas a {
  flex: 1;
  padding-block: 0.375rem;
}

.count {
  color: var(--muted);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
}

.calls,
details {
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 6px;
}

.calls li {
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) minmax(0, 1.2fr);
  gap: 0.25rem 1rem;
  align-items: baseline;
  padding: 0.5rem 1rem;
}

.calls li + li {
  border-block-start: 1px solid var(--line);
}

.calls li > a {
  padding-block: 0.125rem;
}

.summary {
  color: var(--second);
}

.verb {
  color: var(--change);
  font-size: 0.75rem;
  font-weight: 700;
}

.verb-get {
  color: var(--get);
}

.verb-post {
  color: var(--post);
}

.verb-delete {
  color: var(--delete);
}

@media (width < 37.5em) {
  .calls li {
    grid-template-columns: 4rem minmax(0, 1fr);
  }

  .calls li .summary {
    grid-column: 1 / -1;
  }

  header nav {
    gap: 0 1rem;
  }
}

@media (pointer: coarse) {
  .areas li {
    min-block-size: 2.75rem;
  }
}

${operationStyles}${tryStyles}`;
