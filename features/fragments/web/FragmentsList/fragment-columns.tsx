import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuButton, MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import type { TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AuthoredFragment } from '../../fragment-pages.contract.ts';
import { editorAddress } from '../fragment-calls.ts';
import { FRAGMENT_KINDS } from '../fragment-kinds.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import styles from './FragmentsList.module.css';

export function useFragmentColumns(
  onDelete: (fragment: AuthoredFragment) => void,
): TableColumn<AuthoredFragment>[] {
  const { t } = useTranslator();
  return [
    {
      id: 'name',
      name: t('Name'),
      isRowHead: true,
      cell: (fragment) => (
        <a className={styles.name} href={editorAddress(fragment)}>
          <bdi>{fragment.name}</bdi>
        </a>
      ),
    },
    { id: 'type', name: t('Draws'), cell: (fragment) => <Kind {...fragment} /> },
    { id: 'status', name: t('Status'), cell: ({ status }) => <StatusTag status={status} /> },
    { id: 'views', name: t('Stands in'), cell: (fragment) => <Places {...fragment} /> },
    {
      id: 'date',
      name: t('Last change'),
      cell: ({ dateRevisionInserted, author }) => (
        <span className={styles.change}>
          <TimeAgo date={dateRevisionInserted} />
          {author && (
            <span className={styles.author}>
              {' · '}
              <bdi>{author.name}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      name: t('Actions'),
      isNameHidden: true,
      cell: (fragment) => (
        <Menu label={t('More for {name}', { name: fragment.name })}>
          <MenuLink icon="pencil" href={editorAddress(fragment)}>
            {t('Edit')}
          </MenuLink>
          <MenuButton icon="trash-2" isDanger onClick={() => onDelete(fragment)}>
            {t('Delete')}
          </MenuButton>
        </Menu>
      ),
    },
  ];
}

function Kind({ fragmentType }: AuthoredFragment) {
  const { t } = useTranslator();
  const { icon, name } = FRAGMENT_KINDS[fragmentType];
  return (
    <span className={styles.kind}>
      <Icon name={icon} size="sm" />
      {t(name)}
    </span>
  );
}

function Places({ fragmentViews }: AuthoredFragment) {
  const { t } = useTranslator();
  if (fragmentViews.length === 0) return <span className={styles.author}>{t('No layout')}</span>;
  return (
    <ul className={styles.places}>
      {fragmentViews.map(({ recordID, recordName, recordUrl }) => (
        <li key={recordID}>
          <a href={new URL(recordUrl).pathname}>
            <bdi>{recordName}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
