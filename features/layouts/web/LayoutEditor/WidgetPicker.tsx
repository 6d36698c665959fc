import { useMemo, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CatalogEntry, LayoutCatalog } from '../../layout-catalog.contract.ts';
import type { LayoutPart } from '../../layout-documents.contract.ts';
import { exampleValues, type JsonSchema } from '../schema-fields.ts';
import { PreviewStage } from './PreviewStage.tsx';
import styles from './WidgetPicker.module.css';

export interface WidgetPickerProps {
  catalog: LayoutCatalog;
  /** What may stand where one is asked for. */
  allowedIDs: readonly string[];
  /** The section and the area one is asked for. */
  sectionID: string;
  area: string;
  onPick: (id: string) => void;
  onClose: () => void;
}

/** All that may stand there, by group, found by part of its name. */
export function WidgetPicker({ catalog, allowedIDs, sectionID, area, onPick, onClose }: WidgetPickerProps) {
  const { t } = useTranslator();
  const [query, setQuery] = useState('');
  // One at a time: each is a page of its own.
  const [shownID, setShownID] = useState<string>();
  const wanted = query.trim().toLowerCase();
  const found = Object.entries({ ...catalog.assets, ...catalog.widgets }).filter(
    ([id, { name }]) => allowedIDs.includes(id) && t(name).toLowerCase().includes(wanted),
  );
  const groups = [...Map.groupBy(found, ([, { widgetGroup }]) => widgetGroup)];
  return (
    <Modal title={t('Add widget')} size="large" onClose={onClose}>
      <FormField label={t('Find by name')}>
        {({ isInvalid: _, ...control }) => (
          <Input {...control} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        )}
      </FormField>
      {groups.length === 0 && (
        <EmptyState icon="search" title={t('No widget has that in its name')}>
          <p>{t('Only widgets that may stand in this place are shown.')}</p>
        </EmptyState>
      )}
      {groups.map(([group, entries]) => (
        <section key={group} className={styles.group}>
          <h3>{t(group)}</h3>
          <ul className={styles.widgets}>
            {entries.map(([id, entry]) => (
              <li key={id} className={id === shownID ? styles.shown : undefined}>
                <PickButton entry={entry} onPick={() => onPick(id)} />
                <Button
                  kind="text"
                  size={32}
                  icon="eye"
                  aria-label={t('Preview of {name}', { name: t(entry.name) })}
                  aria-expanded={id === shownID}
                  onClick={() => setShownID(id === shownID ? undefined : id)}
                >
                  {t('Preview')}
                </Button>
                {id === shownID && (
                  <WidgetPreview
                    layoutViewType={catalog.layoutViewType}
                    sectionID={sectionID}
                    area={area}
                    widgetID={id}
                    schema={entry.schema}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  );
}

interface WidgetPreviewProps {
  layoutViewType: string;
  sectionID: string;
  area: string;
  widgetID: string;
  schema: JsonSchema;
}

/** Alone where it would stand, as it is before anything is set; what shows nothing then has an example. */
function WidgetPreview({ layoutViewType, sectionID, area, widgetID, schema }: WidgetPreviewProps) {
  const layout = useMemo(
    (): LayoutPart[] => [{ $hydrate: sectionID, [area]: [{ ...exampleValues(schema), $hydrate: widgetID }] }],
    [sectionID, area, widgetID, schema],
  );
  return (
    <div ref={bringUp} className={styles.preview}>
      <PreviewStage layoutViewType={layoutViewType} layout={layout} isInert />
    </div>
  );
}

function bringUp(preview: HTMLElement | null): void {
  preview?.scrollIntoView({ block: 'nearest' });
}

function PickButton({ entry, onPick }: { entry: CatalogEntry; onPick: () => void }) {
  const { t } = useTranslator();
  return (
    <button type="button" className={styles.widget} onClick={onPick}>
      {t(entry.name)}
      {entry.isRequired && <span className={styles.note}>{t('Required')}</span>}
    </button>
  );
}
