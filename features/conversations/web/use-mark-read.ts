// Whoever looks at the end of a conversation has read it.
import { useEffect } from 'react';
import { call } from '../../../platform/web/api/call.ts';
import { setViewerState, viewerState } from '../../../platform/web/viewer/viewer-state.ts';
import type { putConversationRead } from '../conversations.contract.ts';

export function useMarkRead(conversationID: number, newestID: number | undefined, isUnread: boolean): void {
  useEffect(() => {
    if (!isUnread || newestID === undefined) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      void markRead(conversationID, newestID);
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [conversationID, newestID, isUnread]);
}

async function markRead(conversationID: number, messageID: number): Promise<void> {
  try {
    await call<typeof putConversationRead>('PUT /conversations/:conversationID/read', {
      params: { conversationID },
      body: { messageID },
    });
  } catch {
    // It stays unread, and is marked when it is looked at again.
    return;
  }
  const { counts } = viewerState();
  const before = counts?.unreadConversations ?? 0;
  setViewerState({ counts: { ...counts, unreadConversations: Math.max(0, before - 1) } });
}
