// Where in a text area the caret stands, in pixels of its padding box: measured on a hidden twin.

const COPIED = [
  'boxSizing',
  'inlineSize',
  'paddingBlockStart',
  'paddingBlockEnd',
  'paddingInlineStart',
  'paddingInlineEnd',
  'borderInlineStartWidth',
  'borderInlineEndWidth',
  'font',
  'letterSpacing',
  'lineHeight',
  'direction',
  'tabSize',
] as const;

export function caretPlace(area: HTMLTextAreaElement, position: number): { inline: number; block: number } {
  const twin = document.createElement('div');
  const look = getComputedStyle(area);
  for (const name of COPIED) twin.style[name] = look[name];
  Object.assign(twin.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  twin.textContent = area.value.slice(0, position);
  const caret = document.createElement('span');
  caret.textContent = '\u200b';
  twin.append(caret);
  area.after(twin);
  // The twin is positioned, so its children are measured from its own corner.
  const isRightToLeft = look.direction === 'rtl';
  const inline = isRightToLeft ? twin.offsetWidth - caret.offsetLeft - caret.offsetWidth : caret.offsetLeft;
  const block = caret.offsetTop + caret.offsetHeight - area.scrollTop;
  twin.remove();
  return { inline, block };
}
