const SHOWN_AFTER_MS = 800;

/** What hid the body (a theme, an add-on, a page around this one) may have been about to show it when a script broke. */
export function showHiddenBody(): void {
  addEventListener('error', () => setTimeout(show, SHOWN_AFTER_MS));
}

function show(): void {
  const { body } = document;
  body.hidden = false;
  const { display, visibility, opacity } = getComputedStyle(body);
  const set = (name: string, value: string) => body.style.setProperty(name, value, 'important');
  if (display === 'none') set('display', 'block');
  if (visibility === 'hidden') set('visibility', 'visible');
  if (opacity === '0') set('opacity', '1');
}
