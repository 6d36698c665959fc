/** The next item, after the one that has the focus, that begins with what was typed; neither case nor accents matter. */
export function findByLetter(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  current: number,
  items: readonly HTMLElement[],
): HTMLElement | undefined {
  if (key === ' ' || ctrlKey || metaKey || altKey) return undefined;
  const inOrder = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return inOrder.find(({ textContent }) => {
    const [first = ''] = textContent.trim();
    return first.localeCompare(key, undefined, { sensitivity: 'base' }) === 0;
  });
}
