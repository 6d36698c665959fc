import { useEffect, useState } from 'react';

/** The time by which abilities are decided: an author's window to edit runs out while the page is read. */
export function useTimedAbilities<Abilities extends { editSecondsLeft: number | null }>(
  abilitiesAt: (now: Date) => Abilities,
): Abilities {
  const [now, setNow] = useState(() => new Date());
  const abilities = abilitiesAt(now);
  const { editSecondsLeft } = abilities;
  useEffect(() => {
    if (editSecondsLeft === null || editSecondsLeft === 0) return;
    const timer = setTimeout(() => setNow(new Date()), editSecondsLeft > 60 ? 10_000 : 5000);
    return () => clearTimeout(timer);
  }, [editSecondsLeft]);
  return abilities;
}
