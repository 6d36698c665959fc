// When ... then ...: the form is made of what triggers and actions declare.
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RecordInput } from '../../../layouts/web/RecordInput/RecordInput.tsx';
import { Settings } from '../../../layouts/web/Settings/Settings.tsx';
import type { JsonSchema } from '../../../layouts/web/schema-fields.ts';
import type { AutomationCatalog } from '../../automation.contract.ts';
import { Row } from './Row.tsx';
import styles from './RuleForm.module.css';
import { type DraftPart, fittingActions, part, type RuleDraft, withTrigger } from './rule-draft.ts';

const MOST_ACTIONS = 5;

interface RuleFormProps {
  draft: RuleDraft;
  catalog: AutomationCatalog;
  errors: Readonly<Record<string, string>>;
  onChange: (draft: RuleDraft) => void;
}

export function RuleForm({ draft, catalog, errors, onChange }: RuleFormProps) {
  const { t } = useTranslator();
  const trigger = catalog.triggers.find(({ triggerType }) => triggerType === draft.trigger.type);
  const actions = fittingActions(trigger, catalog.actions);
  const change = (changed: Partial<RuleDraft>) => onChange({ ...draft, ...changed });
  const setAction = (at: number, changed: DraftPart) =>
    change({ actions: draft.actions.map((each, index) => (index === at ? changed : each)) });
  return (
    <div className={styles.form}>
      <FormField label={t('Name')} isRequired error={errors.name}>
        {(control) => (
          <Input
            {...control}
            maxLength={100}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </FormField>
      <PartForm
        label={t('When')}
        chosen={draft.trigger}
        options={catalog.triggers.map(({ triggerType, name }) => ({ type: triggerType, name }))}
        schema={trigger?.schema}
        errors={errors}
        onType={(type) => onChange(withTrigger(draft, type, catalog))}
        onValue={(value) => change({ trigger: { ...draft.trigger, value } })}
      />
      {trigger?.hasPlace && (
        <Row
          word={t('Only in')}
          hint={t('And in what is below. None: everywhere.')}
          error={errors.categoryIDs}
        >
          {(control) => (
            <RecordInput
              {...control}
              kind="category"
              isSingle={false}
              value={draft.categoryIDs}
              onChange={(ids) => change({ categoryIDs: [ids ?? []].flat() })}
            />
          )}
        </Row>
      )}
      {draft.actions.map((action, at) => (
        <PartForm
          key={action.key}
          label={at === 0 ? t('Then') : t('And then')}
          chosen={action}
          options={actions.map(({ actionType, name }) => ({ type: actionType, name }))}
          schema={actions.find(({ actionType }) => actionType === action.type)?.schema}
          errors={errors}
          onType={(type) => setAction(at, part(type))}
          onValue={(value) => setAction(at, { ...action, value })}
          onRemove={
            draft.actions.length > 1
              ? () => change({ actions: draft.actions.filter((each) => each !== action) })
              : undefined
          }
        />
      ))}
      {draft.actions.length < MOST_ACTIONS && actions.length > 0 && (
        <div className={styles.more}>
          <Button
            size={32}
            icon="plus"
            onClick={() => change({ actions: [...draft.actions, part(actions[0]?.actionType ?? '')] })}
          >
            {t('Do another thing')}
          </Button>
        </div>
      )}
      <Limits draft={draft} isTimed={trigger?.isTimed ?? false} error={errors.dailyLimit} onChange={change} />
    </div>
  );
}

interface PartFormProps {
  label: string;
  chosen: DraftPart;
  options: readonly { type: string; name: string }[];
  schema: Record<string, unknown> | undefined;
  errors: Readonly<Record<string, string>>;
  onType: (type: string) => void;
  onValue: (value: Record<string, unknown>) => void;
  onRemove?: (() => void) | undefined;
}

function PartForm({ label, chosen, options, schema, errors, onType, onValue, onRemove }: PartFormProps) {
  const { t } = useTranslator();
  const isKnown = options.some(({ type }) => type === chosen.type);
  return (
    <Row
      word={label}
      more={
        <>
          {onRemove && <IconButton icon="x" label={t('Do not do this')} onClick={onRemove} />}
          {schema && Object.keys((schema.properties as object | undefined) ?? {}).length > 0 && (
            <div className={styles.settings}>
              <Settings
                schema={schema as JsonSchema}
                values={chosen.value}
                errors={errors}
                onChange={onValue}
              />
            </div>
          )}
        </>
      }
    >
      {(control) => (
        <Select {...control} value={chosen.type} onChange={({ target }) => onType(target.value)}>
          {!isKnown && <option value={chosen.type}>{chosen.type}</option>}
          {options.map(({ type, name }) => (
            <option key={type} value={type}>
              {t(name)}
            </option>
          ))}
        </Select>
      )}
    </Row>
  );
}

interface LimitsProps {
  draft: RuleDraft;
  isTimed: boolean;
  error: string | undefined;
  onChange: (changed: Partial<RuleDraft>) => void;
}

function Limits({ draft, isTimed, error, onChange }: LimitsProps) {
  const { t } = useTranslator();
  return (
    <>
      <Row word={t('At most so many a day')} error={error}>
        {(control) => (
          <Input
            {...control}
            type="number"
            min={1}
            max={10_000}
            value={String(draft.dailyLimit)}
            onChange={({ target }) => onChange({ dailyLimit: target.valueAsNumber || 1 })}
          />
        )}
      </Row>
      {isTimed && (
        <Checkbox
          className={styles.more}
          label={t('Also for what was there before it is switched on')}
          checked={draft.includesPast}
          onChange={({ target }) => onChange({ includesPast: target.checked })}
        />
      )}
    </>
  );
}
