// A link that marks its notification read and leads on.
import type { WebDocument } from '../../../platform/server/http/document.ts';
import { signInAddress } from '../../../platform/server/pages/sign-in-first.ts';
import { markRead } from './notification.actions.ts';
import { requireNotification } from './notification.policy.ts';
import { presentNotifications } from './notification.present.ts';

/** Whoever has no session signs in first and comes back; whosever it is not is not led anywhere. */
export const notificationDocuments: WebDocument[] = [
  {
    path: '/activity/:notificationID/mark-read-and-redirect',
    summary: 'Marks a notification read and leads to what it is about.',
    allowsUnauthenticated: true,
    handle: async (ctx, { params }) => {
      const notificationID = Number(params.notificationID);
      if (ctx.viewer.isGuest) {
        const target = `/activity/${notificationID}/mark-read-and-redirect`;
        return { body: '', redirectTo: await signInAddress(ctx, target) };
      }
      const row = await requireNotification(ctx, Number.isSafeInteger(notificationID) ? notificationID : 0);
      const [shown] = await presentNotifications(ctx, [row], { withDiscussion: false });
      if (!ctx.viewer.isReadOnly) await markRead(ctx, row);
      return { body: '', redirectTo: shown?.url ?? ctx.url('/') };
    },
  },
];
