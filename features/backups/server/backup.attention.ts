import { attentionItems } from '../../../platform/server/places/attention-items.ts';
import { BackupStore } from './backup-store.ts';

/** By then what a restore would lose is more than most would like. */
const OLD_DAYS = 7;
const DAY_MS = 86_400_000;

export const backupAttention = attentionItems.add({
  id: 'backups',
  position: 20,
  name: 'Backups',
  icon: 'archive',
  permission: 'site.manage',
  link: { url: '/dashboard/backups', name: 'Open the backups' },
  check: async ({ site, translator: { t } }) => {
    const notes = await new BackupStore(site).backups();
    const proven = notes.find(({ trial }) => trial?.isProven);
    const last = notes.find(({ status }) => status === 'done' || status === 'failed');
    if (last?.status === 'failed')
      return {
        severity: 'fault',
        title: t('The last backup failed.'),
        text: last.problem ?? '',
        since: last.dateBegun,
      };
    if (last?.trial && !last.trial.isProven)
      return {
        severity: 'fault',
        title: t('The last backup could not be restored on the side.'),
        text: last.trial.problem ?? '',
        since: last.trial.date,
      };
    if (!proven) return { severity: 'waiting', title: t('No backup was proven yet to be restorable.') };
    const isOld = Date.now() - Date.parse(proven.dateBegun) > OLD_DAYS * DAY_MS;
    return {
      severity: isOld ? 'fault' : 'fine',
      title: isOld ? t('The last proven backup is old.') : t('A backup was proven to be restorable.'),
      since: proven.dateBegun,
    };
  },
});
