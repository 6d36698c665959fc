import { Tabs } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { categoryPermissionsPath, managedCategoryPath } from '../../category.address.ts';
import type { CategoryName } from '../../category-permissions.states.ts';

interface CategoryTabsProps {
  category: CategoryName;
  current: 'settings' | 'permissions';
}

export function CategoryTabs({ category: { categoryID, name }, current }: CategoryTabsProps) {
  const { t } = useTranslator();
  return (
    <Tabs
      label={name}
      items={[
        {
          name: t('Settings'),
          href: managedCategoryPath(categoryID),
          isCurrent: current === 'settings',
        },
        {
          name: t('Permissions'),
          href: categoryPermissionsPath(categoryID),
          isCurrent: current === 'permissions',
        },
      ]}
    />
  );
}
