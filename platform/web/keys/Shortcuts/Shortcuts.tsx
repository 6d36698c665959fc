// Listens for the keys that work on every page. Loaded at the first key somebody presses.
import { useEffect, useState } from 'react';
import { useNavigate } from '../../router/screen.tsx';
import { keepFocus } from '../keep-focus.ts';
import { areKeysOn, isTyping } from '../keys-choice.ts';
import { UNDO_KEY } from '../undo-key.ts';
import { isCovered } from '../use-page-keys.ts';
import { ShortcutList } from './ShortcutList.tsx';
import { PLACES } from './shortcut-list.ts';

/** Two keys are one command if the second comes soon. */
const SECOND_KEY_MILLISECONDS = 1500;

interface ShortcutsProps {
  /** What was pressed until somebody listened. */
  pressed: KeyboardEvent[];
  onListen: () => void;
}

export function Shortcuts({ pressed, onListen }: ShortcutsProps) {
  const navigate = useNavigate();
  const [isListed, setIsListed] = useState(false);
  useEffect(keepFocus, []);
  useEffect(() => {
    let goesSince = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || hasModifier || isTyping(event.target) || isCovered()) return;
      // The list is how keys are switched on again, so its key always works.
      if (event.key === '?') return answered(event, () => setIsListed(true));
      if (!areKeysOn()) return;
      const place = event.timeStamp - goesSince < SECOND_KEY_MILLISECONDS ? PLACES[event.key] : undefined;
      goesSince = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (place) answered(event, () => navigate(place));
      else if (event.key === UNDO_KEY && lastUndo()) answered(event, () => lastUndo()?.click());
      else if (event.key === 'c' && !isPageKey('c')) answered(event, () => navigate('/post/discussion'));
    };
    // Before the page's own keys: the second key of two is not theirs.
    document.addEventListener('keydown', onKeyDown, true);
    onListen();
    for (const event of pressed.splice(0)) onKeyDown(event);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [navigate, pressed, onListen]);
  return isListed && <ShortcutList onClose={() => setIsListed(false)} />;
}

/** The page that is open means something else by it: `data-keys="c"`. */
function isPageKey(key: string): boolean {
  return document.querySelector(`[data-keys~="${key}"]`) !== null;
}

function lastUndo(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${UNDO_KEY}"]`)].at(-1);
}

function answered(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}
