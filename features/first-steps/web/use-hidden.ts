import { call } from '../../../platform/web/api/call.ts';
import { useTask } from '../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../platform/web/router/screen.tsx';
import type { editConfig } from '../../config/config.contract.ts';
import { HIDDEN_KEY } from '../first-steps.contract.ts';

/** Takes the card off the home page, or puts it back. */
export function useHidden() {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('first-steps');
  const hide = (isHidden: boolean) =>
    run(
      async () => {
        await call<typeof editConfig>('PATCH /config', { body: { [HIDDEN_KEY]: isHidden } });
        await revalidate();
      },
      isHidden
        ? t('The first steps are not at the home page any more. They stay in the settings.')
        : t('The home page leads to the first steps again.'),
    );
  return { isBusy, hide };
}
