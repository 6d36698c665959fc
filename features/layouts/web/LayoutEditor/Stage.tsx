// The layout as blocks: sections, their areas, the widgets in them. Dragged by pointer or moved by buttons.
import { type DOMAttributes, type DragEvent, Fragment, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuButton } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { LayoutCatalog } from '../../layout-catalog.contract.ts';
import type { LayoutPart } from '../../layout-documents.contract.ts';
import { areasOf, columnsOf, mayStand, nameOf } from './arrangement.ts';
import { isSamePlace, type Place, partAt, type WidgetPlace, widgetsIn } from './layout-tree.ts';
import styles from './Stage.module.css';
import { type Direction, placeName, useFocusOnMoved } from './use-focus-on-moved.ts';

export interface StageProps {
  catalog: LayoutCatalog;
  layout: readonly LayoutPart[];
  selected: Place | undefined;
  onSelect: (place: Place) => void;
  onMoveWidget: (from: WidgetPlace, to: WidgetPlace) => void;
  onMoveSection: (from: number, to: number) => void;
  onRemove: (place: Place) => void;
  onAddSection: (at: number, id: string) => void;
  /** A widget is asked for: which one is chosen elsewhere. */
  onAddWidget: (place: WidgetPlace) => void;
}

export function Stage(props: StageProps) {
  const { layout } = props;
  const [dragged, setDragged] = useState<WidgetPlace>();
  const { stage, followMoved, followAdded, stayNear } = useFocusOnMoved();
  const addSection = (at: number, id: string) => {
    followAdded();
    props.onAddSection(at, id);
  };
  const remove = (place: Place) => {
    stayNear(place);
    props.onRemove(place);
  };
  return (
    <div ref={stage} className={styles.stage}>
      {layout.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a layout have no identity but their place.
        <Fragment key={at}>
          <AddSection {...props} onAddSection={addSection} at={at} />
          <SectionBlock
            {...props}
            onRemove={remove}
            section={section}
            at={at}
            dragged={dragged}
            onDrag={setDragged}
            onStep={followMoved}
          />
        </Fragment>
      ))}
      <AddSection {...props} onAddSection={addSection} at={layout.length} />
    </div>
  );
}

function AddSection({ catalog, at, onAddSection }: StageProps & { at: number }) {
  const { t } = useTranslator();
  return (
    <div className={styles.addSection}>
      <Menu label={t('Add section')} icon="plus" align="start">
        {Object.entries(catalog.sections).map(([id, { name }]) => (
          <MenuButton key={id} onClick={() => onAddSection(at, id)}>
            {t(name)}
          </MenuButton>
        ))}
      </Menu>
    </div>
  );
}

interface BlockProps extends StageProps {
  section: LayoutPart;
  at: number;
  dragged: WidgetPlace | undefined;
  onDrag: (place: WidgetPlace | undefined) => void;
  /** By a button, which shall go on being the one that is pressed. */
  onStep: (direction: Direction) => void;
}

function SectionBlock(props: BlockProps) {
  const { catalog, layout, section, at, selected, onSelect, onRemove } = props;
  const { t } = useTranslator();
  const name = t(nameOf(catalog, section));
  const step = (direction: Direction) => {
    props.onStep(direction);
    props.onMoveSection(at, direction === 'up' ? at - 1 : at + 1);
  };
  return (
    <section className={styles.section} aria-label={`${at + 1}. ${name}`}>
      <div className={styles.sectionHead}>
        <button
          type="button"
          className={styles.sectionName}
          data-place={placeName({ section: at })}
          aria-pressed={isSamePlace(selected, { section: at })}
          onClick={() => onSelect({ section: at })}
        >
          {name}
        </button>
        <IconButton
          icon="chevron-up"
          size={28}
          label={t('Move section up')}
          data-step="up"
          disabled={at === 0}
          onClick={() => step('up')}
        />
        <IconButton
          icon="chevron-down"
          size={28}
          label={t('Move section down')}
          data-step="down"
          disabled={at === layout.length - 1}
          onClick={() => step('down')}
        />
        <IconButton
          icon="trash-2"
          size={28}
          label={t('Remove section')}
          onClick={() => onRemove({ section: at })}
        />
      </div>
      <div className={styles.areas}>
        {columnsOf(areasOf(catalog, section)).map(([column, areas]) => (
          <div key={column} className={styles.column} data-column={column}>
            {areas.map(({ name: area, label }) => (
              <AreaBlock key={area} {...props} area={area} label={t(label)} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function AreaBlock({ area, label, ...props }: BlockProps & { area: string; label: string }) {
  const { catalog, layout, section, at, dragged, onAddWidget, onMoveWidget, onDrag } = props;
  const { t } = useTranslator();
  const widgets = widgetsIn(section, area);
  const draggedPart = dragged && partAt(layout, dragged);
  const isTarget =
    draggedPart !== undefined && mayStand(catalog, section, area, String(draggedPart.$hydrate));
  const end = { section: at, area, at: widgets.length };
  const drop = (to: WidgetPlace) => ({
    onDragOver: (event: DragEvent) => {
      if (isTarget) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (dragged && isTarget) onMoveWidget(dragged, to);
      onDrag(undefined);
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form; these are places
    <div
      className={styles.area}
      data-target={isTarget || undefined}
      role="group"
      aria-label={label}
      {...drop(end)}
    >
      <span className={styles.areaName}>{label}</span>
      {widgets.map((part, index) => (
        <WidgetBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a layout have no identity but their place.
          key={index}
          {...props}
          part={part}
          place={{ section: at, area, at: index }}
          count={widgets.length}
          drop={drop({ ...end, at: index })}
        />
      ))}
      <Button kind="text" size={24} icon="plus" data-add={`${at}.${area}`} onClick={() => onAddWidget(end)}>
        {t('Add widget')}
      </Button>
    </div>
  );
}

type WidgetBlockProps = BlockProps & {
  part: LayoutPart;
  place: WidgetPlace;
  count: number;
  drop: Pick<DOMAttributes<Element>, 'onDragOver' | 'onDrop'>;
};

function WidgetBlock({ catalog, part, place, count, selected, drop, ...props }: WidgetBlockProps) {
  const { t } = useTranslator();
  const name = t(nameOf(catalog, part));
  const step = (direction: Direction) => {
    props.onStep(direction);
    props.onMoveWidget(place, { ...place, at: direction === 'up' ? place.at - 1 : place.at + 2 });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form; these are buttons
    <div
      className={styles.widget}
      role="group"
      aria-label={name}
      draggable
      {...drop}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        props.onDrag(place);
      }}
      onDragEnd={() => props.onDrag(undefined)}
    >
      <button
        type="button"
        className={styles.widgetName}
        data-place={placeName(place)}
        aria-pressed={isSamePlace(selected, place)}
        onClick={() => props.onSelect(place)}
      >
        {name}
      </button>
      <IconButton
        icon="chevron-up"
        size={24}
        label={t('Move {name} up', { name })}
        data-step="up"
        disabled={place.at === 0}
        onClick={() => step('up')}
      />
      <IconButton
        icon="chevron-down"
        size={24}
        label={t('Move {name} down', { name })}
        data-step="down"
        disabled={place.at === count - 1}
        onClick={() => step('down')}
      />
      <IconButton
        icon="trash-2"
        size={24}
        label={t('Remove {name}', { name })}
        onClick={() => props.onRemove(place)}
      />
    </div>
  );
}
