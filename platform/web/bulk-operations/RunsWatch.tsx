import { type ComponentType, useEffect, useState } from 'react';
import { readStored } from '../device/stored.ts';

/** As in stored-runs.ts. */
const HAS_RUNS = 'bulkRuns';

/** Fetches what shows runs when there is one, in this tab or in another. On every page, so it is small. */
export function RunsWatch() {
  const [Runs, setRuns] = useState<ComponentType>();
  useEffect(() => {
    const look = ({ key }: { key: string | null }) => {
      if (key === HAS_RUNS) import('./RunsInWork.tsx').then(({ RunsInWork }) => setRuns(() => RunsInWork));
    };
    if (readStored(HAS_RUNS)) look({ key: HAS_RUNS });
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  return Runs && <Runs />;
}
