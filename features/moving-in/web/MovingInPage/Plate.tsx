import type { ReactNode } from 'react';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './MovingInPage.module.css';

interface Props {
  title: string;
  step: 1 | 2 | 3 | 4;
  /** At its foot: a word on what is safe, and what can be done. */
  note?: ReactNode;
  acts?: ReactNode;
  children: ReactNode;
}

/** One of the four steps. */
export function Plate({ title, step, note, acts, children }: Props) {
  const { t } = useTranslator();
  return (
    <Panel as="section" labelledBy="moving-in-step">
      <div className={styles.head}>
        <h2 id="moving-in-step">{title}</h2>
        <span className={styles.dots} role="img" aria-label={t('Step {step} of 4', { step })}>
          {[1, 2, 3, 4].map((each) => (
            <i key={each} className={classNames(each <= step && styles.on)} />
          ))}
        </span>
      </div>
      <div className={styles.body}>{children}</div>
      {(note || acts) && (
        <div className={styles.foot}>
          <span className={styles.note}>{note}</span>
          <span className={styles.acts}>{acts}</span>
        </div>
      )}
    </Panel>
  );
}
