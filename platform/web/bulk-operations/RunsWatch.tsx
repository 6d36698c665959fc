import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary.tsx';
import { RUN_PREFIX } from './run-prefix.ts';

const RunsInWork = lazy(async () => ({ default: (await import('./RunsInWork.tsx')).RunsInWork }));

/** Fetches what shows runs when there is one, in this tab or in another. */
export function RunsWatch() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (hasRuns()) return setWanted(true);
    const look = ({ key }: StorageEvent) => key?.startsWith(RUN_PREFIX) && setWanted(true);
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  return (
    isWanted && (
      <ErrorBoundary fallback={false}>
        <Suspense>
          <RunsInWork />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

function hasRuns(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(RUN_PREFIX));
  } catch {
    return false;
  }
}
