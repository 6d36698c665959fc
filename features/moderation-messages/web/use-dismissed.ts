// Whether the viewer waved a message away. Of members the server knows it; of guests this browser stores it.
import { useSyncExternalStore } from 'react';
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../platform/web/api/call.ts';
import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../platform/web/page/site-context.tsx';
import { setViewerState, useViewerState, viewerState } from '../../../platform/web/viewer/viewer-state.ts';
import type { dismissModerationMessage } from '../moderation-messages.contract.ts';

const STORAGE_KEY = 'parley-dismissed-messages';
const listeners = new Set<() => void>();

export function useDismissed(moderationMessageID: number): { isDismissed: boolean; dismiss: () => void } {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const ofMember = useViewerState('dismissedMessages');
  // On the server and in the first drawing nobody dismissed anything: that is the shared page.
  const stored = useSyncExternalStore(subscribe, readStored, () => '');
  const isDismissed = isSignedIn
    ? (ofMember?.includes(moderationMessageID) ?? false)
    : stored.split(',').includes(String(moderationMessageID));

  const dismiss = async () => {
    if (!isSignedIn) return keep(moderationMessageID);
    const before = viewerState().dismissedMessages ?? [];
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

function readStored(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // A browser that stores nothing: the message is there again on the next page.
    return '';
  }
}

function keep(moderationMessageID: number): void {
  try {
    const known = readStored().split(',').filter(Boolean).slice(-99);
    localStorage.setItem(STORAGE_KEY, [...known, moderationMessageID].join(','));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
