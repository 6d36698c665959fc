import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { nextIndex } from '../Menu/use-arrow-keys.ts';

export const showDelay = 200;
export const closeDelay = 250;

/** Opens 200 ms after pointer or focus came, closes 250 ms after both have left; keys act at once. */
export function useNavMenu() {
  const group = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const presence = useRef({ pointer: false, focus: false });
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
    return () => clearTimeout(timer.current);
  }, []);

  const openNow = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const notice = (part: 'pointer' | 'focus', isHere: boolean) => {
    presence.current[part] = isHere;
    const wanted = presence.current.pointer || presence.current.focus;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(wanted), wanted ? showDelay : closeDelay);
  };
  const events = {
    onPointerEnter: () => notice('pointer', true),
    onPointerLeave: () => notice('pointer', false),
    onFocus: () => notice('focus', true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) notice('focus', false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (group.current) onKey(group.current, event, isOpen, openNow);
    },
  };
  return { group, isOpen, isReady, events };
}

function onKey(group: HTMLElement, event: KeyboardEvent, isOpen: boolean, openNow: (next: boolean) => void) {
  const controls = [...group.querySelectorAll<HTMLElement>('a[href], button')];
  const current = event.target instanceof HTMLElement ? controls.indexOf(event.target) : -1;
  const isOpener = current === 0;
  if (event.key === 'Escape' && isOpen) {
    event.stopPropagation();
    openNow(false);
    controls[0]?.focus();
    return;
  }
  const opens = event.key === ' ' || (event.key === 'Enter' && controls[0]?.tagName === 'BUTTON');
  if (isOpener && opens) {
    event.preventDefault();
    openNow(!isOpen);
    return;
  }
  const next = nextIndex(event.key, current, controls.length);
  if (next === undefined) return;
  event.preventDefault();
  openNow(true);
  // The panel becomes focusable with the next paint.
  requestAnimationFrame(() => controls[next]?.focus());
}
