import { widget } from '../../../platform/server/layouts/widget.ts';
import type { BackupsPageProps } from '../backups.contract.ts';
import { backupConfig as config } from './backup.config.ts';

export const backupWidgets = [
  widget({
    id: 'backups.page',
    component: 'BackupsPage',
    name: 'Backups',
    views: ['backups'],
    hydrate: async (ctx) => {
      if (!ctx.can('site.manage')) return null;
      return {
        settings: {
          everyHours: ctx.setting(config.everyHours),
          count: ctx.setting(config.count),
          isTried: ctx.setting(config.isTried),
        },
      } satisfies BackupsPageProps;
    },
  }),
];
