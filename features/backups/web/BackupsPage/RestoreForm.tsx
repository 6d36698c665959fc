// Back to what a backup holds: what that is, and the name of the site typed, since everything since then is gone.
import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Readouts } from '../../../../platform/ui/Readouts/Readouts.tsx';
import { formatBytes } from '../../../../platform/ui/ShortNumber/format-bytes.ts';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { Backup, postRestore } from '../../backups.contract.ts';
import { holdingsOf } from './holdings.ts';

interface Props {
  backup: Backup;
  moment: string;
  onClose: () => void;
  onRequested: () => void;
}

export function RestoreForm({ backup, moment, onClose, onRequested }: Props) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const { siteName } = useSite();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await call<typeof postRestore>('POST /backups/:name/restore', {
        params: { name: backup.name },
        body: { siteTitle: typed },
      });
      onRequested();
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };
  return (
    <FormModal
      title={t('Restore the backup of {date}?', { date: moment })}
      submitLabel={t('Restore')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={typed.trim() === ''}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Readouts
        items={[
          ...holdingsOf(backup, t, locale),
          { label: t('Files'), value: formatNumber(backup.files, locale) },
          { label: t('Size'), value: formatBytes(backup.bytes, locale) },
        ]}
        columns={3}
      />
      <p>
        {t(
          'The site becomes what it was then: what was written or changed since is gone. It is closed meanwhile, and starts again by itself. What is there now is backed up first; if anything fails, all stays as it is.',
        )}
      </p>
      <FormField label={t('To be sure, type the name of this site: {name}', { name: siteName })}>
        {(field) => (
          <Input
            {...field}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
          />
        )}
      </FormField>
    </FormModal>
  );
}
