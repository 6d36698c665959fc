// What waits beside the bell: a line among the rest.

import { sql } from '../../../platform/server/db/sql.ts';
import { NOTIFICATIONS_PATH } from '../../notifications/notification.address.ts';
import { unreadCount } from '../../notifications/server/notification.queries.ts';
import type { DigestPart } from './digest-parts.ts';

export const unreadPart: DigestPart = {
  name: 'unread',
  position: 10,
  label: (t) => t('For you'),
  isUsual: true,
  isAside: true,
  find: async (reader) => {
    const row = await reader.db.row<{ unread: number }>(sql`select ${await unreadCount(reader)} as unread`);
    const count = row?.unread ?? 0;
    if (count === 0) return [];
    const title = reader.translator.plural(count, {
      one: '{count} notification you have not read',
      other: '{count} notifications you have not read',
    });
    return [{ key: 'notifications', title, path: NOTIFICATIONS_PATH, about: '' }];
  },
};
