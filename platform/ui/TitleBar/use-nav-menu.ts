import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { keepInView } from '../disclosure/keep-in-view.ts';

export const showDelay = 200;
export const closeDelay = 250;

const moving = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
/** One menu is open at a time. */
let closeOpened: (() => void) | undefined;

/** Opens 200 ms after pointer or focus came, closes 250 ms after both have left; keys and presses act at once. */
export function useNavMenu() {
  const group = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const presence = useRef({ pointer: false, focus: false });
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  useEffect(() => {
    setReady(true);
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    if (closeOpened !== close) closeOpened?.();
    closeOpened = close;
    const panel = group.current?.lastElementChild;
    if (panel instanceof HTMLElement) keepInView(panel);
    const closeOutside = ({ target }: Event) => {
      if (!group.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen, close]);

  const openNow = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const notice = (part: 'pointer' | 'focus', isHere: boolean) => {
    presence.current[part] = isHere;
    const wanted = presence.current.pointer || presence.current.focus;
    clearTimeout(timer.current);
    if (wanted !== isOpen) timer.current = setTimeout(() => setOpen(wanted), wanted ? showDelay : closeDelay);
  };
  const events = {
    // A finger does not hover: it presses.
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && notice('pointer', true),
    onPointerLeave: () => notice('pointer', false),
    onFocus: () => notice('focus', true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) notice('focus', false);
    },
    onClick: (event: MouseEvent<HTMLElement>) => onPress(event, isOpen, openNow),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKey(event, isOpen, openNow),
  };
  return { group, isOpen, isReady, events };
}

type OpenNow = (next: boolean) => void;

function onPress(event: MouseEvent<HTMLElement>, isOpen: boolean, openNow: OpenNow) {
  const opener = event.currentTarget.firstElementChild;
  const link = (event.target as Element).closest('a');
  const { pointerType } = event.nativeEvent as unknown as globalThis.PointerEvent;
  if (!opener?.contains(event.target as Node)) {
    if (link) openNow(false);
  } else if (!link) {
    // A mouse is over it and has it open already.
    openNow(pointerType === 'mouse' || !isOpen);
  } else if (pointerType === 'touch' && !isOpen) {
    event.preventDefault();
    openNow(true);
  } else openNow(false);
}

function onKey(event: KeyboardEvent<HTMLElement>, isOpen: boolean, openNow: OpenNow) {
  const { key, currentTarget: group } = event;
  const opener = group.firstElementChild as HTMLElement;
  const isOnOpener = event.target === opener;
  if (key === 'Escape' && isOpen) {
    event.stopPropagation();
    // Focus first: it would open the menu again.
    opener.focus();
    openNow(false);
  } else if (isOnOpener && (key === ' ' || (key === 'Enter' && !(isOpen && opener.tagName === 'A')))) {
    event.preventDefault();
    openNow(!isOpen);
  } else if (moving.includes(key)) {
    if (isOnOpener && key === 'ArrowDown') openNow(true);
    else if (isOnOpener && (key === 'Home' || key === 'End')) return;
    event.preventDefault();
    const { target } = event;
    void import('./move-in-menu.ts').then(({ moveInMenu }) => moveInMenu(group, target as HTMLElement, key));
  }
}
