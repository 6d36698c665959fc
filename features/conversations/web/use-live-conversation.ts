// Who is writing in the conversation that is open; what else changes in it is read again.
import { useEffect, useRef, useState } from 'react';
import { useLive } from '../../../platform/web/live/use-live.ts';
import { useRevalidator } from '../../../platform/web/router/screen.tsx';
import type { ConversationState } from '../live-conversations.contract.ts';

/** So long after they last said so: the site says nothing of those who stop. */
const WRITING_MS = 9000;

type Shown = Pick<ConversationState, 'countMessages' | 'countParticipants'> & { subject: string };

export function useLiveConversation(conversationID: number, shown: Shown): string[] {
  const state = useLive('conversation', conversationID);
  useFresh(state, shown);
  return useWriters(state);
}

function useFresh(state: ConversationState | undefined, shown: Shown): void {
  const { revalidate } = useRevalidator();
  const asked = useRef('');
  const current = state && JSON.stringify([state.countMessages, state.countParticipants, state.name]);
  const known = JSON.stringify([shown.countMessages, shown.countParticipants, shown.subject]);
  useEffect(() => {
    if (!current || current === known || current === asked.current) return;
    asked.current = current;
    void revalidate();
  }, [current, known, revalidate]);
}

function useWriters(state: ConversationState | undefined): string[] {
  const { writing = [], dateWriting = null } = state ?? {};
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (dateWriting === null) return;
    const timer = setTimeout(() => setOver(dateWriting), WRITING_MS);
    return () => clearTimeout(timer);
  }, [dateWriting]);
  return over === dateWriting ? [] : writing;
}
