// The settings of what is selected, where it stands, and who sees it.
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { LayoutCatalog } from '../../layout-catalog.contract.ts';
import type { LayoutPart } from '../../layout-documents.contract.ts';
import { Settings } from '../Settings/Settings.tsx';
import { type JsonSchema, type Values, withValue } from '../schema-fields.ts';
import { entryOf, gapsFor, nameOf } from './arrangement.ts';
import { FragmentChoice } from './FragmentChoice.tsx';
import styles from './LayoutEditor.module.css';
import { isWidgetPlace, type Place, partAt, type WidgetPlace } from './layout-tree.ts';

export interface SelectedPartProps {
  catalog: LayoutCatalog;
  layout: readonly LayoutPart[];
  place: Place | undefined;
  onChange: (part: LayoutPart) => void;
  onMove: (from: WidgetPlace, to: WidgetPlace) => void;
}

export function SelectedPart({ catalog, layout, place, onChange, onMove }: SelectedPartProps) {
  const { t } = useTranslator();
  const part = place && partAt(layout, place);
  if (!part)
    return (
      <p className={styles.hint}>{t('Choose a section or a widget to set what it shows and to whom.')}</p>
    );
  const entry = entryOf(catalog, part);
  const middleware = (part.$middleware as Values | undefined) ?? {};
  const visibility: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(catalog.middlewares).map(([name, { schema }]) => [name, schema as JsonSchema]),
    ),
  };
  return (
    <>
      <h2 className={styles.partName} tabIndex={-1}>
        {t(nameOf(catalog, part))}
      </h2>
      {isWidgetPlace(place) && (
        <PlaceSelect catalog={catalog} layout={layout} part={part} place={place} onMove={onMove} />
      )}
      {entry ? (
        <Settings
          // What is typed or on its way belongs to this one alone.
          key={JSON.stringify(place)}
          schema={entry.schema as JsonSchema}
          values={part}
          onChange={(values) => onChange({ ...values })}
        />
      ) : (
        <p className={styles.hint}>{t('This widget is not available. It is left out of the page.')}</p>
      )}
      {entry && <FragmentChoice catalog={catalog} entry={entry} part={part} onChange={onChange} />}
      <Settings
        schema={visibility}
        values={middleware}
        onChange={(values) => {
          const hasAny = Object.keys(values).length > 0;
          onChange({ ...withValue(part, ['$middleware'], hasAny ? values : undefined) });
        }}
      />
    </>
  );
}

type PlaceSelectProps = Pick<SelectedPartProps, 'catalog' | 'layout' | 'onMove'> & {
  part: LayoutPart;
  place: WidgetPlace;
};

/** The way between areas for who does not drag. */
function PlaceSelect({ catalog, layout, part, place, onMove }: PlaceSelectProps) {
  const { t } = useTranslator();
  const gaps = gapsFor(catalog, layout, String(part.$hydrate));
  const keyOf = ({ section, area }: WidgetPlace) => `${section}.${area}`;
  const move = (value: string) => {
    const gap = gaps.find((each) => keyOf(each) === value);
    if (gap) onMove(place, { section: gap.section, area: gap.area, at: gap.at });
  };
  return (
    <FormField label={t('Place')}>
      {(control) => (
        <Select {...control} value={keyOf(place)} onChange={({ target }) => move(target.value)}>
          {gaps.map((gap) => (
            <option key={keyOf(gap)} value={keyOf(gap)}>
              {gap.section + 1}. {t(gap.sectionName)}: {t(gap.areaLabel)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
