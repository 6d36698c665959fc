import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

export function FragmentProblem() {
  const { t } = useTranslator();
  return (
    <Notice tone="error" role="alert">
      {t('Error Loading Fragment')}
    </Notice>
  );
}
