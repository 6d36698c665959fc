import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CategorySettingsPageProps, TreeCategory } from '../../category-permissions.states.ts';
import styles from './CategoryTree.module.css';
import { countsInside, depths, permissionsIn, unfolded } from './category-tree.ts';
import { TreeRow } from './TreeRow.tsx';
import type { CategoryTreeState } from './use-category-tree.tsx';
import { useRowDrag } from './use-row-drag.ts';

interface CategoryRowsProps {
  state: CategoryTreeState;
  audiences: CategorySettingsPageProps['audiences'];
  folded: ReadonlySet<number>;
  onFold: (folded: ReadonlySet<number>) => void;
  onAddInside: (category: TreeCategory) => void;
  onDelete: (category: TreeCategory) => void;
}

/** Rows at a time: thousands are more than anybody reads, and than a phone draws. */
const PART = 200;

export function CategoryRows({ state, audiences, folded, onFold, ...acts }: CategoryRowsProps) {
  const { t } = useTranslator();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(PART);
  const { tree, lifted } = state;
  const drag = useRowDrag(tree, folded, state.move);
  const rows = unfolded(tree, folded);
  const depthOf = depths(tree);
  const permissions = permissionsIn(tree);
  const inside = countsInside(tree);
  // The row that is carried moved in the document, which takes the focus from it.
  useEffect(() => {
    if (lifted !== undefined) list.current?.querySelector<HTMLElement>(`[data-handle="${lifted}"]`)?.focus();
  });
  const fold = (categoryID: number) => {
    const next = new Set(folded);
    if (!next.delete(categoryID)) next.add(categoryID);
    onFold(next);
  };
  return (
    <>
      <ul ref={list} className={styles.rows} aria-label={t('Categories')}>
        {rows.slice(0, shown).map((category) => {
          const { categoryID } = category;
          return (
            <TreeRow
              key={categoryID}
              category={category}
              state={state}
              drag={drag}
              depth={depthOf.get(categoryID) ?? 0}
              countInside={inside.get(categoryID) ?? 0}
              isFolded={folded.has(categoryID)}
              onFold={() => fold(categoryID)}
              audience={audiences[permissions.get(categoryID) ?? 0]}
              onAddInside={() => acts.onAddInside(category)}
              onDelete={() => acts.onDelete(category)}
            />
          );
        })}
      </ul>
      {rows.length > shown && (
        <div className={styles.more}>
          <Button onClick={() => setShown(shown + PART)}>{t('Show more')}</Button>
        </div>
      )}
    </>
  );
}
