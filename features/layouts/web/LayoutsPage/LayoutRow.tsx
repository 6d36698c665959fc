import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuButton, MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { LayoutMetadata } from '../../layout-documents.contract.ts';
import { editorAddress, layoutAddress } from '../layout-address.ts';
import styles from './LayoutsPage.module.css';

type Act = (layout: LayoutMetadata) => void;

export interface LayoutActions {
  onApply: Act;
  onTakeOff: Act;
  onCopy: Act;
  onDelete: Act;
}

export function LayoutRow({
  layout,
  isBusy,
  ...actions
}: LayoutActions & { layout: LayoutMetadata; isBusy: boolean }) {
  const { t } = useTranslator();
  const { name, isDefault, isActive, isPublished, hasDraft, dateUpdated, dateInserted } = layout;
  return (
    <li className={styles.layout}>
      <div className={styles.facts}>
        <h3 dir="auto">{isDefault ? t('Default layout') : name}</h3>
        {isActive && (
          <Tag preset="success" icon="circle-check">
            {isDefault || isEverywhere(layout) ? t('Applied') : t('Applied to some')}
          </Tag>
        )}
        {!isPublished && <Tag preset="greyscale">{t('Draft')}</Tag>}
        {isPublished && hasDraft && <Tag preset="greyscale">{t('Changes not published')}</Tag>}
        {!isDefault && (
          <span className={styles.date}>
            <TimeAgo date={dateUpdated ?? dateInserted} />
          </span>
        )}
      </div>
      <RowActions layout={layout} isBusy={isBusy} {...actions} />
    </li>
  );
}

function isEverywhere({ layoutViews = [] }: LayoutMetadata): boolean {
  return layoutViews.some(({ recordType }) => recordType === 'global' || recordType === 'root');
}

type RowActionsProps = LayoutActions & { layout: LayoutMetadata; isBusy: boolean };

function RowActions({ layout, isBusy, onApply, onTakeOff, onCopy, onDelete }: RowActionsProps) {
  const { t } = useTranslator();
  const copy = () => onCopy(layout);
  // A new layout is a copy of it.
  if (layout.isDefault) return null;
  return (
    <div className={styles.actions}>
      {layout.isPublished && (
        <Button size={32} disabled={isBusy} onClick={() => onApply(layout)}>
          {t('Apply')}
        </Button>
      )}
      <LinkButton size={32} icon="pencil" href={editorAddress(layout)}>
        {t('Edit')}
      </LinkButton>
      <Menu label={t('More for {name}', { name: layout.name })} iconSize={36}>
        <MenuButton icon="copy" onClick={copy}>
          {t('Make a copy')}
        </MenuButton>
        <MenuLink icon="history" href={layoutAddress(layout)}>
          {t('Revisions')}
        </MenuLink>
        {layout.isActive && (
          <MenuButton icon="rotate-ccw" onClick={() => onTakeOff(layout)}>
            {t('Take off all pages')}
          </MenuButton>
        )}
        <MenuButton icon="trash-2" isDanger disabled={layout.isActive} onClick={() => onDelete(layout)}>
          {t('Delete')}
        </MenuButton>
      </Menu>
    </div>
  );
}
