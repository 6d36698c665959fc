import { useState } from 'react';
import type { SiteMode } from '../../../../platform/contract/site-mode.ts';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { DateTimeInput } from '../../../../platform/ui/DateInput/DateInput.tsx';
import { ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { getSiteMode, putSiteMode, SiteModeState } from '../../site-mode.contract.ts';
import styles from './SiteModePage.module.css';

/** What it is now is asked of the server: whoever comes back to the page does not switch by what was. */
export default function SiteModeForm() {
  const { t } = useTranslator();
  const { data, isError } = useQuery<typeof getSiteMode>('GET /site-mode', {}, { staleTime: 0 });
  if (data) return <Form key={JSON.stringify(data)} state={data} />;
  if (!isError) return <PostSkeletons count={2} />;
  return (
    <ErrorPanel title={t('The mode of the community did not come.')} headingLevel={2}>
      {t('Reload the page to try again.')}
    </ErrorPanel>
  );
}

function Form({ state }: { state: SiteModeState }) {
  const { t } = useTranslator();
  const [typed, setTyped] = useState(state);
  const { isBusy, run } = useTask('site-mode');
  const submit = () =>
    run(async () => {
      await call<typeof putSiteMode>('PUT /site-mode', { body: typed });
      await invalidateQueries('GET /site-mode');
    }, t('Saved.'));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Choices chosen={typed.mode} onChoose={(mode) => setTyped({ ...typed, mode })} />
      {typed.mode !== 'normal' && (
        <>
          <FormField label={t('Why')} hint={t('Everybody reads it.')}>
            {(control) => (
              <Input
                {...control}
                maxLength={300}
                value={typed.reason}
                onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
              />
            )}
          </FormField>
          <FormField label={t('Expected until')} hint={t('It does not end by itself.')}>
            {(control) => (
              <DateTimeInput
                {...control}
                value={typed.until ?? ''}
                onChange={(until) => setTyped({ ...typed, until: until || null })}
              />
            )}
          </FormField>
        </>
      )}
      <div>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}

function Choices({ chosen, onChoose }: { chosen: SiteMode; onChoose: (mode: SiteMode) => void }) {
  const { t } = useTranslator();
  const choices = [
    ['normal', t('As ever'), t('Everybody reads and writes.')],
    [
      'readOnly',
      t('Read-only'),
      t('Everybody reads, nobody writes, not even by mail; jobs wait. Nothing that was typed is lost.'),
    ],
    [
      'maintenance',
      t('Closed for maintenance'),
      t('Only administrators see the community and can work in it. Others read why, and until when.'),
    ],
  ] as const;
  return (
    <fieldset className={styles.choices}>
      <legend>{t('The community is open')}</legend>
      {choices.map(([mode, name, hint]) => (
        <div key={mode} className={styles.choice}>
          <Radio
            name="mode"
            value={mode}
            label={name}
            checked={chosen === mode}
            onChange={() => onChoose(mode)}
          />
          <p>{hint}</p>
        </div>
      ))}
    </fieldset>
  );
}
