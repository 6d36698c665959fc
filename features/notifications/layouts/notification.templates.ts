import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

/** What is chosen in one place, by parts that capabilities bring. */
const preferences: LayoutTemplate = {
  layoutViewType: 'notificationPreferences',
  name: 'Notification preferences',
  layout: [
    {
      $hydrate: 'react.section.1-column',
      isNarrow: true,
      children: [
        { $hydrate: 'react.notifications.preferences' },
        { $hydrate: 'react.categories.followed' },
        { $hydrate: 'react.notifications.quiet' },
        { $hydrate: 'react.notifications.panels' },
      ],
    },
  ],
};

export const notificationTemplates = [
  oneWidget('notifications', 'Notifications', 'notifications.page', 'narrow'),
  preferences,
  oneWidget('notificationDefaults', 'What members are notified of', 'notifications.defaults', 'narrow'),
  oneWidget('unsubscribe', 'Unsubscribe', 'notifications.unsubscribe', 'narrow'),
];
