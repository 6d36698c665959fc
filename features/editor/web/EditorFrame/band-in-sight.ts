export interface Band {
  top: number;
  bottom: number;
}

/** What of the screen is neither under the keyboard nor under the bar of the editor that holds this element. */
export function bandInSight(inEditor: Element): Band {
  const view = window.visualViewport;
  const top = view?.offsetTop ?? 0;
  const bottom = top + (view?.height ?? innerHeight);
  const bar = inEditor.closest('[data-composer]')?.querySelector('[data-editor-bar]');
  if (!bar) return { top, bottom };
  const box = bar.getBoundingClientRect();
  // Where it stands below the text; see Composer.module.css.
  const isBelow = getComputedStyle(bar).order !== '0';
  return isBelow ? { top, bottom: Math.min(bottom, box.top) } : { top: Math.max(top, box.bottom), bottom };
}
