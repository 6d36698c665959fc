// The times, keys and presses of a menu of the navigation: its opener is the first child, its panel the last.
import { keepInView } from '../disclosure/keep-in-view.ts';
import { moveInMenu } from './move-in-menu.ts';

export const showDelay = 200;
export const closeDelay = 250;

const moving = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
/** One menu is open at a time. */
let opened: Menu | undefined;

interface Menu {
  group: HTMLElement;
  opener: HTMLElement;
  isOpen: boolean;
  /** At once: a change that was waited for is off. */
  open: (next: boolean) => void;
}

/** Opens 200 ms after pointer or focus came, closes 250 ms after both have left; keys and presses act at once. */
export function runNavMenu(group: HTMLElement, onChange: (isOpen: boolean) => void): () => void {
  const stops = new AbortController();
  const { signal } = stops;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const menu: Menu = {
    group,
    opener: group.firstElementChild as HTMLElement,
    isOpen: false,
    open: (next) => {
      clearTimeout(timer);
      if (next === menu.isOpen) return;
      menu.isOpen = next;
      if (next) {
        opened?.open(false);
        opened = menu;
        if (group.lastElementChild) keepInView(group.lastElementChild as HTMLElement);
      } else if (opened === menu) opened = undefined;
      onChange(next);
    },
  };
  const presence = { pointer: false, focus: false };
  const notice = (part: 'pointer' | 'focus', isHere: boolean) => {
    presence[part] = isHere;
    const wanted = presence.pointer || presence.focus;
    clearTimeout(timer);
    if (wanted !== menu.isOpen) timer = setTimeout(() => menu.open(wanted), wanted ? showDelay : closeDelay);
  };
  listen(menu, notice, signal);
  return () => {
    clearTimeout(timer);
    if (opened === menu) opened = undefined;
    stops.abort();
  };
}

type Notice = (part: 'pointer' | 'focus', isHere: boolean) => void;

function listen(menu: Menu, notice: Notice, signal: AbortSignal): void {
  const { group } = menu;
  // A finger does not hover: it presses.
  group.addEventListener(
    'pointerenter',
    (event) => event.pointerType !== 'touch' && notice('pointer', true),
    {
      signal,
    },
  );
  group.addEventListener('pointerleave', () => notice('pointer', false), { signal });
  group.addEventListener('focusin', () => notice('focus', true), { signal });
  group.addEventListener(
    'focusout',
    ({ relatedTarget }) => isOutside(menu, relatedTarget) && notice('focus', false),
    {
      signal,
    },
  );
  group.addEventListener('click', (event) => press(menu, event), { signal });
  group.addEventListener('keydown', (event) => key(menu, event), { signal });
  document.addEventListener('pointerdown', ({ target }) => isOutside(menu, target) && menu.open(false), {
    signal,
  });
}

function isOutside({ group }: Menu, target: EventTarget | null): boolean {
  return !group.contains(target as Node | null);
}

function press({ opener, isOpen, open }: Menu, event: MouseEvent) {
  const target = event.target as Element;
  const link = target.closest('a');
  const { pointerType } = event as PointerEvent;
  if (!opener.contains(target)) {
    if (link) open(false);
  } else if (!link) {
    // A mouse is over it and has it open already.
    open(pointerType === 'mouse' || !isOpen);
  } else if (pointerType === 'touch' && !isOpen) {
    event.preventDefault();
    open(true);
  } else open(false);
}

function key(menu: Menu, event: KeyboardEvent) {
  const { group, opener, isOpen, open } = menu;
  const target = event.target as HTMLElement;
  const isOnOpener = target === opener;
  // An open item that leads somewhere itself is followed.
  const opens = event.key === ' ' || (event.key === 'Enter' && !(isOpen && opener.tagName === 'A'));
  if (event.key === 'Escape' && isOpen) {
    event.stopPropagation();
    // Focus first: it would open the menu again.
    opener.focus();
    open(false);
  } else if (isOnOpener && opens) {
    event.preventDefault();
    // The focus may have opened it by now: whoever presses wants in, not out.
    if (isOpen) moveInMenu(group, target, 'ArrowDown');
    else open(true);
  } else if (moving.includes(event.key) && !event.altKey) {
    if (isOnOpener && (event.key === 'Home' || event.key === 'End')) return;
    event.preventDefault();
    if (isOnOpener && event.key === 'ArrowDown') open(true);
    // The panel takes focus once it is drawn open, unless it was closed meanwhile.
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (isSideways) moveInMenu(group, target, event.key);
    else requestAnimationFrame(() => menu.isOpen && moveInMenu(group, target, event.key));
  }
}
