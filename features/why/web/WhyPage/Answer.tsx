// The verdict, the steps that led to it, and what the one who was refused is told.
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import type { WhyAnswer } from '../../why.contract.ts';
import styles from './Chain.module.css';
import { ChainStep } from './ChainStep.tsx';
import { chainOf } from './chain.ts';

interface AnswerProps {
  answer: WhyAnswer;
  /** What it was asked of, as the audit log filters. */
  record: string;
  viewAsUrl: string;
}

export function Answer({ answer, record, viewAsUrl }: AnswerProps) {
  const { t } = useTranslator();
  const mayViewAs = usePermission('site.manage');
  const { isAllowed, refusal, who } = answer;
  return (
    <section aria-live="polite" aria-labelledby="verdict">
      <Panel>
        <h2 id="verdict" className={styles.verdict} data-passed={isAllowed}>
          <Icon name={isAllowed ? 'circle-check' : 'circle-x'} />
          <span>
            {isAllowed ? t('{name} may.', { name: who.name }) : t('{name} may not.', { name: who.name })}
          </span>
        </h2>
        <ol className={styles.chain} aria-label={t('What decided it, step by step')}>
          {chainOf(answer).map((step) => (
            <ChainStep key={keyOf(step)} step={step} answer={answer} record={record} />
          ))}
        </ol>
        <div className={styles.told}>
          {refusal && (
            <p>{t('{name} is told only: “{message}”', { name: who.name, message: t(refusal.message) })}</p>
          )}
          {mayViewAs && (
            <LinkButton size={32} icon="eye" href={viewAsUrl}>
              {t('View as {name}', { name: who.name })}
            </LinkButton>
          )}
        </div>
      </Panel>
    </section>
  );
}

function keyOf(step: ReturnType<typeof chainOf>[number]): string {
  if (step.kind === 'permission') return `permission ${step.permission.permission}`;
  return step.kind === 'state' ? `state ${step.state.state}` : step.kind;
}
