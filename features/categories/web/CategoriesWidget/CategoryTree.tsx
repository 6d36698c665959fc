import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { CachedFragment } from '../../../../platform/web/nodes/CachedFragment.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import styles from './CategoryTree.module.css';
import type { CategoriesWidgetProps, CategoryItem } from './categories-widget-props.ts';

export interface CategoryTreeProps {
  items: readonly CategoryItem[];
  options: CategoriesWidgetProps['categoryOptions'];
  headingLevel: 2 | 3;
}

/** Headings part the list; what stands below a category is named in its row. */
export function CategoryTree({ items, options, headingLevel }: CategoryTreeProps) {
  return (
    <div className={styles.tree}>
      {groupsOf(items).map(({ heading, rows }) => {
        const hasHead = heading !== undefined;
        const level = hasHead ? 3 : headingLevel;
        return (
          <section key={heading?.categoryID ?? `from-${rows[0]?.categoryID}`}>
            {hasHead && (
              <WidgetHead
                size="large"
                headingLevel={2}
                title={<span dir="auto">{heading.name}</span>}
                description={heading.description && <span dir="auto">{heading.description}</span>}
              />
            )}
            <Panel>
              <ul>
                {rows.map((item) => (
                  <CachedFragment
                    key={item.categoryID}
                    shown={['category row', item, options ?? null, level]}
                  >
                    <CategoryRow item={item} options={options} headingLevel={level} />
                  </CachedFragment>
                ))}
              </ul>
            </Panel>
          </section>
        );
      })}
    </div>
  );
}

interface Group {
  heading?: CategoryItem;
  rows: CategoryItem[];
}

/** Neighbours without a heading stand in one panel; a heading below a heading opens a panel of its own. */
function groupsOf(items: readonly CategoryItem[]): Group[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const item of items) {
    if (item.displayAs === 'heading') {
      const below = item.children ?? [];
      const rows = below.filter((child) => child.displayAs !== 'heading');
      if (rows.length > 0) groups.push({ heading: item, rows });
      groups.push(...groupsOf(below.filter((child) => child.displayAs === 'heading')));
      open = undefined;
    } else if (open) {
      open.rows.push(item);
    } else {
      open = { rows: [item] };
      groups.push(open);
    }
  }
  return groups;
}
