import { useId, useState } from 'react';
import type { GroupProps } from '../../../../platform/ui/HomeWidget/group-props.ts';
import { TabPanels } from '../../../../platform/ui/TabPanels/TabPanels.tsx';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { Framed } from '../../../../platform/web/nodes/Framed.tsx';
import { DiscussionsWidget } from '../DiscussionsWidget/DiscussionsWidget.tsx';
import type { DiscussionsWidgetProps } from '../DiscussionsWidget/discussions-widget-props.ts';
import styles from './TabsWidget.module.css';

export interface TabsWidgetProps extends GroupProps {
  /** `tabs`: as tabs above what they open; else as a choice in a line. */
  tabType?: 'inline' | 'tabs';
  tabs: { tabPresetID: string; label: string; componentProps: DiscussionsWidgetProps }[];
}

/** Several lists in the place of one. Without scripts the first is there to read. */
export function TabsWidget({ tabs, tabType, ...head }: TabsWidgetProps) {
  const { t } = useTranslator();
  if (tabs.length === 0) return null;
  const { title } = head;
  const hasTitle = Boolean(title) && head.titleType !== 'none';
  const label = title ? t(title) : t('Lists of posts');
  const lists =
    tabType === 'tabs' && tabs.length > 1 ? (
      <TabPanels
        label={label}
        tabs={tabs.map((tab) => ({
          id: tab.tabPresetID,
          name: t(tab.label),
          content: <DiscussionsWidget {...tab.componentProps} titleType="none" />,
        }))}
      />
    ) : (
      <InlineTabs tabs={tabs} label={label} />
    );
  const plain = (
    <section className={styles.tabs}>
      {hasTitle && (
        <WidgetHead
          size="large"
          title={label}
          description={head.descriptionType !== 'none' && head.description}
        />
      )}
      {lists}
    </section>
  );
  return (
    <Framed of={head} label={label} title={hasTitle && label} plain={plain}>
      <div className={styles.tabs}>{lists}</div>
    </Framed>
  );
}

function InlineTabs({ tabs, label }: Pick<TabsWidgetProps, 'tabs'> & { label: string }) {
  const { t } = useTranslator();
  const name = useId();
  const [chosen, setChosen] = useState(tabs[0]?.tabPresetID ?? '');
  const shown = tabs.find((tab) => tab.tabPresetID === chosen) ?? tabs[0];
  if (!shown) return null;
  return (
    <>
      {tabs.length > 1 && (
        <div>
          <SegmentedChoice
            label={label}
            name={name}
            value={shown.tabPresetID}
            onChange={setChosen}
            options={tabs.map((tab) => ({ value: tab.tabPresetID, name: t(tab.label) }))}
          />
        </div>
      )}
      <DiscussionsWidget {...shown.componentProps} titleType="none" />
    </>
  );
}
