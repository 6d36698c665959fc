import type { ReactNode } from 'react';
import { SideNav, SideNavItem } from '../../../../platform/ui/SideNav/SideNav.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { Framed } from '../../../../platform/web/nodes/Framed.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import { categoryKeyNumber } from '../../category.key.ts';
import type { CategoriesWidgetProps, CategoryItem } from './categories-widget-props.ts';
import { countOf } from './category-counts.ts';

/** The categories of a side panel: swatch, name, count; the first level below them set in. */
export function CategoryLinks(props: CategoriesWidgetProps) {
  const { itemData, title, containerOptions, categoryOptions } = props;
  const { t } = useTranslator();
  const { pathname } = useLocation();
  const heading = title ? t(title) : t('Categories');
  const { viewAll } = containerOptions ?? {};
  const entries = itemData.flatMap(linesOf);
  if (entries.length === 0) return null;
  const hasTitle = props.titleType !== 'none';
  const head = hasTitle && (
    <WidgetHead
      title={heading}
      viewAll={viewAll?.to ? { name: viewAll.name ?? t('All'), href: viewAll.to } : undefined}
      description={props.descriptionType !== 'none' && props.description}
    />
  );
  const list = (ownHead: ReactNode) => (
    <SideNav label={heading} head={ownHead}>
      {entries.map(({ item, isSub }) => (
        <SideNavItem
          key={item.categoryID}
          href={item.to}
          keyNumber={categoryKeyNumber(item)}
          isSub={isSub}
          isCurrent={isAt(pathname, item.to)}
          count={countOf(item, 'discussions', categoryOptions)}
        >
          {item.name}
        </SideNavItem>
      ))}
    </SideNav>
  );
  return (
    <Framed of={props} label={heading} title={hasTitle && heading} plain={list(head)}>
      {list(undefined)}
    </Framed>
  );
}

/** A heading has no page of its own: what stands below it moves up. */
function linesOf(item: CategoryItem): { item: CategoryItem; isSub: boolean }[] {
  const below = item.children ?? [];
  if (item.displayAs === 'heading') return below.flatMap(linesOf);
  const subs = below.filter((child) => child.displayAs !== 'heading');
  return [{ item, isSub: false }, ...subs.map((child) => ({ item: child, isSub: true }))];
}

function isAt(pathname: string, address: string): boolean {
  const own = address.replace(/^https?:\/\/[^/]+/, '');
  return pathname === own || pathname.startsWith(`${own}/p`);
}
