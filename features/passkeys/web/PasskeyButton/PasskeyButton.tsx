import { lazy, Suspense } from 'react';
import { useHasPasskeys } from '../use-has-passkeys.ts';

const PasskeySignIn = lazy(() => import('./PasskeySignIn.tsx'));

export interface PasskeyButtonProps {
  onSignedIn: () => void;
  onProblem: (message: string) => void;
}

/** Nothing to type: the browser shows which passkeys it has for this site. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const isOffered = useHasPasskeys();
  return (
    isOffered && (
      <Suspense>
        <PasskeySignIn {...props} />
      </Suspense>
    )
  );
}
