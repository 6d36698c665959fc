import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useScreen, useScreenStore } from '../../../../platform/web/router/screen.tsx';
import { isEdited, startEditing, stopEditing } from '../page-editing.ts';

/** Turns the page into its editor. */
export function PageEditorSwitch() {
  const { t } = useTranslator();
  const screen = useScreenStore();
  const isOn = isEdited(useScreen());
  return (
    <div>
      <Button
        size={32}
        icon="pencil"
        aria-pressed={isOn}
        data-page-editor-switch=""
        onClick={() => void (isOn ? stopEditing(screen) : startEditing(screen))}
      >
        {t('Edit this page')}
      </Button>
    </div>
  );
}
