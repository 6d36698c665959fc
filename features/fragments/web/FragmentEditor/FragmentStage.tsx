// The code, and what it draws beside it, or below it where there is less room.
import { TabPanels } from '../../../../platform/ui/TabPanels/TabPanels.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CodePanel } from './CodePanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import styles from './FragmentEditor.module.css';
import { FragmentPreview } from './FragmentPreview.tsx';
import type { FragmentDraft } from './use-fragment-draft.ts';

export function FragmentStage({ draft }: { draft: FragmentDraft }) {
  const { t } = useTranslator();
  return (
    <div className={styles.stage}>
      <TabPanels
        label={t('Parts')}
        keepsPanels
        tabs={[
          { id: 'js', name: t('Script'), content: <CodePanel draft={draft} part="js" /> },
          { id: 'css', name: t('Style sheet'), content: <CodePanel draft={draft} part="css" /> },
          {
            id: 'data',
            name: t('Preview data'),
            ...(draft.text.previewData.length > 0 && { count: draft.text.previewData.length }),
            content: <DataPanel draft={draft} />,
          },
        ]}
      />
      <FragmentPreview draft={draft} />
    </div>
  );
}
