import { type RefObject, useEffect } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * What a <details> lacks as a flyout: opening it focuses what comes first in it; it closes on Escape (focus returns to its summary), on a press outside, when
 * focus leaves it, when another flyout opens, and after one of its links was followed.
 */
export function useDisclosure(
  details: RefObject<HTMLDetailsElement | null>,
  onToggle?: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const stops = new AbortController();
    const { signal } = stops;
    const onToggled = () => {
      onToggle?.(element.open);
      if (!element.open) return;
      closeOthers(element);
      if (focusFirst(element)) return;
      // What is in it is still on its way; the owner may rerender meanwhile.
      const filled = new MutationObserver(() => {
        if (!element.open || focusFirst(element)) filled.disconnect();
      });
      filled.observe(element, { childList: true, subtree: true });
    };
    element.addEventListener('toggle', onToggled, { signal });
    element.addEventListener('focusout', (event) => closeWhenOutside(element, event.relatedTarget), {
      signal,
    });
    element.addEventListener('click', (event) => closeAfterChoice(element, event), { signal });
    element.addEventListener('keydown', (event) => closeOnEscape(element, event), { signal });
    document.addEventListener('pointerdown', (event) => closeWhenOutside(element, event.target), { signal });
    return () => stops.abort();
  }, [details, onToggle]);
}

/** Whoever is in it already, by an arrow key, stays where they are. False: there is nothing to focus yet. */
function focusFirst(element: HTMLDetailsElement): boolean {
  const summary = element.querySelector('summary');
  const isInside = element.contains(document.activeElement) && !summary?.contains(document.activeElement);
  if (isInside) return true;
  const controls = [...element.querySelectorAll<HTMLElement>(focusable)];
  const first = controls.find((control) => !summary?.contains(control));
  first?.focus({ preventScroll: true });
  return first !== undefined;
}

function closeWhenOutside(element: HTMLDetailsElement, target: EventTarget | null) {
  if (element.open && target instanceof Node && !element.contains(target)) element.open = false;
}

function closeOnEscape(element: HTMLDetailsElement, event: KeyboardEvent) {
  if (event.key !== 'Escape' || !element.open) return;
  event.stopPropagation();
  element.open = false;
  element.querySelector('summary')?.focus();
}

function closeAfterChoice(element: HTMLDetailsElement, event: MouseEvent) {
  const target = event.target instanceof Element ? event.target.closest('a[href], [data-closes]') : null;
  if (!target || target.closest('summary')) return;
  // What was pressed is gone with the flyout: the focus, and what is given back by a dialog, must not go with it.
  if (target.contains(document.activeElement))
    element.querySelector('summary')?.focus({ preventScroll: true });
  element.open = false;
}

function closeOthers(element: HTMLDetailsElement) {
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[data-flyout][open]')) {
    if (other !== element && !other.contains(element) && !element.contains(other)) other.open = false;
  }
}
