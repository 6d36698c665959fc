import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Progress } from '../../../../platform/ui/Meter/Meter.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { FirstStepsPageProps, ShownStep } from '../../first-steps.contract.ts';
import { stepForms } from '../step-forms.ts';
import { useHidden } from '../use-hidden.ts';
import styles from './FirstStepsPage.module.css';

/** Each step is done by what there is: nothing is ticked by hand. */
export function FirstStepsPage({ steps, isHidden }: FirstStepsPageProps) {
  const { t } = useTranslator();
  const { isBusy, hide } = useHidden();
  const done = steps.filter((step) => step.isDone).length;
  const open = steps.find((step) => !step.isDone);
  return (
    <div className={styles.page}>
      <PageHead
        title={t('First steps')}
        actions={
          <Button kind="text" disabled={isBusy} onClick={() => void hide(!isHidden)}>
            {isHidden ? t('Show at the home page') : t('Hide at the home page')}
          </Button>
        }
      />
      <Panel>
        <div className={styles.head}>
          <h2 className={styles.count}>
            {open
              ? t('{done} of {total} done', { done, total: steps.length })
              : t('All done. Good luck with your community!')}
          </h2>
          <Progress percent={(100 * done) / Math.max(1, steps.length)} label={t('Steps done')} />
        </div>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <Step key={step.id} step={step} number={at + 1} isOpen={step === open} />
          ))}
        </ol>
      </Panel>
    </div>
  );
}

function Step({ step, number, isOpen }: { step: ShownStep; number: number; isOpen: boolean }) {
  const { t } = useTranslator();
  const { id, title, description, action, hasForm, isDone } = step;
  const Form = hasForm ? stepForms[id] : undefined;
  return (
    <li className={styles.step} aria-current={isOpen ? 'step' : undefined}>
      <span className={classNames(styles.mark, isDone && styles.done, isOpen && styles.open)}>
        {isDone ? <Icon name="check" label={t('Done')} /> : number}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{t(title)}</h3>
        <p className={styles.about}>{t(description)}</p>
        {Form && <Form />}
      </div>
      {action && (
        <LinkButton kind={isDone ? 'text' : isOpen ? 'primary' : undefined} href={action.url}>
          {isDone ? t('Change') : t(action.name)}
          <span className="visuallyHidden"> ({t(title)})</span>
        </LinkButton>
      )}
    </li>
  );
}
