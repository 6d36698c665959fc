// A layout arranged by hand: settings at the start, the page as blocks or as readers would see it beside them.
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EditorShell } from '../../../../platform/ui/EditorShell/EditorShell.tsx';
import { TabPanels } from '../../../../platform/ui/TabPanels/TabPanels.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { UnsavedModal } from '../../../../platform/web/router/UnsavedModal.tsx';
import { useUnsavedGuard } from '../../../../platform/web/router/use-unsaved-guard.ts';
import type { LayoutEditorProps } from '../../layout-pages.contract.ts';
import { areasOf } from './arrangement.ts';
import { EditorFoot } from './EditorFoot.tsx';
import { EditorHead } from './EditorHead.tsx';
import styles from './LayoutEditor.module.css';
import * as tree from './layout-tree.ts';
import { PreviewStage } from './PreviewStage.tsx';
import { SelectedPart } from './SelectedPart.tsx';
import { Stage } from './Stage.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useLayoutDraft } from './use-layout-draft.ts';
import { WidgetPicker } from './WidgetPicker.tsx';

export function LayoutEditor(props: LayoutEditorProps) {
  const { catalog } = props;
  const { t } = useTranslator();
  const draft = useLayoutDraft(props);
  const { layout } = draft;
  const guard = useUnsavedGuard(draft.isDirty);
  const { selected, ...arrangement } = useArrangement(catalog, draft);
  const settings = useRef<HTMLDivElement>(null);
  const [placeToFill, setPlaceToFill] = useState<tree.WidgetPlace>();

  const pick = (id: string) => {
    if (placeToFill) arrangement.addWidget(placeToFill, id);
    bringUp(settings.current);
    setPlaceToFill(undefined);
  };
  const section = placeToFill && layout[placeToFill.section];
  const area = section && areasOf(catalog, section).find(({ name }) => name === placeToFill.area);
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
                      arrangement.select(place);
                      bringUp(settings.current);
                    }}
                    onMoveWidget={arrangement.moveWidget}
                    onMoveSection={arrangement.moveSection}
                    onRemove={arrangement.remove}
                    onAddSection={arrangement.addSection}
                    onAddWidget={setPlaceToFill}
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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a key on its way up from the fields; a button does the same */}
        <div ref={settings} className={styles.settings} onKeyDown={leaveSettings}>
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
            onMove={arrangement.moveWidget}
          />
        </div>
      </EditorShell>
      <p className="visuallyHidden" role="status">
        {arrangement.announcement}
      </p>
      {area && (
        <WidgetPicker
          catalog={catalog}
          sectionID={String(section?.$hydrate)}
          area={area.name}
          allowedIDs={area.allowedWidgetIDs}
          onPick={pick}
          onClose={() => setPlaceToFill(undefined)}
        />
      )}
      {guard.isAsking && <UnsavedModal onStay={guard.stay} onLeave={guard.leave} />}
    </>
  );
}

/** The settings come to whoever chose what to set: the focus, and on phones, where they stand below, the window too. */
function bringUp(settings: HTMLElement | null): void {
  // A dialog or a menu that closes gives the focus back first.
  setTimeout(() => {
    settings?.querySelector('h2')?.focus();
    if (isNarrow()) settings?.scrollIntoView({ block: 'start' });
  });
}

function leaveSettings(event: KeyboardEvent<HTMLElement>): void {
  const isElsewhere =
    event.target instanceof Element && event.target.closest('dialog, details[open]') !== null;
  if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) bringUpSelected();
}

function bringUpSelected(): void {
  const chosen = document.querySelector<HTMLElement>('[role="tabpanel"] [aria-pressed="true"]');
  chosen?.focus();
  if (isNarrow()) chosen?.scrollIntoView({ block: 'center' });
}

function isNarrow(): boolean {
  return matchMedia('(width < 50.375em)').matches;
}
