import { useEffect } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';

const RESEND_PATH = '/entry/emailconfirmrequest';
const STORAGE_KEY = 'parley-confirm-reminder';

/** Says once that the address still waits to be confirmed. Draws nothing itself. */
export function ConfirmReminder() {
  const { t } = useTranslator();
  const { isConfirmEmailRequired } = useSite();
  const me = useMe();
  const isWanted = isConfirmEmailRequired === true && me?.isEmailConfirmed === false;
  useEffect(() => {
    if (!isWanted || location.pathname.startsWith('/entry/') || !isFirstTime()) return;
    showToast(
      <>
        {t('Your email address is not confirmed.')} <a href={RESEND_PATH}>{t('Resend confirmation email')}</a>
      </>,
      { id: 'confirm-email', tone: 'warning' },
    );
  }, [isWanted, t]);
  return null;
}

/** Once for as long as the tab is open; without storage, once a page. */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY)) return false;
    sessionStorage.setItem(STORAGE_KEY, '1');
  } catch {
    return true;
  }
  return true;
}
