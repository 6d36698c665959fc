// The items of a list one below the other; they are ordered by buttons, by Alt with the arrows, or by dragging.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuButton } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { NavigationItem, NavigationSettingsProps } from '../../navigation.contract.ts';
import styles from './NavigationSettings.module.css';
import { findRow, MOST_LEVELS, type Move, move, type Row, rowsOf, update } from './navigation-tree.ts';
import { useDragging } from './use-dragging.ts';

export interface ItemRowsProps {
  items: NavigationItem[];
  roles: NavigationSettingsProps['roles'];
  permissions: NavigationSettingsProps['permissions'];
  /** What cannot be saved as it is. */
  broken: string[];
  onChange: (items: NavigationItem[]) => void;
  onEdit: (item: NavigationItem) => void;
  onAddInside: (parentID: string) => void;
  onRemove: (id: string) => void;
}

const MOVES: Readonly<Record<string, Move>> = { ArrowUp: 'up', ArrowDown: 'down' };

export function ItemRows({ items, onChange, ...rest }: ItemRowsProps) {
  const { t } = useTranslator();
  const list = useRef<HTMLUListElement>(null);
  const [announcement, announce] = useState('');
  const focusAfter = useRef<{ id: string; direction: Move }>(undefined);
  const dragging = useDragging(items, onChange);
  // The row may have moved in the document, which takes the focus from it.
  useEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = undefined;
    if (!wanted) return;
    const row = list.current?.querySelector(`[data-item="${CSS.escape(wanted.id)}"]`);
    const button = row?.querySelector<HTMLButtonElement>(`[data-move="${wanted.direction}"]:not(:disabled)`);
    (button ?? row?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus();
  });
  const moveItem = (id: string, direction: Move) => {
    const next = move(items, id, direction);
    const row = findRow(next, id);
    if (!row || !findRow(items, id)?.can[direction]) return;
    focusAfter.current = { id, direction };
    const { item, at, siblings, parent } = row;
    const place = { name: item.name, at: at + 1, all: siblings, parent: parent?.name ?? '' };
    announce(
      parent ? t('{name}: place {at} of {all} in {parent}', place) : t('{name}: place {at} of {all}', place),
    );
    onChange(next);
  };
  if (items.length === 0)
    return (
      <EmptyState icon="menu" title={t('No items')}>
        {t('The navigation is empty. Add the first item.')}
      </EmptyState>
    );
  return (
    <>
      <ul ref={list} className={styles.rows} aria-label={t('Items of the navigation')}>
        {rowsOf(items).map((row) => (
          <ItemRow
            key={row.item.id}
            row={row}
            {...rest}
            drag={dragging.of(row)}
            onMove={(direction) => moveItem(row.item.id, direction)}
            onToggle={() =>
              onChange(update(items, withoutFalse({ ...row.item, isHidden: !row.item.isHidden })))
            }
          />
        ))}
      </ul>
      <p className="visuallyHidden" role="status">
        {announcement}
      </p>
    </>
  );
}

function withoutFalse({ isHidden, ...item }: NavigationItem): NavigationItem {
  return isHidden ? { ...item, isHidden } : item;
}

interface ItemRowProps extends Omit<ItemRowsProps, 'items' | 'onChange'> {
  row: Row;
  drag: ReturnType<ReturnType<typeof useDragging>['of']>;
  onMove: (direction: Move) => void;
  onToggle: () => void;
}

function ItemRow({ row, drag, onMove, onToggle, ...rest }: ItemRowProps) {
  const { t } = useTranslator();
  const { item, level, can } = row;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const sideways = {
      ArrowRight: isRightToLeft ? 'out' : 'in',
      ArrowLeft: isRightToLeft ? 'in' : 'out',
    } as const;
    const direction = MOVES[event.key] ?? sideways[event.key as keyof typeof sideways];
    if (!direction) return;
    event.preventDefault();
    onMove(direction);
  };
  const buttons: [Move, string, 'arrow-up' | 'arrow-down' | 'chevron-right' | 'chevron-left'][] = [
    ['up', t('Move {name} up', { name: item.name }), 'arrow-up'],
    ['down', t('Move {name} down', { name: item.name }), 'arrow-down'],
    ['out', t('Move {name} out', { name: item.name }), 'chevron-left'],
    ['in', t('Move {name} into the item above', { name: item.name }), 'chevron-right'],
  ];
  return (
    <li
      {...drag.row}
      data-item={item.id}
      className={classNames(styles.row, styles[`level${level}`], item.isHidden && styles.hidden)}
      onKeyDown={onKeyDown}
    >
      <span {...drag.grip} className={styles.grip} aria-hidden="true" title={t('Drag to move')}>
        <Icon name="grip-vertical" />
      </span>
      <ItemText
        row={row}
        roles={rest.roles}
        permissions={rest.permissions}
        isBroken={rest.broken.includes(item.id)}
      />
      <div className={styles.moves}>
        {buttons.map(([direction, label, icon]) => (
          <IconButton
            key={direction}
            data-move={direction}
            label={label}
            title={label}
            icon={icon}
            size={28}
            isIconDirectional={direction === 'in' || direction === 'out'}
            disabled={!can[direction]}
            onClick={() => onMove(direction)}
          />
        ))}
        <Menu label={t('Options for {name}', { name: item.name })} iconSize={28}>
          <MenuButton icon="pencil" onClick={() => rest.onEdit(item)}>
            {t('Edit')}
          </MenuButton>
          <MenuButton icon={item.isHidden ? 'eye' : 'eye-off'} onClick={onToggle}>
            {item.isHidden ? t('Show') : t('Hide')}
          </MenuButton>
          {level + 1 < MOST_LEVELS && (
            <MenuButton icon="plus" onClick={() => rest.onAddInside(item.id)}>
              {t('Add an item inside')}
            </MenuButton>
          )}
          <MenuButton icon="trash-2" isDanger onClick={() => rest.onRemove(item.id)}>
            {t('Remove')}
          </MenuButton>
        </Menu>
      </div>
    </li>
  );
}

type ItemTextProps = Pick<ItemRowsProps, 'roles' | 'permissions'> & { row: Row; isBroken: boolean };

function ItemText({ row: { item }, roles, permissions, isBroken }: ItemTextProps) {
  const { t } = useTranslator();
  const needed = permissions.filter(({ name }) => name === item.permission).map(({ label }) => t(label));
  const names = roles.filter(({ roleID }) => item.roleIDs?.includes(roleID)).map(({ name }) => name);
  const seenBy = [...needed, ...names].join(', ');
  return (
    <div className={styles.text}>
      <span className={styles.name}>
        <bdi>{item.name}</bdi>
        {item.badge && <Tag preset="primary">{item.badge.text}</Tag>}
        {item.isHidden && <Tag icon="eye-off">{t('Hidden')}</Tag>}
        {seenBy && <Tag icon="lock">{seenBy}</Tag>}
        {isBroken && <Tag preset="error">{t('Leads nowhere')}</Tag>}
      </span>
      <span className={styles.address}>{item.url ? <bdi dir="ltr">{item.url}</bdi> : t('Opens a menu')}</span>
    </div>
  );
}
