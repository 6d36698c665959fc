import { useId } from 'react';
import { Pager } from '../../../../platform/ui/Pager/Pager.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Results } from '../../../../platform/ui/Result/Result.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ProfileActivityProps } from '../../profile-widgets.contract.ts';
import { NothingWritten } from '../NothingWritten/NothingWritten.tsx';
import { ActivityResult } from './ActivityResult.tsx';

const TITLES = { everything: 'Activity', comments: 'Comments', reactions: 'Reactions received' } as const;

const NOTHING = {
  everything: '{name} has not written anything here yet.',
  comments: '{name} has not commented on anything here yet.',
  reactions: 'Nobody has reacted to {name} yet.',
} as const;

export function ProfileActivity({ of, userID, name, items, paging, path }: ProfileActivityProps) {
  const { t } = useTranslator();
  const headID = useId();
  return (
    <section aria-labelledby={headID}>
      {of === 'reactions' ? (
        // No tab says it.
        <WidgetHead id={headID} size="large" title={t(TITLES[of])} />
      ) : (
        <h2 id={headID} className="visuallyHidden">
          {t(TITLES[of])}
        </h2>
      )}
      <Panel>
        {items.length > 0 ? (
          <Results>
            {items.map((item) => (
              <ActivityResult key={`${item.kind}${item.recordID}`} item={item} />
            ))}
          </Results>
        ) : (
          <NothingWritten userID={userID} note={t(NOTHING[of], { name })} isOfComments={of === 'comments'} />
        )}
      </Panel>
      {paging && path && paging.total > paging.limit && (
        <Pager {...paging} jumpAction={path} hrefOf={(page) => (page > 1 ? `${path}/p${page}` : path)} />
      )}
    </section>
  );
}
