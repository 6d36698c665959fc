import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';

const Panels = lazy(() => import('./Panels.tsx'));

/** What capabilities add below the table of preferences, and what last week would have sent: fetched when it comes into view. */
export function PreferencePanels() {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsWanted(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      {isWanted && (
        <ErrorBoundary>
          <Suspense fallback={<Spinner />}>
            <Panels />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
