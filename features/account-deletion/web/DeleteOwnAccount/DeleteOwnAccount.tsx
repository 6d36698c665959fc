import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

const DeletionSteps = lazy(() => import('./DeletionSteps.tsx'));

/** A member leaves for good, after having seen what goes. */
export function DeleteOwnAccount() {
  const { t } = useTranslator();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={<Spinner />}>
        <DeletionSteps />
      </Suspense>
    );
  return (
    <Button kind="dangerText" onClick={() => setIsOpen(true)}>
      {t('See what goes')}
    </Button>
  );
}
