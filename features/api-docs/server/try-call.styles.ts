// How a call is tried looks: a form, and the answer below it.
export const tryStyles = `.try {
  margin-block-start: 1.25rem;
  background: var(--canvas);
}

.try form {
  display: grid;
  gap: 0.25rem;
  max-inline-size: 45rem;
}

.try label {
  margin-block-start: 0.5rem;
}

.try .hint {
  color: var(--muted);
  font-size: 0.75rem;
}

.try input:not([type="checkbox"]),
.try select,
.try textarea {
  inline-size: 100%;
  min-block-size: 2.5rem;
  padding: 0.375rem 0.625rem;
  color: var(--text);
  font: 0.875rem/1.5 ui-monospace, "DejaVu Sans Mono", monospace;
  background: var(--surface);
  border: 1px solid light-dark(#858d99, #6d7685);
  border-radius: 6px;
}

.try .sure {
  display: flex;
  gap: 0.5rem;
  align-items: center;
  min-block-size: 2rem;
}

.try .sure input {
  inline-size: 1.25rem;
  block-size: 1.25rem;
}

.try button {
  justify-self: start;
  min-block-size: 2.5rem;
  margin-block-start: 0.75rem;
  padding-inline: 1.25rem;
  color: light-dark(#ffffff, #0a0c10);
  font: inherit;
  font-weight: 600;
  background: var(--link);
  border: 0;
  border-radius: 6px;
  cursor: pointer;
}

.try button:disabled {
  opacity: 0.6;
}

.try .answer {
  min-inline-size: 0;
  margin-block-start: 0.75rem;
  overflow-wrap: anywhere;
}

.try .answer pre {
  max-block-size: 30rem;
  overflow: auto;
  white-space: pre-wrap;
}

`;
