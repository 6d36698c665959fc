import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { NavigationItem } from '../../../navigation/navigation.contract.ts';
import { OrderedNames } from './OrderedNames.tsx';
import styles from './PageEditor.module.css';
import type { PartProps } from './page-draft.ts';

/** What stands in the title bar, with the menus that hang below it. */
export function NavigationPart({
  draftOf,
  onChange,
  items: stored,
}: PartProps & { items: NavigationItem[] }) {
  const { t } = useTranslator();
  const items = (draftOf('navigation', 'default') as NavigationItem[] | undefined) ?? stored;
  const set = (next: NavigationItem[]) => onChange('navigation', 'default', { from: stored, to: next });
  return (
    <section className={styles.part}>
      <h3>{t('Navigation')}</h3>
      {items.length === 0 && <p className={styles.note}>{t('No items')}</p>}
      <OrderedNames
        label={t('Navigation')}
        maxLength={100}
        items={items.map(({ id, name }) => ({ id, name }))}
        onName={(id, name) => set(items.map((item) => (item.id === id ? { ...item, name } : item)))}
        onOrder={(ids) => set(ids.flatMap((id) => items.find((item) => item.id === id) ?? []))}
      />
    </section>
  );
}
