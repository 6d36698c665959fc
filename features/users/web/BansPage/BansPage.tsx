// From where nobody registers or signs in: ranges of network addresses, and mail domains.
import { lazy, Suspense, useState } from 'react';
import { ActList, ActListItem, ActListNote } from '../../../../platform/ui/ActList/ActList.tsx';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { BanRule } from '../../ban-rules.contract.ts';
import { BANS_PATH } from '../../users.address.ts';
import type { BansPageProps } from '../../users.states.ts';
import styles from './BansPage.module.css';

const BanForm = lazy(() => import('./BanForm.tsx'));
const LiftBan = lazy(() => import('./LiftBan.tsx'));

export function BansPage({ bans, page, hasMore }: BansPageProps) {
  const { t } = useTranslator();
  const [isAdding, setIsAdding] = useState(false);
  const [lifted, setLifted] = useState<BanRule>();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('Bans of networks and mail domains')}
        actions={
          <Button icon="plus" onClick={() => setIsAdding(true)}>
            {t('Add a ban')}
          </Button>
        }
      />
      <Panel>
        {bans.length === 0 ? (
          <EmptyState icon="ban" title={t('Nobody is banned by where they come from')}>
            <p>
              {t(
                'Ban a range of network addresses or a mail domain where new accounts do harm again and again.',
              )}
            </p>
          </EmptyState>
        ) : (
          <ActList>
            {bans.map((ban) => (
              <Ban key={ban.banRuleID} ban={ban} onLift={() => setLifted(ban)} />
            ))}
          </ActList>
        )}
      </Panel>
      {(page > 1 || hasMore) && <Pages page={page} hasMore={hasMore} />}
      <Suspense>
        {isAdding && <BanForm onClose={() => setIsAdding(false)} />}
        {lifted && <LiftBan ban={lifted} onClose={() => setLifted(undefined)} />}
      </Suspense>
    </div>
  );
}

function Ban({ ban, onLift }: { ban: BanRule; onLift: () => void }) {
  const { t } = useTranslator();
  return (
    <ActListItem
      title={<bdi>{ban.addressRange ?? ban.mailDomain}</bdi>}
      acts={
        <Button kind="text" size={32} icon="undo-2" onClick={onLift}>
          {t('Lift')}
        </Button>
      }
    >
      {ban.reason !== '' && <p dir="auto">{ban.reason}</p>}
      <ActListNote>
        {t('Banned')} <TimeAgo date={ban.dateInserted} />
        {ban.dateExpires && (
          <>
            {' · '}
            {t('Ends')} <TimeAgo date={ban.dateExpires} />
          </>
        )}
      </ActListNote>
    </ActListItem>
  );
}

function Pages({ page, hasMore }: Pick<BansPageProps, 'page' | 'hasMore'>) {
  const { t } = useTranslator();
  return (
    <nav className={styles.pages} aria-label={t('Pages')}>
      {page > 1 && (
        <LinkButton kind="text" href={`${BANS_PATH}?page=${page - 1}`}>
          {t('Previous page')}
        </LinkButton>
      )}
      {hasMore && (
        <LinkButton kind="text" href={`${BANS_PATH}?page=${page + 1}`}>
          {t('Next page')}
        </LinkButton>
      )}
    </nav>
  );
}
