// Focus that goes with what had it (a row that was deleted, a button that was for once only) goes to what is nearest:
// whoever uses keys would begin at the top of the page again. Started at the first key somebody presses.
import { IN_PLACE } from '../router/start-navigation.ts';

/** Whoever removed it may give the focus to something better meanwhile. */
const PATIENCE_MILLISECONDS = 50;
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

interface Held {
  element: HTMLElement;
  dialog: HTMLDialogElement | null;
  /** What it stood in, from the inside out, and which of its children it was. */
  around: { parent: Element; at: number }[];
}

/** Answers how to stop. */
export function keepFocus(): () => void {
  const stops = new AbortController();
  const { signal } = stops;
  let held: Held | undefined;
  /** What a dialog was opened from: where its end leads back to. */
  let behind: Held | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByKeys = true;
  const note = () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return;
    held = heldBy(element);
    if (!held.dialog) behind = held;
  };
  const rescue = () => {
    const lost = held?.dialog && !(held.dialog.open && held.dialog.isConnected) ? behind : held;
    held = undefined;
    const isWanted = isByKeys && document.activeElement === document.body && !window.navigation?.transition;
    if (lost && isWanted && !mayHoldFocus(lost.element)) giveFocus(nearestTo(lost));
  };
  const watch = new MutationObserver(() => {
    if (!held || document.activeElement !== document.body) return;
    clearTimeout(timer);
    timer = setTimeout(rescue, PATIENCE_MILLISECONDS);
  });
  // The first key may have been the one that left: what has the focus still is left with the page.
  if (!window.navigation?.transition) note();
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note, { signal });
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, () => (isByKeys = type === 'keydown'), { signal, capture: true });
  // Another page begins at its top, as everywhere.
  const forget = ({ info }: NavigateEvent) => {
    if (info === IN_PLACE) return;
    held = undefined;
    behind = undefined;
  };
  window.navigation?.addEventListener('navigate', forget, { signal });
  return () => {
    stops.abort();
    watch.disconnect();
    clearTimeout(timer);
  };
}

function heldBy(element: HTMLElement): Held {
  const around: Held['around'] = [];
  for (let at: Element = element; at.parentElement; at = at.parentElement)
    around.push({ parent: at.parentElement, at: [...at.parentElement.children].indexOf(at) });
  return { element, dialog: element.closest('dialog'), around };
}

/** It is still there, and gave the focus away of its own accord. */
function mayHoldFocus(element: Element): boolean {
  return element.isConnected && isSeen(element) && !element.matches(':disabled');
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** The control or the row that came into its place, or the one before; else the same one level up. */
function nearestTo(held: Held): HTMLElement | undefined {
  const { element, around } = held;
  for (const { parent, at } of around) {
    if (!parent.isConnected || !isSeen(parent)) continue;
    if (parent.matches('main, body')) return rerendered(held) ?? document.querySelector('main') ?? undefined;
    const rest = [...parent.children];
    const inReach = [...rest.slice(at), ...rest.slice(0, at).reverse()];
    const found = inReach.find((each) => each !== element && isSeen(each) && holdsFocusable(each));
    if (found instanceof HTMLElement) return found;
  }
  return undefined;
}

/** The same control, where all of the page was rerendered around it. */
function rerendered({ element, around }: Held): HTMLElement | undefined {
  const way = around.slice(0, around.findIndex(({ parent }) => parent.isConnected) + 1);
  const found = way.reduceRight<Element | undefined>((at, step) => at?.children[step.at], way.at(-1)?.parent);
  const isSame = found?.localName === element.localName && found.textContent === element.textContent;
  return isSame && found instanceof HTMLElement && isSeen(found) ? found : undefined;
}

function holdsFocusable(element: Element): boolean {
  return element.matches(FOCUSABLE) || element.querySelector(FOCUSABLE) !== null;
}

/** A row as such, not what is first in it: nothing happens to whoever presses the same key once more. */
function giveFocus(element: HTMLElement | undefined): void {
  if (element && !element.matches(FOCUSABLE)) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element?.focus();
}
