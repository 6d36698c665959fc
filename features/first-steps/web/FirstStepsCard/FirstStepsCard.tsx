import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Meter } from '../../../../platform/ui/Meter/Meter.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { FIRST_STEPS_PATH, type FirstStepsCardProps } from '../../first-steps.contract.ts';
import { useHidden } from '../use-hidden.ts';
import styles from './FirstStepsCard.module.css';

/** Leads on after set-up, until everything is done or nobody wants to see it. */
export function FirstStepsCard({ total }: FirstStepsCardProps) {
  const { t, plural } = useTranslator();
  const { isBusy, hide } = useHidden();
  const left = useViewerState('counts')?.firstSteps ?? 0;
  if (left === 0) return null;
  return (
    <Panel as="section" label={t('First steps')} className={styles.card}>
      <div className={styles.text}>
        <h2 className={styles.title}>{t('First steps')}</h2>
        <p className={styles.left}>
          {plural(
            left,
            {
              one: '{count} step of {total} is left',
              other: '{count} steps of {total} are left',
            },
            { total },
          )}
        </p>
        <Meter percent={(100 * (total - left)) / total} />
      </div>
      <div className={styles.actions}>
        <LinkButton kind="primary" href={FIRST_STEPS_PATH}>
          {t('Go on')}
        </LinkButton>
        <Button kind="text" disabled={isBusy} onClick={() => void hide(true)}>
          {t('Hide this')}
        </Button>
      </div>
    </Panel>
  );
}
