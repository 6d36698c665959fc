import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { managedCategoryPath } from '../../category.address.ts';
import type { TreeCategory } from '../../category-permissions.states.ts';
import styles from './CategoryTree.module.css';
import type { Tree } from './category-tree.ts';

const MOST_FOUND = 100;

/** By part of their name, each with the way to it. */
export function FoundCategories({ tree, query }: { tree: Tree; query: string }) {
  const { t } = useTranslator();
  const words = query.toLowerCase();
  const found = tree.filter(({ name }) => name.toLowerCase().includes(words)).slice(0, MOST_FOUND);
  const byID = new Map(tree.map((each) => [each.categoryID, each]));
  const wayTo = ({ parentID }: TreeCategory): string => {
    const parent = parentID === null ? undefined : byID.get(parentID);
    return parent ? [wayTo(parent), parent.name].filter(Boolean).join(' › ') : '';
  };
  if (found.length === 0)
    return (
      <EmptyState icon="search" title={t('No category is called so')}>
        {t('Try a part of its name.')}
      </EmptyState>
    );
  return (
    <ul className={styles.rows} aria-label={t('Categories')}>
      {found.map((category) => (
        <li key={category.categoryID} className={styles.found}>
          <a href={managedCategoryPath(category.categoryID)}>
            <bdi>{category.name}</bdi>
          </a>
          <span className={styles.way}>
            <bdi>{wayTo(category)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
