import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { FollowedCategory, patchCategoryPreferences } from '../../category-follows.contract.ts';
import type { FollowedCategoriesProps } from './FollowedCategories.tsx';

type Preferences = FollowedCategory['preferences'];

export default function FollowedTable({ userID, hasMails, categories }: FollowedCategoriesProps) {
  const { t } = useTranslator();
  const [changed, setChanged] = useState<Record<number, Preferences>>({});
  const change = async (categoryID: number, before: Preferences, name: keyof Preferences, isOn: boolean) => {
    const lay = (preferences: Preferences) => setChanged((all) => ({ ...all, [categoryID]: preferences }));
    lay({ ...before, [name]: isOn });
    try {
      await call<typeof patchCategoryPreferences>('PATCH /categories/:categoryID/preferences/:userID', {
        params: { categoryID, userID },
        body: { [name]: isOn },
      });
    } catch (error) {
      lay(before);
      showToast(error instanceof ApiError ? error.message : String(error), { id: 'followed', tone: 'error' });
    }
  };
  const column = (id: keyof Preferences, name: string): TableColumn<FollowedCategory> => ({
    id,
    name,
    cell: (category) => {
      const preferences = changed[category.categoryID] ?? category.preferences;
      return (
        <Checkbox
          aria-label={`${category.name}: ${name}`}
          checked={preferences[id] ?? false}
          onChange={(event) => void change(category.categoryID, preferences, id, event.target.checked)}
        />
      );
    },
  });
  const columns: TableColumn<FollowedCategory>[] = [
    {
      id: 'name',
      name: t('Category'),
      isRowHead: true,
      cell: ({ name, url }) => (
        <a href={url}>
          <bdi>{name}</bdi>
        </a>
      ),
    },
    column('preferences.popup.posts', t('Posts, on the site')),
    ...(hasMails ? [column('preferences.email.posts', t('Posts, by mail'))] : []),
    column('preferences.popup.comments', t('Comments, on the site')),
    ...(hasMails ? [column('preferences.email.comments', t('Comments, by mail'))] : []),
  ];
  return (
    <Table
      caption={t('Followed categories')}
      isCaptionHidden
      columns={columns}
      rows={categories}
      keyOf={({ categoryID }) => categoryID}
    />
  );
}
