import { type ReactNode, useId } from 'react';
import { Pager } from '../../../../platform/ui/Pager/Pager.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { NothingWritten } from '../../../profiles/web/NothingWritten/NothingWritten.tsx';

export interface ProfileDiscussionsProps {
  userID: number;
  name: string;
  isEmpty: boolean;
  list: ReactNode;
  paging: { page: number; limit: number; total: number };
  /** Without the page. */
  path: string;
}

export function ProfileDiscussions({ userID, name, isEmpty, list, paging, path }: ProfileDiscussionsProps) {
  const { t } = useTranslator();
  const headID = useId();
  return (
    <section aria-labelledby={headID}>
      <h2 id={headID} className="visuallyHidden">
        {t('Discussions')}
      </h2>
      {isEmpty ? (
        <Panel>
          <NothingWritten
            userID={userID}
            note={t('{name} has not started a discussion here yet.', { name })}
          />
        </Panel>
      ) : (
        list
      )}
      {paging.total > paging.limit && (
        <Pager {...paging} jumpAction={path} hrefOf={(page) => (page > 1 ? `${path}/p${page}` : path)} />
      )}
    </section>
  );
}
