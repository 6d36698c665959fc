import { Meter } from '../../../../platform/ui/Meter/Meter.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Readouts } from '../../../../platform/ui/Readouts/Readouts.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { PreferencePreview as Preview } from '../../preview.contract.ts';
import styles from './PreferencePreview.module.css';

export default function Shown({ preview }: { preview: Preview }) {
  const { t } = useTranslator();
  const { countAll, countPopup, countEmail, countPush, isPartial, kinds, mails } = preview;
  const most = Math.max(1, ...kinds.map(({ count }) => count));
  return (
    <Panel isPadded className={styles.panel}>
      <Readouts
        isPlain
        items={[
          { label: t('Site'), value: countPopup },
          { label: t('Mail'), value: countEmail },
          { label: t('Push'), value: countPush },
          { label: t('Happened around you'), value: countAll },
        ]}
      />
      {isPartial && (
        <Notice>{t('More was written last week than is looked at: these are the newest posts.')}</Notice>
      )}
      <ul className={styles.kinds} hidden={kinds.length === 0}>
        {kinds.map(({ name, count }) => (
          <li key={name} className={styles.kind}>
            <bdi>{name}</bdi>
            <Meter percent={(100 * count) / most} />
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
      {mails.length > 0 && (
        <>
          <h3>{t('The newest mails')}</h3>
          <ul className={styles.mails}>
            {mails.map(({ url, name, reason, dateInserted }) => (
              <li key={`${url} ${dateInserted}`}>
                <a href={url}>
                  <bdi>{name}</bdi>
                </a>{' '}
                <span className={styles.note}>
                  {reason} · <TimeAgo date={dateInserted} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
