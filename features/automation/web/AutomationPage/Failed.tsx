import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslator();
  return (
    <Notice tone="error">
      {error.message}{' '}
      <Button kind="textPrimary" size={24} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Notice>
  );
}
