import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { DashboardPageProps } from '../../dashboard.states.ts';
import styles from './AttentionList.module.css';

type Attention = DashboardPageProps['attention'];
type Item = Attention['items'][number];

/** What waits and what fails, the worst first; below it what was looked at and is in order. */
export function AttentionList({ items, dateChecked }: Attention) {
  const { t, plural } = useTranslator();
  const needing = items.filter(({ severity }) => severity !== 'fine');
  const fine = items.filter(({ severity }) => severity === 'fine');
  return (
    <section aria-labelledby="what-needs-you">
      <div className={styles.head}>
        <h2 id="what-needs-you">{t('What needs you')}</h2>
        <span className={styles.muted}>
          {plural(needing.length, { one: '{count} thing', other: '{count} things' })}
        </span>
      </div>
      <Panel className={styles.panel}>
        {needing.length > 0 ? (
          <ul>
            {needing.map((item) => (
              <Needing key={item.id} item={item} />
            ))}
          </ul>
        ) : (
          <p className={styles.clear}>
            <Icon name="circle-check" size="md" />
            {t('Nothing needs you. No one waits, nothing failed.')}
          </p>
        )}
        {fine.length > 0 && (
          <>
            <div className={styles.group}>
              <h3>{t('In order')}</h3>
              <span className={styles.checked}>
                {t('Looked at')} <TimeAgo date={dateChecked} form="time" />
              </span>
            </div>
            <ul>
              {fine.map((item) => (
                <Fine key={item.id} item={item} />
              ))}
            </ul>
          </>
        )}
      </Panel>
    </section>
  );
}

function Needing({ item }: { item: Item }) {
  const { t } = useTranslator();
  const { severity, icon, title, text, since, url, linkName } = item;
  return (
    <li className={classNames(styles.item, styles[severity])}>
      <Icon
        name={icon as IconName}
        size="md"
        label={severity === 'waiting' ? undefined : t(SAYS[severity])}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <span className={styles.since}>{since && <TimeAgo date={since} form="short" />}</span>
      {url && (
        <LinkButton href={url} className={styles.link}>
          {linkName}
        </LinkButton>
      )}
    </li>
  );
}

const SAYS = { stop: 'Does not work:', fault: 'Works badly:', waiting: '', fine: '' } as const;

function Fine({ item: { title, text, url, linkName } }: { item: Item }) {
  return (
    <li className={classNames(styles.item, styles.fine)}>
      <Icon name="circle-check" />
      <div className={styles.words}>
        <span>{title}</span> {text && <span className={styles.text}>{text}</span>}
      </div>
      {url && (
        <LinkButton kind="text" size={24} href={url} className={styles.quiet}>
          {linkName}
        </LinkButton>
      )}
    </li>
  );
}
