import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { stopBackup } from '../../backups.contract.ts';

export function StopButton({ name, onChanged }: { name: string; onChanged: () => void }) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('backups');
  const stop = () =>
    run(async () => {
      await call<typeof stopBackup>('POST /backups/:name/stop', { params: { name } });
      onChanged();
    }, t('It stops in a moment.'));
  return (
    <Button kind="text" size={24} isBusy={isBusy} onClick={() => void stop()}>
      {t('Stop')}
    </Button>
  );
}
