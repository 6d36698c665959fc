import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';

const GuestCaptcha = lazy(() => import('./GuestCaptcha.tsx'));

interface GuestCheckProps {
  isBusy: boolean;
  problem: string | undefined;
}

/** What guests answer before they write. Nothing without scripts: the server, which cannot wait for the code, leaves it out. */
export function GuestCheck({ isBusy, problem }: GuestCheckProps) {
  const { guestCaptcha } = useSite();
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  if (!guestCaptcha || !isInBrowser) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <GuestCaptcha {...guestCaptcha} isBusy={isBusy} problem={problem} />
      </Suspense>
    </ErrorBoundary>
  );
}
