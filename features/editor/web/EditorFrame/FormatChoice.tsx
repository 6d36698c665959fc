import { useId, useState } from 'react';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { ComposerFormat, EditorProps } from '../Composer/composer-props.ts';
import { localDraftKey, saveLocalDraft } from '../local-draft.ts';
import { rememberFormat } from '../preferred-format.ts';

type Choice = Extract<ComposerFormat, 'rich2' | 'markdown'>;

/** Both say the same; whoever switches goes on in the other with all that is written. */
export function FormatChoice(props: EditorProps) {
  const { value, format, draftKey, onChange, prepare, isDisabled } = props;
  const { t } = useTranslator();
  const name = useId();
  const me = useMe();
  const [isSwitching, setSwitching] = useState(false);
  if (format !== 'rich2' && format !== 'markdown') return null;

  const change = async (next: Choice) => {
    if (next === format || isSwitching || isDisabled) return;
    setSwitching(true);
    try {
      const [{ convertBody }] = await Promise.all([import('../convert-body.ts'), prepare?.(next)]);
      const text = convertBody(value, next);
      if (me) {
        rememberFormat(next).catch(() =>
          showToast(t('You go on in it here. It could not be remembered for the next time.'), {
            id: 'format',
            tone: 'warning',
          }),
        );
        // The draft is that of the other editor as soon as this one is gone.
        if (draftKey) saveLocalDraft(localDraftKey(me.userID, draftKey), text, Date.now(), next);
      }
      onChange(text, next);
    } catch {
      showToast(t('The other editor could not be loaded. Your words are still here.'), {
        id: 'format',
        tone: 'error',
      });
    }
    setSwitching(false);
  };
  return (
    <SegmentedChoice
      label={t('Write in')}
      name={name}
      value={format}
      onChange={(next) => void change(next as Choice)}
      options={[
        { value: 'rich2', name: t('Rich text') },
        { value: 'markdown', name: 'Markdown' },
      ]}
    />
  );
}
