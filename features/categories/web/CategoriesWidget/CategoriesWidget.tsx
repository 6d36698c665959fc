import { useId } from 'react';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { asksForGroup } from '../../../../platform/ui/HomeWidget/group-props.ts';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useWidgets } from '../../../../platform/web/nodes/widget-registry.tsx';
import styles from './CategoriesWidget.module.css';
import { CategoryCards } from './CategoryCards.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import type { CategoriesWidgetProps } from './categories-widget-props.ts';

/** Categories as cards, as a page of their own, or as links beside something else. */
export function CategoriesWidget(props: CategoriesWidgetProps) {
  const { CategoryGroup } = useWidgets();
  const { itemData, isAsset, containerOptions } = props;
  const display = containerOptions?.displayType ?? (isAsset ? 'list' : 'grid');
  if (display === 'link' && !props.itemOptions?.contentType) return <CategoryLinks {...props} />;
  if (isAsset && display === 'list') return <CategoryPage {...props} />;
  if (itemData.length === 0) return null;
  if (CategoryGroup && asksForGroup(props)) return <CategoryGroup {...props} />;
  return <CategorySection {...props} isList={display === 'list'} />;
}

function CategoryPage(props: CategoriesWidgetProps) {
  const { t } = useTranslator();
  return (
    <>
      <PageHead title={<span dir="auto">{props.title || t('Categories')}</span>} actions={props.actions} />
      {props.description && (
        <p className={styles.description} dir="auto">
          {props.description}
        </p>
      )}
      {props.itemData.length > 0 ? (
        <CategoryTree items={props.itemData} options={props.categoryOptions} headingLevel={2} />
      ) : (
        <Panel>
          <EmptyState icon="folder-open" title={t('No categories were found.')}>
            <p>{t('As soon as there are categories for you, they stand here.')}</p>
          </EmptyState>
        </Panel>
      )}
    </>
  );
}

function CategorySection({ isList, ...props }: CategoriesWidgetProps & { isList: boolean }) {
  const { t } = useTranslator();
  const headID = useId();
  const { viewAll, maxColumnCount } = props.containerOptions ?? {};
  const hasTitle = !props.isAsset && props.titleType !== 'none' && Boolean(props.title);
  const level = hasTitle ? 3 : 2;
  return (
    <section
      aria-labelledby={hasTitle ? headID : undefined}
      aria-label={hasTitle ? undefined : t('Categories')}
    >
      {hasTitle && (
        <WidgetHead
          id={headID}
          size="large"
          title={t(props.title ?? '')}
          description={props.descriptionType !== 'none' && props.description}
          viewAll={viewAll?.to ? { name: t(viewAll.name ?? 'All categories'), href: viewAll.to } : undefined}
        />
      )}
      {isList ? (
        <CategoryTree items={props.itemData} options={props.categoryOptions} headingLevel={level} />
      ) : (
        <CategoryCards
          items={props.itemData}
          options={props.categoryOptions}
          columns={maxColumnCount}
          headingLevel={level}
        />
      )}
    </section>
  );
}
