import { useState } from 'react';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuButton, MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { categoryPermissionsPath, managedCategoryPath } from '../../category.address.ts';
import type { TreeCategory } from '../../category-permissions.states.ts';
import type { Step } from './category-tree.ts';
import type { CategoryTreeState } from './use-category-tree.tsx';

export interface RowMenuProps {
  category: TreeCategory;
  state: CategoryTreeState;
  onAddInside: () => void;
  onDelete: () => void;
}

/** All that can be done with a category, without dragging as well. */
export function RowMenu(props: RowMenuProps) {
  const { t } = useTranslator();
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu label={t('Options for {name}', { name: props.category.name })} iconSize={28} onToggle={setOpen}>
      {isOpen && <RowActs {...props} />}
    </Menu>
  );
}

/** Made when the menu opens: of hundreds of rows hardly one is. */
function RowActs({ category, state, onAddInside, onDelete }: RowMenuProps) {
  const { t } = useTranslator();
  const { categoryID, isArchived } = category;
  const steps: [Step, string, 'arrow-up' | 'arrow-down' | 'chevron-right' | 'chevron-left'][] = [
    ['up', t('Move up'), 'arrow-up'],
    ['down', t('Move down'), 'arrow-down'],
    ['in', t('Into the category above'), 'chevron-right'],
    ['out', t('Out of its category'), 'chevron-left'],
  ];
  return (
    <>
      <MenuLink icon="pencil" href={managedCategoryPath(categoryID)}>
        {t('Edit')}
      </MenuLink>
      <MenuLink icon="lock" href={categoryPermissionsPath(categoryID)}>
        {t('Permissions')}
      </MenuLink>
      {steps.map(
        ([step, words, icon]) =>
          state.canMove(categoryID, step) && (
            <MenuButton key={step} icon={icon} onClick={() => state.moveBy(categoryID, step)}>
              {words}
            </MenuButton>
          ),
      )}
      <MenuButton icon="plus" onClick={onAddInside}>
        {t('Add a category inside')}
      </MenuButton>
      <MenuButton icon="archive" onClick={() => void state.setArchived(category, !isArchived)}>
        {isArchived ? t('Take out of the archive') : t('Archive')}
      </MenuButton>
      <MenuButton icon="trash-2" isDanger onClick={onDelete}>
        {t('Delete')}
      </MenuButton>
    </>
  );
}
