// Who came with an import, and whose account was claimed. Staff hand accounts over from here.
import { useState } from 'react';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Pager } from '../../../../platform/ui/Pager/Pager.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { SearchBox } from '../../../../platform/ui/SearchBox/SearchBox.tsx';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ImportedMember } from '../../claims.contract.ts';
import type { ImportedMembersPageProps } from '../../claims.states.ts';
import styles from './ImportedMembersPage.module.css';
import { useMemberColumns } from './member-columns.tsx';
import { SendLinkModal } from './SendLinkModal.tsx';

const ADDRESS = '/users/imported';

export function ImportedMembersPage({ members, total, page, limit, query }: ImportedMembersPageProps) {
  const { t, plural } = useTranslator();
  const [chosen, setChosen] = useState<ImportedMember>();
  const columns = useMemberColumns(setChosen);
  const name = t('Imported members');
  const hrefOf = (next: number) =>
    `${ADDRESS}?${new URLSearchParams({ ...(query && { query }), page: String(next) })}`;
  return (
    <div className={styles.page}>
      <PageHead
        title={name}
        note={total > 0 && plural(total, { one: '{count} member', other: '{count} members' })}
      />
      {(total > 0 || query !== '') && (
        <SearchBox
          action={ADDRESS}
          label={t('Find by name')}
          placeholder={t('Find by name')}
          defaultValue={query}
        />
      )}
      {members.length === 0 ? (
        <Panel>
          <EmptyState
            icon="users"
            title={query === '' ? t('Nobody came with an import') : t('Nobody has such a name')}
          >
            <p>
              {t(
                'Members of a community that was brought along wait here until they claim their accounts: by the address the old site knew, by their profile there, or by a link of yours.',
              )}
            </p>
          </EmptyState>
        </Panel>
      ) : (
        <Table
          caption={name}
          isCaptionHidden
          columns={columns}
          rows={members}
          keyOf={({ userID }) => userID}
        />
      )}
      {total > limit && <Pager page={page} limit={limit} total={total} hrefOf={hrefOf} />}
      {chosen && <SendLinkModal member={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}
