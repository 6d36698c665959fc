import { useEffect } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { listRepairs, Repair, startRepairs } from '../../repairs.contract.ts';
import styles from './Repairs.module.css';
import { RepairTable } from './RepairTable.tsx';

const LOOK_MS = 2000;

/** How each stands, and what can be done about it. */
export default function Repairs() {
  const { t } = useTranslator();
  const { data, isError } = useQuery<typeof listRepairs>('GET /repairs', {}, { staleTime: 0 });
  const isAtWork = data?.repairs.some(({ last }) => last?.state === 'waiting' || last?.state === 'running');
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setInterval(() => void invalidateQueries('GET /repairs'), LOOK_MS);
    return () => clearInterval(timer);
  }, [isAtWork]);
  if (isError && !data)
    return (
      <ErrorPanel title={t('What there is to mend did not come.')} headingLevel={2}>
        {t('Reload the page to try again.')}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={3} />;
  const of = (kind: Repair['kind']) => data.repairs.filter((each) => each.kind === kind);
  return (
    <div className={styles.page}>
      <Part id="repairs-index" title={t('Search index')} repairs={of('index')} />
      <Part id="repairs-caches" title={t('Caches')} repairs={of('cache')}>
        {t(
          'Of the process that answered. Emptied are those of all; pages take longer until they fill again.',
        )}
      </Part>
      <Part id="repairs-counters" title={t('Counters')} repairs={of('counter')}>
        {t('Numbers that are stored, such as how many comments a discussion has, beside what they count.')}
      </Part>
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  repairs: readonly Repair[];
  children?: string;
}

function Part({ id, title, repairs, children }: PartProps) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('repairs');
  const start = (names: string[], isCheck: boolean) =>
    run(async () => {
      const { body } = await call<typeof startRepairs>('POST /repairs', { body: { names, isCheck } });
      await invalidateQueries('GET /repairs');
      showToast(
        body.count > 0
          ? t('Asked for. The result stands here when it is done.')
          : t('At work already. The result stands here when it is done.'),
        { id: 'repairs', tone: body.count > 0 ? 'success' : 'plain', isAutoDismissed: true },
      );
    });
  const all = (isCheck: boolean) =>
    start(
      repairs.map(({ name }) => name),
      isCheck,
    );
  const hasMany = repairs.length > 1 && repairs.every(({ canCheck }) => canCheck);
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {hasMany && (
          <div className={styles.acts}>
            <Button size={32} disabled={isBusy} onClick={() => all(true)}>
              {t('Check all')}
            </Button>
            <Button size={32} disabled={isBusy} onClick={() => all(false)}>
              {t('Recount all')}
            </Button>
          </div>
        )}
      </div>
      {children && <p className={styles.muted}>{children}</p>}
      <RepairTable caption={title} repairs={repairs} isBusy={isBusy} onStart={start} />
    </section>
  );
}
