// Whether the viewer waved a message away. Members tell the server; guests keep it in this browser.
import { useSyncExternalStore } from 'react';
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../platform/web/api/call.ts';
import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../platform/web/page/site-context.tsx';
import { setViewerState, useViewerState, viewerState } from '../../../platform/web/viewer/viewer-state.ts';
import type { dismissModerationMessage } from '../moderation-messages.contract.ts';

const KEPT = 'parley-dismissed-messages';
const listeners = new Set<() => void>();

export function useDismissed(moderationMessageID: number): { isDismissed: boolean; dismiss: () => void } {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const ofMember = useViewerState<number[]>('dismissedMessages');
  // On the server and in the first drawing nobody dismissed anything: that is the shared page.
  const kept = useSyncExternalStore(subscribe, readKept, () => '');
  const isDismissed = isSignedIn
    ? (ofMember?.includes(moderationMessageID) ?? false)
    : kept.split(',').includes(String(moderationMessageID));

  const dismiss = async () => {
    if (!isSignedIn) return keep(moderationMessageID);
    const before = (viewerState().dismissedMessages as number[] | undefined) ?? [];
    setViewerState({ dismissedMessages: [...before, moderationMessageID] });
    try {
      await call<typeof dismissModerationMessage>('PUT /moderation-messages/:moderationMessageID/dismiss', {
        params: { moderationMessageID },
      });
    } catch {
      setViewerState({ dismissedMessages: before });
      showToast(t('The message could not be dismissed.'), { id: 'moderation-message', tone: 'error' });
    }
  };
  return { isDismissed, dismiss };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readKept(): string {
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    // A browser that keeps nothing: the message is there again on the next page.
    return '';
  }
}

function keep(moderationMessageID: number): void {
  try {
    const known = readKept().split(',').filter(Boolean).slice(-99);
    localStorage.setItem(KEPT, [...known, moderationMessageID].join(','));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
