// Where messages are reached from: the account box, cards of people, posts that are shared; and what one does with a message.
import { lazy } from 'react';
import { liveParts } from '../../platform/web/live/live-parts.ts';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { commentOptions } from '../comments/web/comment-options.ts';
import { discussionOptions } from '../discussions/web/discussion-options.ts';
import { shareItems } from '../discussions/web/share-items.ts';
import { accountTabContents } from '../navigation/web/account-tabs.ts';
import { memberActions } from '../profiles/web/member-actions.ts';
import { isReportable } from '../reports/web/is-reportable.ts';
import { MessageButton } from './web/MessageButton/MessageButton.tsx';
import { CopyMessageLink } from './web/MessageOptions/CopyMessageLink.tsx';
import { messageOptions } from './web/message-options.ts';
import {
  ShareCommentInMessage,
  ShareDiscussionInMessage,
  ShareInMessage,
} from './web/ShareInMessage/ShareInMessage.tsx';

const MessagesTab = lazy(() => import('./web/MessagesTab/MessagesTab.tsx'));
const ReportMessageForm = lazy(() => import('./web/MessageOptions/ReportMessageForm.tsx'));
const LiveInbox = lazy(() => import('./web/LiveInbox/LiveInbox.tsx'));

export const conversationsAdditions: WebAdditions = {
  feature: 'conversations',
  additions: [
    accountTabContents.add({ id: 'messages', Content: MessagesTab }),
    liveParts.add(LiveInbox),
    memberActions.add({ position: 20, isMain: true, Action: MessageButton }),
    shareItems.add({ position: 30, Item: ShareInMessage }),
    discussionOptions.add({
      group: 'post',
      position: 90,
      isOffered: (_subject, { may }) => may('conversations.add'),
      Item: ShareDiscussionInMessage,
    }),
    commentOptions.add({
      group: 'sharing',
      position: 40,
      isOffered: (_subject, { may }) => may('conversations.add'),
      Item: ShareCommentInMessage,
    }),
    messageOptions.add({ group: 'message', position: 10, isOffered: () => true, Item: CopyMessageLink }),
    messageOptions.add({
      group: 'person',
      position: 90,
      name: 'Report',
      icon: 'flag',
      isOffered: ({ message }, viewer) =>
        !message.isWiped && isReportable(`message:${message.messageID}`, message.author.userID, viewer),
      Form: ReportMessageForm,
    }),
  ],
};
