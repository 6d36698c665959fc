import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import { sharedAddress } from './shared-address.ts';

export function useCopyLink(): (url: string) => Promise<void> {
  const { t } = useTranslator();
  return async (shown) => {
    const url = sharedAddress(shown);
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('Link copied to clipboard.'), { id: 'copy-link', tone: 'success', isAutoDismissed: true });
    } catch {
      // Some browsers give no access to the clipboard: the address itself can still be copied by hand.
      showToast(url, { id: 'copy-link' });
    }
  };
}
