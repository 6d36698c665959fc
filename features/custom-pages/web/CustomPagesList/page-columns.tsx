import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuButton, MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import type { TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { editorAddress } from '../../../layouts/web/layout-address.ts';
import type { ManagedPage } from '../../custom-page-settings.contract.ts';
import { formAddress } from '../custom-page-calls.ts';
import styles from './CustomPagesList.module.css';

export interface PageActions {
  isBusy: boolean;
  onDelete: (page: ManagedPage) => void;
  /** Shows to its readers what was hidden, or the other way round. */
  onTurn: (page: ManagedPage) => void;
}

export function layoutEditorOf({ layoutID, layoutName }: ManagedPage): string {
  return editorAddress({ layoutID, layoutViewType: 'customPage', name: layoutName });
}

export function usePageColumns(actions: PageActions): TableColumn<ManagedPage>[] {
  const { t } = useTranslator();
  return [
    {
      id: 'title',
      name: t('Title'),
      isRowHead: true,
      cell: (page) => (
        <a className={styles.title} href={formAddress(page)}>
          <bdi>{page.seoTitle}</bdi>
        </a>
      ),
    },
    {
      id: 'address',
      name: t('Address'),
      cell: ({ urlcode }) => (
        <a className={styles.address} href={urlcode} dir="ltr">
          {urlcode}
        </a>
      ),
    },
    {
      id: 'status',
      name: t('Status'),
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      id: 'roles',
      name: t('Who may read it'),
      cell: ({ roles }) => (roles.length === 0 ? t('Everybody') : roles.map(({ name }) => name).join(', ')),
    },
    {
      id: 'layout',
      name: t('Layout'),
      cell: (page) => <LayoutName page={page} />,
    },
    {
      id: 'actions',
      name: t('Actions'),
      isNameHidden: true,
      cell: (page) => <PageMenu page={page} {...actions} />,
    },
  ];
}

function LayoutName({ page }: { page: ManagedPage }) {
  const name = <bdi>{page.layoutName}</bdi>;
  return usePermission('site.manage') ? <a href={layoutEditorOf(page)}>{name}</a> : name;
}

function StatusTag({ status }: Pick<ManagedPage, 'status'>) {
  const { t } = useTranslator();
  if (status === 'unpublished') return <Tag preset="greyscale">{t('Not published')}</Tag>;
  return (
    <Tag preset="success" icon="circle-check">
      {t('Published')}
    </Tag>
  );
}

function PageMenu({ page, isBusy, onDelete, onTurn }: PageActions & { page: ManagedPage }) {
  const { t } = useTranslator();
  return (
    <Menu label={t('More for {name}', { name: page.seoTitle })}>
      <MenuLink icon="external-link" href={page.urlcode}>
        {t('Open the page')}
      </MenuLink>
      <MenuLink icon="pencil" href={formAddress(page)}>
        {t('Edit')}
      </MenuLink>
      <MenuButton
        icon={page.status === 'published' ? 'eye-off' : 'eye'}
        disabled={isBusy}
        onClick={() => onTurn(page)}
      >
        {page.status === 'published' ? t('Unpublish') : t('Publish')}
      </MenuButton>
      <MenuButton icon="trash-2" isDanger disabled={isBusy} onClick={() => onDelete(page)}>
        {t('Delete')}
      </MenuButton>
    </Menu>
  );
}
