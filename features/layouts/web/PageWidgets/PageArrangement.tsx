import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuButton } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { LayoutCatalog } from '../../layout-catalog.contract.ts';
import type { LayoutPart } from '../../layout-documents.contract.ts';
import { selectPlace, useSelectedPlace } from '../EditedPart/edited-place.ts';
import { areasOf, missingAssets, nameOf } from '../LayoutEditor/arrangement.ts';
import * as tree from '../LayoutEditor/layout-tree.ts';
import { SelectedPart } from '../LayoutEditor/SelectedPart.tsx';
import { useArranging } from '../LayoutEditor/use-arrangement.ts';
import { WidgetPicker } from '../LayoutEditor/WidgetPicker.tsx';
import styles from './PageArrangement.module.css';
import { usePressedPart } from './use-pressed-part.ts';

export interface PageArrangementProps {
  catalog: LayoutCatalog;
  draft: { layout: LayoutPart[]; arrange: (layout: LayoutPart[]) => void };
}

/** The settings of the part that is chosen on the page, and what can be done with it. */
export function PageArrangement({ catalog, draft }: PageArrangementProps) {
  const { t } = useTranslator();
  const chosen = useSelectedPlace();
  usePressedPart();
  const { layout } = draft;
  const part = chosen && tree.partAt(layout, chosen);
  const selected = part ? chosen : undefined;
  const arrangement = useArranging(catalog, draft, [selected, selectPlace]);
  const missing = missingAssets(catalog, layout);
  return (
    <>
      {!part && <p>{t('Press a widget on the page to set what it shows, to move it or to remove it.')}</p>}
      {missing.length > 0 && (
        <p>
          {t('To be published it still needs: {names}', {
            names: missing.map(({ name }) => t(name)).join(', '),
          })}
        </p>
      )}
      {part && selected && (
        <>
          <PartActions
            catalog={catalog}
            layout={layout}
            part={part}
            place={selected}
            arrangement={arrangement}
          />
          <div className={styles.settings}>
            <SelectedPart
              catalog={catalog}
              layout={layout}
              place={selected}
              onChange={(changed) => draft.arrange(tree.replacePart(layout, selected, changed))}
              onMove={arrangement.moveWidget}
            />
          </div>
        </>
      )}
      <p className="visuallyHidden" role="status">
        {arrangement.announcement}
      </p>
    </>
  );
}

interface PartActionsProps {
  catalog: LayoutCatalog;
  layout: LayoutPart[];
  part: LayoutPart;
  place: tree.Place;
  arrangement: ReturnType<typeof useArranging>;
}

function PartActions({ catalog, layout, part, place, arrangement }: PartActionsProps) {
  const { t } = useTranslator();
  const [toFill, setToFill] = useState<tree.WidgetPlace>();
  const name = t(nameOf(catalog, part));
  const isWidget = tree.isWidgetPlace(place);
  const at = isWidget ? place.at : place.section;
  const count = isWidget ? tree.widgetsIn(layout[place.section], place.area).length : layout.length;
  const move = (step: 1 | -1) => {
    if (isWidget) arrangement.moveWidget(place, { ...place, at: step < 0 ? at - 1 : at + 2 });
    else arrangement.moveSection(at, at + step);
  };
  const section = layout[place.section] as LayoutPart;
  const areas = areasOf(catalog, section);
  const filled = areas.find((area) => area.name === toFill?.area);
  return (
    <div className={styles.actions}>
      <IconButton
        icon="chevron-up"
        label={t('Move {name} up', { name })}
        disabled={at === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={t('Move {name} down', { name })}
        disabled={at === count - 1}
        onClick={() => move(1)}
      />
      <IconButton
        icon="trash-2"
        label={t('Remove {name}', { name })}
        onClick={() => arrangement.remove(place)}
      />
      {isWidget ? (
        <Button size={32} icon="plus" onClick={() => setToFill({ ...place, at: at + 1 })}>
          {t('Add widget')}
        </Button>
      ) : (
        <Menu label={t('Add widget')} icon="plus" align="end">
          {areas.map((area) => (
            <MenuButton
              key={area.name}
              onClick={() =>
                setToFill({
                  section: place.section,
                  area: area.name,
                  at: tree.widgetsIn(section, area.name).length,
                })
              }
            >
              {t(area.label)}
            </MenuButton>
          ))}
        </Menu>
      )}
      {!isWidget && (
        <Menu label={t('Add section')} icon="layout-template" align="end">
          {Object.entries(catalog.sections).map(([id, entry]) => (
            <MenuButton key={id} onClick={() => arrangement.addSection(at + 1, id)}>
              {t(entry.name)}
            </MenuButton>
          ))}
        </Menu>
      )}
      {toFill && filled && (
        <WidgetPicker
          catalog={catalog}
          sectionID={String(section.$hydrate)}
          area={filled.name}
          allowedIDs={filled.allowedWidgetIDs}
          onPick={(id) => {
            arrangement.addWidget(toFill, id);
            setToFill(undefined);
          }}
          onClose={() => setToFill(undefined)}
        />
      )}
    </div>
  );
}
