import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { OrderedNames } from './OrderedNames.tsx';
import styles from './PageEditor.module.css';
import type { PartProps } from './page-draft.ts';

export interface EditedCategory {
  categoryID: number;
  name: string;
}

/** The categories at the top: their names and their order. */
export function CategoryPart({
  draftOf,
  onChange,
  categories,
}: PartProps & { categories: readonly EditedCategory[] }) {
  const { t } = useTranslator();
  const byID = new Map(categories.map((each) => [each.categoryID, each]));
  const standing = [...byID.keys()];
  const drafted = draftOf('categoryOrder', 'top') as number[] | undefined;
  // One that was added or deleted since the draft was made is where it stands.
  const isWhole = drafted?.length === byID.size && drafted.every((id) => byID.has(id));
  const order = drafted && isWhole ? drafted : standing;
  return (
    <section className={styles.part}>
      <h3>{t('Categories')}</h3>
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
    </section>
  );
}
