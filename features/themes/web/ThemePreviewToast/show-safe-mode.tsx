// Says to whoever asked for it why the page looks plain, and leads back.
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';

export function showSafeMode(): void {
  showToast(<SafeModeText />, { id: 'safe-mode', isWide: true, actions: <WayOut /> });
}

function SafeModeText() {
  const { t } = useTranslator();
  return t('Safe mode: without the theme, and without code of administrators.');
}

function WayOut() {
  const { t } = useTranslator();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('safe-mode');
  return (
    <LinkButton kind="text" size={32} data-reload="" href={`${pathname}${query.size > 0 ? `?${query}` : ''}`}>
      {t('Leave safe mode')}
    </LinkButton>
  );
}
