import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { DashboardPageProps } from '../../dashboard.states.ts';
import styles from './FigureList.module.css';

type Figures = NonNullable<DashboardPageProps['figures']>;
type Figure = Figures['figures'][number];

export function FigureList({ days, figures }: Figures) {
  const { t } = useTranslator();
  return (
    <section aria-labelledby="how-it-goes">
      <div className={styles.head}>
        <h2 id="how-it-goes">{t('How it goes')}</h2>
        <span className={styles.muted}>
          {t('The last {count} days, beside the {count} before', { count: days })}
        </span>
      </div>
      <Panel>
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure.id} className={styles.figure}>
              <dt>{figure.name}</dt>
              <dd>
                <Change {...figure} />
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </section>
  );
}

function Change({ now, before }: Figure) {
  const { t, locale } = useTranslator();
  if (!now || !before) return <span className={styles.muted}>{t('Could not be counted.')}</span>;
  const inFull = ({ value, isMore }: NonNullable<Figure['now']>) =>
    value.toLocaleString(locale) + (isMore ? '+' : '');
  const isKnown = before.value > 0 && !now.isMore && !before.isMore;
  const change = isKnown ? now.value / before.value - 1 : 0;
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <>
      <b className={styles.value}>{inFull(now)}</b>
      {isKnown && change !== 0 && (
        <span className={styles.change}>
          <Icon
            name={change > 0 ? 'arrow-up' : 'arrow-down'}
            size="sm"
            label={change > 0 ? t('More by') : t('Less by')}
          />
          {share.format(Math.abs(change))}
        </span>
      )}
      <span className={styles.muted}>{t('from {count}', { count: inFull(before) })}</span>
    </>
  );
}
