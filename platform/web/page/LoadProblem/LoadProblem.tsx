import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useTranslator } from '../../i18n/language.tsx';

interface LoadProblemProps {
  error: { message: string };
  refetch: () => unknown;
}

/** In the place of what could not be read: why, and another try. */
export function LoadProblem({ error, refetch }: LoadProblemProps) {
  const { t } = useTranslator();
  return (
    <Notice tone="error">
      {error.message}{' '}
      <Button kind="textPrimary" size={24} onClick={() => void refetch()}>
        {t('Try again')}
      </Button>
    </Notice>
  );
}
