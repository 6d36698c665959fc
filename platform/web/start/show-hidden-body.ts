/** By which a body is not seen, and by which it is. */
const UNSEEN = [
  ['display', 'none', 'block'],
  ['visibility', 'hidden', 'visible'],
  ['opacity', '0', '1'],
] as const;

/** What hid the body (a theme, an add-on, a page around this one) may have been about to show it when a script broke. */
export function showHiddenBody(): void {
  addEventListener('error', () => setTimeout(show, 800));
}

function show(): void {
  const { body } = document;
  body.hidden = false;
  for (const [name, unseen, seen] of UNSEEN)
    if (getComputedStyle(body)[name] === unseen) body.style.setProperty(name, seen, 'important');
}
