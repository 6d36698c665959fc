import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AutomationRun, retryRun } from '../../automation.contract.ts';

/** What a run failed at, how often it was tried, and the way to try it now. */
export function FailedRun({ run, onRetried }: { run: AutomationRun; onRetried: () => void }) {
  const { t, plural } = useTranslator();
  const { isBusy, run: start } = useTask('automation-run');
  const { automationRuleDispatchID, error, countAttempts, dateRetry } = run;
  const retry = () =>
    start(async () => {
      await call<typeof retryRun>('POST /automation-rules/dispatches/:automationRuleDispatchID/retry', {
        params: { automationRuleDispatchID },
      });
      onRetried();
    }, t('It was tried again.'));
  return (
    // One cell on a phone lays out its parts side by side.
    <div>
      <Tag preset="error">{t('Failed')}</Tag> <bdi>{error}</bdi>{' '}
      {plural(countAttempts, { one: 'Tried once.', other: 'Tried {count} times.' })}{' '}
      {dateRetry && (
        <>
          {t('Tried next:')} <TimeAgo date={dateRetry} form="extended" />
        </>
      )}{' '}
      <Button
        kind="textPrimary"
        size={24}
        isBusy={isBusy}
        aria-label={t('Try again, run {number}', { number: automationRuleDispatchID })}
        onClick={() => void retry()}
      >
        {t('Try again')}
      </Button>
    </div>
  );
}
