import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Skeleton } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { OrderedNames } from '../../../page-editor/web/OrderedNames/OrderedNames.tsx';
import { PagePartSection } from '../../../page-editor/web/PagePartSection/PagePartSection.tsx';
import type { PagePartFormProps } from '../../../page-editor/web/page-part-forms.ts';
import type { listNavigations, NavigationItem } from '../../navigation.contract.ts';

/** What stands in the title bar, with the menus that hang below it, while a page is edited. */
export default function PageNavigation({ draftOf, onChange }: PagePartFormProps) {
  const { t } = useTranslator();
  const { data, error } = useQuery<typeof listNavigations>('GET /navigation/lists', {}, { staleTime: 0 });
  if (!data)
    return (
      <PagePartSection title={t('Navigation')}>
        {error ? <Notice tone="error">{error.message}</Notice> : <Skeleton />}
      </PagePartSection>
    );
  const stored = data.find(({ locale }) => locale === 'default')?.items ?? [];
  const items = (draftOf('navigation', 'default') as NavigationItem[] | undefined) ?? stored;
  const set = (next: NavigationItem[]) => onChange('navigation', 'default', { from: stored, to: next });
  return (
    <PagePartSection title={t('Navigation')}>
      {items.length === 0 && <p>{t('No items')}</p>}
      <OrderedNames
        label={t('Navigation')}
        maxLength={100}
        items={items.map(({ id, name }) => ({ id, name }))}
        onName={(id, name) => set(items.map((item) => (item.id === id ? { ...item, name } : item)))}
        onOrder={(ids) => set(ids.flatMap((id) => items.find((item) => item.id === id) ?? []))}
      />
    </PagePartSection>
  );
}
