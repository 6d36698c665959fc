// For who develops a site: the same page asked for twice came in another layout.
import { useEffect, useRef } from 'react';
import type { HydratedLayout } from '../../contract/page.ts';
import { showToast } from '../../ui/Toast/toast-store.ts';
import { useTranslator } from '../i18n/language.tsx';
import { usePermission } from '../page/site-context.tsx';

export function useLayoutMismatch(address: string, page: HydratedLayout | null): void {
  const { t } = useTranslator();
  const isDeveloper = usePermission('site.manage');
  const last = useRef<{ address: string; shape: string }>(undefined);
  useEffect(() => {
    // A draft of it stands on the screen: what comes next may well differ.
    if (!page) last.current = undefined;
    if (!page || !isDeveloper) return;
    const before = last.current;
    const now = { address, shape: shapeOf(page) };
    last.current = now;
    if (before?.address !== address || before.shape === now.shape) return;
    showToast(
      t('The layout of this page was fetched twice and differs: {before}, then {after}.', {
        before: before.shape,
        after: now.shape,
      }),
      { id: 'layout-mismatch', tone: 'warning', isWide: true },
    );
  }, [address, page, isDeveloper, t]);
}

/** Which layout, of which sections. What stands in them may well come and go with what is written. */
function shapeOf({ layoutID, layout }: HydratedLayout): string {
  return `${layoutID} (${layout.map((node) => node.$reactComponent.replace(/^Section/, '')).join(', ')})`;
}
