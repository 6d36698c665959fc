// A layout arranged by hand: settings at the start, the page as blocks or as readers would see it beside them.
import { useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EditorShell } from '../../../../platform/ui/EditorShell/EditorShell.tsx';
import { TabPanels } from '../../../../platform/ui/TabPanels/TabPanels.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { UnsavedModal } from '../../../../platform/web/router/UnsavedModal.tsx';
import { useUnsavedGuard } from '../../../../platform/web/router/use-unsaved-guard.ts';
import type { LayoutPart } from '../../layout-documents.contract.ts';
import type { LayoutEditorProps } from '../../layout-pages.contract.ts';
import { areasOf } from './arrangement.ts';
import { EditorFoot } from './EditorFoot.tsx';
import { EditorHead } from './EditorHead.tsx';
import styles from './LayoutEditor.module.css';
import * as tree from './layout-tree.ts';
import { PreviewStage } from './PreviewStage.tsx';
import { SelectedPart } from './SelectedPart.tsx';
import { Stage } from './Stage.tsx';
import { useLayoutDraft } from './use-layout-draft.ts';
import { WidgetPicker } from './WidgetPicker.tsx';

export function LayoutEditor(props: LayoutEditorProps) {
  const { catalog } = props;
  const { t } = useTranslator();
  const draft = useLayoutDraft(props);
  const { layout } = draft;
  const guard = useUnsavedGuard(draft.isDirty);
  const [selected, setSelected] = useState<tree.Place>();
  const settings = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<tree.WidgetPlace>();

  const arrange = (changed: LayoutPart[], place?: tree.Place) => {
    draft.arrange(changed);
    setSelected(place);
  };
  const moveWidget = (from: tree.WidgetPlace, to: tree.WidgetPlace) => {
    const moved = tree.moveWidget(layout, from, to);
    arrange(moved.layout, moved.place);
  };
  const pick = (id: string) => {
    if (asked) arrange(tree.addWidget(layout, asked, { $hydrate: id }), asked);
    bringUp(settings.current);
    setAsked(undefined);
  };
  const section = asked && layout[asked.section];
  const area = section && areasOf(catalog, section).find(({ name }) => name === asked.area);
  return (
    <>
      <EditorShell
        label={t('Layout settings')}
        head={<EditorHead draft={draft} layout={props.layout} />}
        foot={<EditorFoot draft={draft} catalog={catalog} stored={props.layout} letGo={guard.letGo} />}
        stage={
          <TabPanels
            label={t('Views')}
            className={styles.stage}
            tabs={[
              {
                id: 'arrange',
                name: t('Arrange'),
                content: (
                  <Stage
                    catalog={catalog}
                    layout={layout}
                    selected={selected}
                    onSelect={(place) => {
                      setSelected(place);
                      bringUp(settings.current);
                    }}
                    onMoveWidget={moveWidget}
                    onMoveSection={(from, to) => arrange(tree.moveSection(layout, from, to), { section: to })}
                    onRemove={(place) => arrange(tree.removePart(layout, place))}
                    onAddSection={(at, id) => arrange(tree.addSection(layout, at, id), { section: at })}
                    onAddWidget={setAsked}
                  />
                ),
              },
              {
                id: 'preview',
                name: t('Preview'),
                content: <PreviewStage layoutViewType={catalog.layoutViewType} layout={layout} />,
              },
            ]}
          />
        }
      >
        <div ref={settings} className={styles.settings}>
          {selected && (
            <Button className={styles.back} kind="text" size={32} icon="arrow-up" onClick={bringUpSelected}>
              {t('Back to the arrangement')}
            </Button>
          )}
          <SelectedPart
            catalog={catalog}
            layout={layout}
            place={selected}
            onChange={(part) => selected && draft.arrange(tree.replacePart(layout, selected, part))}
            onMove={moveWidget}
          />
        </div>
      </EditorShell>
      {area && (
        <WidgetPicker
          catalog={catalog}
          allowedIDs={area.allowedWidgetIDs}
          onPick={pick}
          onClose={() => setAsked(undefined)}
        />
      )}
      {guard.isAsking && <UnsavedModal onStay={guard.stay} onLeave={guard.leave} />}
    </>
  );
}

/** On phones the settings stand below the page that is arranged: they come to whoever chose what to set. */
function bringUp(part: Element | null | undefined, block: ScrollLogicalPosition = 'start'): void {
  if (matchMedia('(max-width: 805px)').matches) setTimeout(() => part?.scrollIntoView({ block }));
}

function bringUpSelected(): void {
  const chosen = document.querySelector<HTMLElement>('[role="tabpanel"] [aria-pressed="true"]');
  chosen?.focus();
  bringUp(chosen, 'center');
}
