import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import type { TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ImportedMember } from '../../claims.contract.ts';
import styles from './ImportedMembersPage.module.css';

export function useMemberColumns(onSend: (member: ImportedMember) => void): TableColumn<ImportedMember>[] {
  const { t, locale } = useTranslator();
  return [
    {
      id: 'name',
      name: t('Member'),
      isRowHead: true,
      cell: ({ name, url }) => (
        <a href={url}>
          <bdi>{name}</bdi>
        </a>
      ),
    },
    { id: 'source', name: t('From'), cell: (member) => <Source {...member} /> },
    {
      id: 'posts',
      name: t('Posts'),
      isNumeric: true,
      cell: ({ countPosts }) => formatNumber(countPosts, locale),
    },
    { id: 'state', name: t('Status'), cell: (member) => <State {...member} /> },
    {
      id: 'actions',
      name: t('Actions'),
      isNameHidden: true,
      cell: (member) =>
        member.dateClaimed === null && (
          <Button
            aria-label={t('Send a link to {name}', { name: member.name })}
            onClick={() => onSend(member)}
          >
            {t('Send a link')}
          </Button>
        ),
    },
  ];
}

function Source({ source, foreignName, profileUrl }: ImportedMember) {
  const name = <bdi>{foreignName}</bdi>;
  return (
    <span>
      {profileUrl ? (
        <a href={profileUrl} rel="noopener noreferrer" target="_blank">
          {name}
        </a>
      ) : (
        name
      )}{' '}
      <span className={styles.source}>{source}</span>
    </span>
  );
}

function State({ proof, dateClaimed, hasEmail }: ImportedMember) {
  const { t } = useTranslator();
  if (dateClaimed === null)
    return <Tag preset="greyscale">{hasEmail ? t('Waits, with an address') : t('Waits')}</Tag>;
  const says = {
    email: t('Claimed by mail'),
    profile: t('Claimed by profile'),
    staff: t('Handed over by staff'),
  };
  return (
    <span>
      <Tag preset="success" icon="circle-check">
        {proof && says[proof]}
      </Tag>{' '}
      <TimeAgo date={dateClaimed} />
    </span>
  );
}
