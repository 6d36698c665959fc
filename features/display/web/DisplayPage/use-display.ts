import { useEffect, useState } from 'react';
import { DISPLAY_KEY, type DisplayChoices } from '../../../../platform/contract/display.ts';

const CHOICES = ['theme', 'text', 'motion'] as const;

/** What was chosen on this device, once hydrated; `choose` shows it at once and keeps it. */
export function useDisplay() {
  const [choices, setChoices] = useState<DisplayChoices>({});
  const [isStored, setStored] = useState(true);
  useEffect(() => setChoices(shownNow()), []);
  function choose(change: DisplayChoices) {
    const next = { ...choices, ...change };
    setChoices(next);
    for (const name of CHOICES) {
      const value = next[name];
      if (value) document.documentElement.dataset[name] = value;
      else delete document.documentElement.dataset[name];
    }
    setStored(store(next));
  }
  return { choices, choose, isStored };
}

/** The script in the head read them. */
function shownNow(): DisplayChoices {
  const { theme, text, motion } = document.documentElement.dataset;
  return { theme, text, motion } as DisplayChoices;
}

/** False where the browser stores nothing: then the choice holds for this page. */
function store(choices: DisplayChoices): boolean {
  try {
    localStorage.setItem(DISPLAY_KEY, JSON.stringify(choices));
    return true;
  } catch {
    return false;
  }
}
