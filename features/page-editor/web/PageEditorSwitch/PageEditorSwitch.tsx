import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

const PageEditor = lazy(() => import('../PageEditor/PageEditor.tsx'));

/** Turns the page into its editor. */
export function PageEditorSwitch() {
  const { t } = useTranslator();
  const [isOn, setOn] = useState(false);
  return (
    <div>
      <Button size={32} icon="pencil" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        {t('Edit this page')}
      </Button>
      {isOn && (
        <Suspense>
          <PageEditor onClose={() => setOn(false)} />
        </Suspense>
      )}
    </div>
  );
}
