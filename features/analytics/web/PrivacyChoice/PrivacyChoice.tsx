// Whether one is counted without anything of one’s own: of members for the account, of guests in this browser.
import { useId } from 'react';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { getAnalyticsPrivacy, setAnalyticsPrivacy } from '../../analytics.contract.ts';

const OPTIONS = [
  { value: -1, label: 'As the community has it' },
  { value: 1, label: 'Count me anonymously' },
  { value: 0, label: 'Count me as a member or a guest' },
] as const;

export function PrivacyChoice({ className }: { className?: string | undefined }) {
  const { t } = useTranslator();
  const name = useId();
  const { data, error } = useQuery<typeof getAnalyticsPrivacy>('GET /analytics/privacy', {});
  const { isBusy, run } = useTask('privacy');
  const choose = (AnonymizeData: -1 | 0 | 1) =>
    run(async () => {
      await call<typeof setAnalyticsPrivacy>('POST /analytics/privacy', {
        body: { AnonymizeData: AnonymizeData === -1 ? -1 : AnonymizeData === 1 },
      });
      await invalidateQueries('GET /analytics/privacy');
    }, t('Your choice was saved.'));
  return (
    <fieldset className={className} aria-busy={!data && !error}>
      <legend>{t('Privacy')}</legend>
      {error && <Notice tone="error">{error.message}</Notice>}
      {OPTIONS.map(({ value, label }) => (
        <Radio
          key={value}
          name={name}
          label={t(label)}
          checked={data?.AnonymizeData === value}
          disabled={!data || isBusy}
          onChange={() => void choose(value)}
        />
      ))}
    </fieldset>
  );
}
