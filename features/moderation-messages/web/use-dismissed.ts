// Whether the viewer waved a message away. Of members the server knows it; of guests this browser stores it.
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../platform/web/api/call.ts';
import { readStored, useStored, writeStored } from '../../../platform/web/device/stored.ts';
import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../platform/web/page/site-context.tsx';
import { setViewerState, useViewerState, viewerState } from '../../../platform/web/viewer/viewer-state.ts';
import type { dismissModerationMessage } from '../moderation-messages.contract.ts';

const STORAGE_KEY = 'parley-dismissed-messages';

export function useDismissed(moderationMessageID: number): { isDismissed: boolean; dismiss: () => void } {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const ofMember = useViewerState('dismissedMessages');
  // On the server and in the first drawing nobody dismissed anything: that is the shared page.
  const stored = useStored(STORAGE_KEY) ?? '';
  const isDismissed = isSignedIn
    ? (ofMember?.includes(moderationMessageID) ?? false)
    : stored.split(',').includes(String(moderationMessageID));

  const dismiss = async () => {
    if (!isSignedIn) return storeDismissal(moderationMessageID);
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

/** In a browser that stores nothing the message is there again on the next page. */
function storeDismissal(moderationMessageID: number): void {
  const known = (readStored(STORAGE_KEY) ?? '').split(',').filter(Boolean).slice(-99);
  writeStored(STORAGE_KEY, [...known, moderationMessageID].join(','));
}
