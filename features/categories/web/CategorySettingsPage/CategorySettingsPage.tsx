// All categories, whose permissions count in each, and who sees it.
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Pager } from '../../../../platform/ui/Pager/Pager.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNameList } from '../../../../platform/web/i18n/use-name-list.ts';
import type { CategorySettingsPageProps, ListedCategory } from '../../category-permissions.states.ts';
import styles from './CategorySettingsPage.module.css';

const ADDRESS = '/settings/categories';

export function CategorySettingsPage({ categories, page, limit, total }: CategorySettingsPageProps) {
  const { t } = useTranslator();
  return (
    <div className={styles.page}>
      <PageHead title={t('Categories')} />
      <Table
        caption={t('Categories')}
        isCaptionHidden
        columns={useColumns()}
        rows={categories}
        keyOf={({ categoryID }) => categoryID}
      />
      {total > limit && (
        <Pager page={page} limit={limit} total={total} hrefOf={(next) => `${ADDRESS}?page=${next}`} />
      )}
    </div>
  );
}

function useColumns(): TableColumn<ListedCategory>[] {
  const { t } = useTranslator();
  const listOf = useNameList();
  return [
    {
      id: 'name',
      name: t('Category'),
      isRowHead: true,
      cell: ({ categoryID, name, depth }) => (
        <a href={`${ADDRESS}/${categoryID}`} data-depth={Math.min(depth, 4)} className={styles.name}>
          <bdi>{name}</bdi>
        </a>
      ),
    },
    {
      id: 'permissions',
      name: t('Permissions'),
      cell: ({ hasOwnPermissions, inheritsFrom }) =>
        hasOwnPermissions
          ? t('Its own')
          : inheritsFrom
            ? t('From {name}', { name: inheritsFrom.name })
            : t('As everywhere'),
    },
    {
      id: 'seen-by',
      name: t('Seen by'),
      cell: ({ seenBy }) => (seenBy.length > 0 ? listOf(seenBy) : t('Nobody')),
    },
  ];
}
