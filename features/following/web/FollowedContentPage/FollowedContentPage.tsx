// All that one follows and mutes, to change and to stop: there before any script.
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { FollowedContentProps } from '../../following.states.ts';
import styles from './FollowedContentPage.module.css';
import { FollowedRow, MutedRow } from './FollowedRows.tsx';

export function FollowedContentPage({ follows, mutes, channels }: FollowedContentProps) {
  const { t } = useTranslator();
  return (
    <div className={styles.page}>
      <PageHead title={t('Followed and muted')} />
      <section aria-labelledby="followed">
        <h2 id="followed">{t('Followed')}</h2>
        <p className={styles.note}>{t('What is new there comes to your notifications.')}</p>
        <Panel>
          {follows.length === 0 ? (
            <EmptyState icon="bell" headingLevel={3} title={t('You follow nothing yet.')}>
              <p>{t('Categories, tags, discussions and people have a button to follow them.')}</p>
            </EmptyState>
          ) : (
            <ul className={styles.rows}>
              {follows.map((each) => (
                <FollowedRow
                  key={`${each.recordType} ${each.recordID}`}
                  followed={each}
                  channels={channels}
                />
              ))}
            </ul>
          )}
        </Panel>
      </section>
      <section aria-labelledby="muted">
        <h2 id="muted">{t('Muted')}</h2>
        <p className={styles.note}>
          {t(
            'It is left out of your lists, and nothing comes of it, neither on the site nor by mail or push.',
          )}
        </p>
        <Panel>
          {mutes.length === 0 ? (
            <EmptyState icon="bell-off" headingLevel={3} title={t('You muted nothing.')} />
          ) : (
            <ul className={styles.rows}>
              {mutes.map((each) => (
                <MutedRow key={`${each.recordType} ${each.recordID}`} muted={each} />
              ))}
            </ul>
          )}
        </Panel>
      </section>
    </div>
  );
}
