import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Skeleton } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { OrderedNames } from '../../../page-editor/web/OrderedNames/OrderedNames.tsx';
import { PagePartSection } from '../../../page-editor/web/PagePartSection/PagePartSection.tsx';
import type { PagePartFormProps } from '../../../page-editor/web/page-part-forms.ts';
import type { listCategories } from '../../categories.contract.ts';

/** The categories at the top, while a page is edited: their names and their order. */
export default function PageCategories({ draftOf, onChange }: PagePartFormProps) {
  const { t } = useTranslator();
  const { data, error } = useQuery<typeof listCategories>(
    'GET /categories',
    { query: { outputFormat: 'tree', maxDepth: 1 } },
    { staleTime: 0 },
  );
  if (!data)
    return (
      <PagePartSection title={t('Categories')}>
        {error ? <Notice tone="error">{error.message}</Notice> : <Skeleton />}
      </PagePartSection>
    );
  const byID = new Map(data.map((each) => [each.categoryID, each]));
  const standing = [...byID.keys()];
  const drafted = draftOf('categoryOrder', 'top') as number[] | undefined;
  // One that was added or deleted since the draft was made is where it stands.
  const isWhole = drafted?.length === byID.size && drafted.every((id) => byID.has(id));
  const order = drafted && isWhole ? drafted : standing;
  return (
    <PagePartSection title={t('Categories')}>
      <OrderedNames
        label={t('Categories')}
        maxLength={255}
        items={order.map((id) => ({
          id: String(id),
          name: String(draftOf('categoryName', String(id)) ?? byID.get(id)?.name ?? ''),
        }))}
        onName={(id, name) => onChange('categoryName', id, { from: byID.get(Number(id))?.name, to: name })}
        onOrder={(ids) => onChange('categoryOrder', 'top', { from: standing, to: ids.map(Number) })}
      />
    </PagePartSection>
  );
}
