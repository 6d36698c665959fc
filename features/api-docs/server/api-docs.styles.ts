// How the pages about the API look. They stand apart from the community's pages and their tokens.
export const styles = `/* The system's own colours: they follow light, dark and high contrast by themselves. */
:root {
  color-scheme: light dark;
  background: Canvas;
  color: CanvasText;
  font:
    1rem / 1.5 system-ui,
    sans-serif;
}

body {
  max-inline-size: 70rem;
  margin-inline: auto;
  padding: 1rem;
}

h1 {
  font-size: 1.75rem;
}

h2 {
  margin-block: 2rem 0.5rem;
  font-size: 1.25rem;
}

details h2 {
  margin-block: 1rem 0.25rem;
  font-size: 1rem;
}

code,
pre {
  font-family: ui-monospace, monospace;
  font-size: 0.9rem;
  overflow-wrap: break-word;
}

pre {
  overflow-x: auto;
  padding: 0.5rem 0.75rem;
  border: 1px solid;
}

nav ul,
.calls {
  padding: 0;
  list-style: none;
}

nav ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
}

.calls li {
  padding-block: 0.25rem;
}

details {
  border-block-end: 1px solid;
  padding-block: 0.5rem;
}

summary {
  cursor: pointer;
}

summary:focus-visible,
a:focus-visible {
  outline: 2px solid;
  outline-offset: 2px;
}

.verb {
  display: inline-block;
  min-inline-size: 4.5rem;
  font-weight: 700;
}

.table {
  overflow-x: auto;
}

table {
  border-collapse: collapse;
  inline-size: 100%;
}

th,
td {
  padding: 0.25rem 0.5rem;
  border-block-end: 1px solid;
  text-align: start;
  vertical-align: top;
}

td:first-child code {
  white-space: nowrap;
}
`;
