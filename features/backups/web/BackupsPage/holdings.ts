import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import type { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Backup } from '../../backups.contract.ts';

type Translate = ReturnType<typeof useTranslator>['t'];

/** Of a backup of an earlier release no more is known than its rows. */
export function holdingsOf({ holds, rows }: Backup, t: Translate, locale: string) {
  if (!holds) return [{ label: t('Rows'), value: formatNumber(rows, locale) }];
  return [
    { label: t('Accounts'), value: formatNumber(holds.accounts, locale) },
    { label: t('Discussions'), value: formatNumber(holds.discussions, locale) },
    { label: t('Comments'), value: formatNumber(holds.comments, locale) },
  ];
}
