import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { LastRun, Repair } from '../../repairs.contract.ts';
import styles from './Repairs.module.css';

interface RepairTableProps {
  caption: string;
  repairs: readonly Repair[];
  isBusy: boolean;
  onStart: (names: string[], isCheck: boolean) => void;
}

export function RepairTable({ caption, repairs, isBusy, onStart }: RepairTableProps) {
  const { t } = useTranslator();
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={[
        { ...{ id: 'title', name: t('What'), isRowHead: true }, cell: (repair) => <Title {...repair} /> },
        { id: 'last', name: t('Last time'), cell: ({ last }) => <Last last={last} /> },
        {
          ...{ id: 'acts', name: t('Actions'), isNameHidden: true },
          cell: (repair) => <Acts repair={repair} isBusy={isBusy} onStart={onStart} />,
        },
      ]}
      rows={repairs}
      keyOf={({ name }) => name}
    />
  );
}

interface ActsProps extends Pick<RepairTableProps, 'isBusy' | 'onStart'> {
  repair: Repair;
}

function Acts({ repair: { name, title, act, canCheck, last }, isBusy, onStart }: ActsProps) {
  const { t } = useTranslator();
  const words = last?.state === 'failed' && !last.isCheck ? t('Try again') : act;
  return (
    <div className={styles.acts}>
      {canCheck && (
        <Button
          size={32}
          disabled={isBusy}
          aria-label={t('Check: {title}', { title })}
          onClick={() => onStart([name], true)}
        >
          {t('Check')}
        </Button>
      )}
      <Button
        size={32}
        disabled={isBusy}
        aria-label={t('{act}: {title}', { act: words, title })}
        onClick={() => onStart([name], false)}
      >
        {words}
      </Button>
    </div>
  );
}

function Title({ kind, title, facts }: Repair) {
  return (
    <div className={styles.words}>
      <span className={styles.name}>{kind === 'counter' ? <code>{title}</code> : title}</span>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Last({ last }: { last: LastRun | null }) {
  const { t } = useTranslator();
  if (!last) return <span className={styles.muted}>{t('Never')}</span>;
  return (
    <div className={styles.words}>
      <p className={styles.last}>
        <Outcome {...last} /> <TimeAgo date={last.dateFinished ?? last.dateAsked} />
      </p>
      {last.problem && <p className={styles.problem}>{last.problem}</p>}
    </div>
  );
}

function Outcome({ state, isCheck, countDone, countTotal, differed }: LastRun) {
  const { t, plural, locale } = useTranslator();
  if (state === 'waiting') return t('Waits for its turn');
  if (state === 'failed') return t('Failed');
  if (state === 'running')
    return countTotal === 0
      ? t('At work')
      : t('{done} of {total}', {
          done: countDone.toLocaleString(locale),
          total: countTotal.toLocaleString(locale),
        });
  if (differed === 0) return isCheck ? t('All right') : t('Done: nothing differed');
  return isCheck
    ? plural(differed, { one: '{count} differs', other: '{count} differ' })
    : plural(differed, { one: '{count} made right', other: '{count} made right' });
}
