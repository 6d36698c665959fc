import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { OrderedNames } from './OrderedNames.tsx';
import styles from './PageEditor.module.css';
import type { EditedCategory } from './page-draft.ts';
import type { PartProps } from './part-props.ts';

/** The categories at the top: their names and their order. */
export function CategoryPart({
  draft,
  onChange,
  categories,
}: PartProps & { categories: readonly EditedCategory[] }) {
  const { t } = useTranslator();
  const byID = new Map(categories.map((each) => [each.categoryID, each]));
  // One that was added or deleted since the draft was made is where it stands.
  const ordered = draft.order?.every((id) => byID.has(id)) && draft.order.length === byID.size;
  const order = ordered && draft.order ? draft.order : [...byID.keys()];
  return (
    <section className={styles.part}>
      <h3>{t('Categories')}</h3>
      <OrderedNames
        label={t('Categories')}
        maxLength={255}
        items={order.map((id) => ({
          id: String(id),
          name: draft.names[id] ?? byID.get(id)?.name ?? '',
        }))}
        onName={(id, name) => {
          const { [Number(id)]: _, ...others } = draft.names;
          const isAsStored = byID.get(Number(id))?.name === name;
          onChange({ names: isAsStored ? others : { ...others, [Number(id)]: name } });
        }}
        onOrder={(ids) => {
          const next = ids.map(Number);
          onChange({ order: next.join() === [...byID.keys()].join() ? undefined : next });
        }}
      />
    </section>
  );
}
