// Where staff warn somebody: at posts, at members, and in the bars of what is selected. What is shown is fetched when it is.
import { hasPermission } from '@parley/addon-api/shared';
import {
  bulkOptions,
  commentBulkOptions,
  commentOptions,
  discussionOptions,
  type MenuViewer,
  memberActions,
  type WebAdditions,
} from '@parley/addon-api/web';
import { lazy } from 'react';

const Form = lazy(() => import('./web/WarnForm/WarnSelected.tsx'));
const StaffActions = lazy(() => import('./web/MemberActions/MemberActions.tsx'));

const may = (viewer: MenuViewer) => viewer.may('warnings.add');
const warn = { name: 'Warn', icon: 'triangle-alert', position: 90, Form } as const;

export const warningsAdditions: WebAdditions = {
  addon: 'warnings',
  additions: [
    discussionOptions.add({ ...warn, group: 'moderation', isOffered: (_subject, viewer) => may(viewer) }),
    commentOptions.add({
      ...warn,
      group: 'post',
      isOffered: ({ comment }, viewer) => may(viewer) && !comment.isTombstone,
    }),
    bulkOptions.add({ ...warn, isOffered: may, whyNot: () => undefined }),
    commentBulkOptions.add({
      ...warn,
      isOffered: ({ permissions }) => hasPermission(permissions, 'warnings.add'),
    }),
    memberActions.add({ position: 110, Action: StaffActions }),
  ],
};
