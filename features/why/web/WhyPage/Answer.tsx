// The verdict, the steps that led to it, and what the one who was refused is told.
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { WhyAnswer } from '../../why.contract.ts';
import styles from './Chain.module.css';
import { ChainStep } from './ChainStep.tsx';
import { chainOf } from './chain.ts';

export function Answer({ answer }: { answer: WhyAnswer }) {
  const { t } = useTranslator();
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
            <ChainStep key={keyOf(step)} step={step} answer={answer} />
          ))}
        </ol>
        {refusal && (
          <p className={styles.told}>
            {t('{name} is told only: “{message}”', { name: who.name, message: t(refusal.message) })}
          </p>
        )}
      </Panel>
    </section>
  );
}

function keyOf(step: ReturnType<typeof chainOf>[number]): string {
  if (step.kind === 'permission') return `permission ${step.permission.permission}`;
  return step.kind === 'state' ? `state ${step.state.state}` : step.kind;
}
