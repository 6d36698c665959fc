import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Fragment } from '../../fragments.contract.ts';

export function StatusTag({ status }: Pick<Fragment, 'status'>) {
  const { t } = useTranslator();
  if (status === 'draft') return <Tag preset="greyscale">{t('Draft')}</Tag>;
  if (status === 'past-revision') return null;
  return (
    <Tag preset="success" icon="circle-check">
      {t('Published')}
    </Tag>
  );
}
