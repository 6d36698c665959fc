import { useEffect, useState } from 'react';
import { DISPLAY_KEY, type DisplayChoices } from '../../../../platform/contract/display.ts';
import { writeStored } from '../../../../platform/web/device/stored.ts';

const CHOICES = ['theme', 'text', 'motion'] as const;

/** What was chosen on this device, once hydrated; `choose` shows it at once and stores it. */
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
    // False where the browser stores nothing: then the choice holds for this page.
    setStored(writeStored(DISPLAY_KEY, JSON.stringify(next)));
  }
  return { choices, choose, isStored };
}

/** The script in the head read them. */
function shownNow(): DisplayChoices {
  const { theme, text, motion } = document.documentElement.dataset;
  return { theme, text, motion } as DisplayChoices;
}
