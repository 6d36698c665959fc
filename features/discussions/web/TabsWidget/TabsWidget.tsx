import { useId, useState } from 'react';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { DiscussionsWidget } from '../DiscussionsWidget/DiscussionsWidget.tsx';
import type { DiscussionsWidgetProps } from '../DiscussionsWidget/discussions-widget-props.ts';
import styles from './TabsWidget.module.css';

export interface TabsWidgetProps {
  title?: string;
  titleType?: string;
  description?: string;
  descriptionType?: string;
  tabs: { tabPresetID: string; label: string; componentProps: DiscussionsWidgetProps }[];
}

/** Several lists in the place of one. Without scripts the first is there to read. */
export function TabsWidget({ title, tabs, ...head }: TabsWidgetProps) {
  const { t } = useTranslator();
  const name = useId();
  const [chosen, setChosen] = useState(tabs[0]?.tabPresetID ?? '');
  const shown = tabs.find((tab) => tab.tabPresetID === chosen) ?? tabs[0];
  if (!shown) return null;
  return (
    <section className={styles.tabs}>
      {title && head.titleType !== 'none' && (
        <WidgetHead
          size="large"
          title={t(title)}
          description={head.descriptionType !== 'none' && head.description}
        />
      )}
      {tabs.length > 1 && (
        <div>
          <SegmentedChoice
            label={title ? t(title) : t('Lists of posts')}
            name={name}
            value={shown.tabPresetID}
            onChange={setChosen}
            options={tabs.map((tab) => ({ value: tab.tabPresetID, name: t(tab.label) }))}
          />
        </div>
      )}
      <DiscussionsWidget {...shown.componentProps} titleType="none" />
    </section>
  );
}
