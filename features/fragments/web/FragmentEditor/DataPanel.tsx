// Examples of what the fragment is given, to look at it by: as JSON, over what the site gives it.
import { useId } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FieldError, FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { newRunID } from '../../../../platform/web/api/run-id.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import styles from './FragmentEditor.module.css';
import type { DataSet, FragmentDraft } from './use-fragment-draft.ts';

/** As the contract takes them. */
const MOST_SETS = 50;

export function DataPanel({ draft: { text, errors, change } }: { draft: FragmentDraft }) {
  const { t } = useTranslator();
  const { previewData } = text;
  const set = (previewDataUUID: string, changed: Partial<DataSet>) =>
    change({
      previewData: previewData.map((each) =>
        each.previewDataUUID === previewDataUUID ? { ...each, ...changed } : each,
      ),
    });
  const add = () => {
    const name = t('Example {number}', { number: previewData.length + 1 });
    const fresh = { previewDataUUID: newRunID(), name, description: '', text: '{\n  \n}' };
    change({ previewData: [...previewData, fresh] });
  };
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>
        {t(
          'Each example is shown in the preview: its properties take the place of those that the site gives. Readers never see them.',
        )}
      </p>
      {previewData.map((each) => (
        <SetFields
          key={each.previewDataUUID}
          set={each}
          error={errors[each.previewDataUUID]}
          onChange={(changed) => set(each.previewDataUUID, changed)}
          onRemove={() => change({ previewData: previewData.filter((other) => other !== each) })}
        />
      ))}
      <div>
        <Button size={32} icon="plus" disabled={previewData.length >= MOST_SETS} onClick={add}>
          {t('Add an example')}
        </Button>
      </div>
    </div>
  );
}

interface SetFieldsProps {
  set: DataSet;
  error: string | undefined;
  onChange: (changed: Partial<DataSet>) => void;
  onRemove: () => void;
}

function SetFields({ set, error, onChange, onRemove }: SetFieldsProps) {
  const { t } = useTranslator();
  const id = useId();
  return (
    <fieldset className={styles.set}>
      <legend className="visuallyHidden">{set.name}</legend>
      <FormField
        label={t('Name')}
        aside={
          <Button
            kind="text"
            size={24}
            icon="trash-2"
            aria-label={t('Remove {name}', { name: set.name })}
            onClick={onRemove}
          >
            {t('Remove')}
          </Button>
        }
      >
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={100}
            value={set.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </FormField>
      <CodeField
        id={id}
        label={t('Properties as JSON')}
        isLow
        value={set.text}
        onChange={(text) => onChange({ text })}
        isInvalid={error !== undefined}
        describedBy={error && `${id}-error`}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
