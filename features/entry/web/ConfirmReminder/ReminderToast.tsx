import { useEffect } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

const RESEND_PATH = '/entry/emailconfirmrequest';
const STORAGE_KEY = 'parley-confirm-reminder';

/** Draws nothing itself. */
export default function ReminderToast() {
  const { t } = useTranslator();
  useEffect(() => {
    if (location.pathname.startsWith('/entry/') || !isFirstTime()) return;
    showToast(
      <>
        {t('Your email address is not confirmed.')} <a href={RESEND_PATH}>{t('Resend confirmation email')}</a>
      </>,
      { id: 'confirm-email', tone: 'warning' },
    );
  }, [t]);
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
