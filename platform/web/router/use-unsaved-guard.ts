// Holds back whoever leaves with unsaved work, until they have said so.
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from './screen.tsx';

export function useUnsavedGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [address, setAddress] = useState<string>();
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    mayLeave.current = false;
    const holdWithin = (event: NavigateEvent) => {
      if (mayLeave.current || !event.cancelable || event.hashChange || event.downloadRequest !== null) return;
      event.preventDefault();
      setAddress(event.destination.url);
    };
    // The browser asks in its own words where the page is closed or reloaded.
    const holdBrowser = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    // Whoever is here after the step that was let go has gone on writing.
    const holdAgain = () => {
      mayLeave.current = false;
    };
    window.navigation?.addEventListener('navigate', holdWithin);
    window.navigation?.addEventListener('navigatesuccess', holdAgain);
    window.addEventListener('beforeunload', holdBrowser);
    return () => {
      window.navigation?.removeEventListener('navigate', holdWithin);
      window.navigation?.removeEventListener('navigatesuccess', holdAgain);
      window.removeEventListener('beforeunload', holdBrowser);
    };
  }, [isDirty]);

  return {
    isAsking: address !== undefined,
    stay: () => setAddress(undefined),
    /** What was written has just been saved: the next step leads on. */
    letGo: () => {
      mayLeave.current = true;
    },
    leave: () => {
      mayLeave.current = true;
      if (address !== undefined) navigate(address);
    },
  };
}
