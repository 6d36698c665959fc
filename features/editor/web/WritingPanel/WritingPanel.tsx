// In which format I write: saved as it is chosen, and the same as the switch below every editor.
import { useId, useState } from 'react';
import { HeadedPanel } from '../../../../platform/ui/HeadedPanel/HeadedPanel.tsx';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { setViewerState, useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { WritingFormat } from '../../writing-preferences.contract.ts';
import { rememberFormat, usePreferredFormat } from '../preferred-format.ts';

export default function WritingPanel() {
  const { t } = useTranslator();
  const groupName = useId();
  const chosen = useViewerState('writingFormat');
  const preferred = usePreferredFormat();
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (format: WritingFormat) => {
    if (isBusy || format === chosen) return;
    setIsBusy(true);
    try {
      await rememberFormat(format);
    } catch (error) {
      setViewerState({ writingFormat: chosen ?? null });
      showToast(problemText(error), { id: 'writing', tone: 'error' });
    }
    setIsBusy(false);
  };
  return (
    <HeadedPanel
      icon="pencil"
      title={t('Writing')}
      control={
        <SegmentedChoice
          label={t('Write in')}
          name={groupName}
          value={preferred}
          onChange={(format) => void choose(format as WritingFormat)}
          options={[
            { value: 'rich2', name: t('Rich text') },
            { value: 'markdown', name: 'Markdown' },
          ]}
        />
      }
    >
      <p>{t('On all your devices. Below every text you can switch, and go on with what is written.')}</p>
    </HeadedPanel>
  );
}
