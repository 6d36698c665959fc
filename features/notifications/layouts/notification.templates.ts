import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const notificationTemplates = [
  oneWidget('notifications', 'Notifications', 'notifications.page', 'narrow'),
  oneWidget('notificationPreferences', 'Notification preferences', 'notifications.preferences', 'narrow'),
  oneWidget('notificationDefaults', 'What members are notified of', 'notifications.defaults', 'narrow'),
  oneWidget('unsubscribe', 'Unsubscribe', 'notifications.unsubscribe', 'narrow'),
];
