// How one call in full looks: its box, and the tables of what it takes and answers.
export const operationStyles = `details {
  margin-block-start: 1rem;
  padding-inline: 1rem;
}

details[open] {
  padding-block-end: 1rem;
}

details:target {
  border-color: var(--link);
}

summary {
  padding-block: 0.75rem;
  cursor: pointer;
}

summary .verb {
  margin-inline-end: 0.5rem;
}

summary > code {
  margin-inline-end: 0.5rem;
  font-weight: 600;
}

.table {
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: 6px;
}

table {
  border-collapse: collapse;
  inline-size: 100%;
}

thead {
  background: var(--sunken);
}

th {
  color: var(--muted);
  font-size: 0.75rem;
  font-weight: 600;
}

th,
td {
  padding: 0.5rem 0.75rem;
  text-align: start;
  vertical-align: top;
}

tbody tr {
  border-block-start: 1px solid var(--line);
}

td:first-child code {
  white-space: nowrap;
}

td:nth-child(n + 2) {
  color: var(--second);
}

td:nth-child(4) {
  white-space: nowrap;
}

td:last-child:not(:empty, :first-child, :nth-child(3)) {
  min-inline-size: 10rem;
  white-space: normal;
}

@media (width < 56.25em) {
  td:nth-child(3) {
    min-inline-size: 8rem;
    overflow-wrap: anywhere;
  }

  td:nth-child(4) {
    min-inline-size: 7rem;
    white-space: normal;
    overflow-wrap: anywhere;
  }
}

@media (width >= 56.25em) {
  .statuses td:nth-child(2) {
    min-inline-size: 24rem;
  }
}

/* A header is one word, hyphens or not. */
.statuses code {
  white-space: nowrap;
}

/* Columns would be of single letters: each row becomes a few lines of words. */
@media (width < 43.75em) {
  thead {
    display: none;
  }

  table,
  tbody {
    display: block;
  }

  tr {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 0.75rem;
    padding: 0.5rem 0.75rem;
  }

  tbody tr:first-child {
    border-block-start: 0;
  }

  td,
  td:nth-child(3),
  td:last-child:not(:empty, :first-child, :nth-child(3)) {
    min-inline-size: 0;
    max-inline-size: 100%;
    padding: 0;
    overflow-wrap: anywhere;
  }

  td:empty {
    display: none;
  }

  td:first-child code {
    white-space: normal;
  }

  .fields td:first-child,
  .fields td:last-child,
  .statuses td:last-child {
    flex: 1 0 100%;
  }

  .statuses td:first-child {
    flex: 0 0 3.5rem;
  }

  .statuses td:nth-child(2) {
    flex: 1;
  }
}
`;
