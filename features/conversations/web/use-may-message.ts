import { usePermission, useSite } from '../../../platform/web/page/site-context.tsx';

/** Whether the viewer may begin a conversation, where the site has any. */
export function useMayMessage(): boolean {
  const mayBegin = usePermission('conversations.add');
  return !useSite().switchedOff?.includes('conversations') && mayBegin;
}
