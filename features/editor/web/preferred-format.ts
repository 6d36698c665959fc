// In which format somebody writes: as they chose last, else as the site prefers. Remembered in this browser, for each
// member: a shared computer must not change the habits of others.
import { useEffect, useState } from 'react';
import { useSite } from '../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../platform/web/viewer/viewer-state.ts';
import type { ComposerFormat } from './Composer/composer-props.ts';
import { isComposerFormat } from './editable-body.ts';

const keyOf = (userID: number): string => `format:${userID}`;

/** Before it is known who writes, the site decides. */
export function usePreferredFormat(): ComposerFormat {
  const { inputFormatter } = useSite();
  const me = useMe();
  const [chosen, setChosen] = useState(() => (me ? readFormat(me.userID) : undefined));
  useEffect(() => {
    if (me) setChosen(readFormat(me.userID));
  }, [me]);
  const preferred = String(inputFormatter ?? '').toLowerCase();
  return chosen ?? (isComposerFormat(preferred) ? preferred : 'markdown');
}

function readFormat(userID: number): ComposerFormat | undefined {
  try {
    const stored = localStorage.getItem(keyOf(userID)) ?? '';
    return isComposerFormat(stored) ? stored : undefined;
  } catch {
    // Storage is closed to us: the site decides.
    return undefined;
  }
}

export function rememberFormat(userID: number, format: ComposerFormat): void {
  try {
    localStorage.setItem(keyOf(userID), format);
  } catch {
    // Storage is closed to us: it holds for this text alone.
  }
}
