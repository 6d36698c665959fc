import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { MailHealth, releaseAddress } from '../../mail-health.contract.ts';
import styles from './MailHealth.module.css';

type Suppressed = MailHealth['suppressed'][number];

interface SuppressedAddressesProps {
  suppressed: readonly Suppressed[];
  onReleased: () => void;
}

export function SuppressedAddresses({ suppressed, onReleased }: SuppressedAddressesProps) {
  const { t } = useTranslator();
  const release = async (address: string) => {
    try {
      await call<typeof releaseAddress>('POST /mail-health/release', { body: { address } });
      onReleased();
    } catch (error) {
      showToast(problemText(error), { id: 'release', tone: 'error' });
    }
  };
  const columns: TableColumn<Suppressed>[] = [
    { id: 'address', name: t('Address'), isRowHead: true, cell: ({ address }) => <bdi>{address}</bdi> },
    {
      id: 'problem',
      name: t('What was said'),
      cell: ({ problem }) => (
        <bdi dir="ltr" className={styles.words}>
          {problem}
        </bdi>
      ),
    },
    { id: 'date', name: t('Since'), cell: ({ dateSuppressed }) => <TimeAgo date={dateSuppressed} /> },
    {
      id: 'release',
      name: t('Actions'),
      isNameHidden: true,
      cell: ({ address }) => (
        <Button
          kind="textPrimary"
          size={24}
          aria-label={t('Send mails to {address} again', { address })}
          onClick={() => void release(address)}
        >
          {t('Send again')}
        </Button>
      ),
    },
  ];
  return (
    <section aria-labelledby="suppressed">
      <h2 id="suppressed" className={styles.title}>
        {t('Addresses that mails do not reach')}
      </h2>
      <p className={styles.soft}>
        {t(
          'Nothing is sent there but what members ask for themselves: a new password, a link that confirms.',
        )}
      </p>
      <Table
        caption={t('Addresses that mails do not reach')}
        isCaptionHidden
        columns={columns}
        rows={suppressed}
        keyOf={({ address }) => address}
        empty={t('There is none.')}
      />
    </section>
  );
}
