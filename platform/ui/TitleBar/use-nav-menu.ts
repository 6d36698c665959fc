import { useEffect, useRef, useState } from 'react';

/** What a menu does is fetched after the page: until then, and without scripts, it opens by style alone. */
export function useNavMenu() {
  const group = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./run-nav-menu.ts').then(({ runNavMenu }) => {
      if (isGone || !group.current) return;
      stop = runNavMenu(group.current, setOpen);
      setReady(true);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return { group, isOpen, isReady };
}
