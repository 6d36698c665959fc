// Warns a member, or each author of some posts: what for, in which words, by which rule, and what staff should know.
import {
  FormField,
  FormModal,
  Notice,
  Select,
  Spinner,
  Textarea,
  useQuery,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { getWarningForm, WarningForm } from '../../user-notes.contract.ts';
import type {
  listCommunityRules,
  listWarningTypes,
  Rule,
  WarningType,
} from '../../warning-types.contract.ts';
import { PointsThen } from './PointsThen.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { useWarnings } from './use-warnings.ts';

export interface WarnFormProps {
  /** Without posts. */
  userID?: number | undefined;
  recordType?: 'discussion' | 'comment' | undefined;
  recordIDs?: readonly number[] | undefined;
  onClose: () => void;
}

/** As many as one call takes; the selection may be larger. */
const MOST = 100;

export default function WarnForm({ userID, recordType, recordIDs = [], onClose }: WarnFormProps) {
  const { t } = useTranslator();
  const query =
    recordIDs.length > 0 ? { recordType, recordID: recordIDs.slice(0, MOST) } : { userID, recordID: [] };
  const form = useQuery<typeof getWarningForm>('GET /user-notes/warningform', { query }, { staleTime: 0 });
  const types = useQuery<typeof listWarningTypes>('GET /warning-types', {});
  const rules = useQuery<typeof listCommunityRules>('GET /rules', {});
  const error = form.error ?? types.error ?? rules.error;
  if (form.data && types.data && rules.data)
    return (
      <Fields
        form={form.data}
        types={types.data}
        rules={rules.data}
        recordType={recordIDs.length > 0 ? recordType : undefined}
        countLeft={Math.max(0, recordIDs.length - MOST)}
        onClose={onClose}
      />
    );
  return (
    <FormModal
      title={t('Warn')}
      submitLabel={t('Warn')}
      isBusy={false}
      isDisabled
      onClose={onClose}
      onSubmit={onClose}
    >
      {error ? <Notice tone="error">{error.message}</Notice> : <Spinner label={t('Loading')} />}
    </FormModal>
  );
}

interface FieldsProps {
  form: WarningForm;
  types: readonly WarningType[];
  rules: readonly Rule[];
  recordType: 'discussion' | 'comment' | undefined;
  countLeft: number;
  onClose: () => void;
}

function Fields({ form, types, rules, recordType, countLeft, onClose }: FieldsProps) {
  const { t, plural } = useTranslator();
  const [typeID, setTypeID] = useState(form.warningTypeID);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [ruleID, setRuleID] = useState('');
  const { isBusy, problem, left, send } = useWarnings(form.authors, onClose);
  const type = types.find(({ warningTypeID }) => warningTypeID === typeID);
  const [first] = left;
  const submit = () =>
    send({
      warningTypeID: typeID,
      body: text,
      format: 'markdown',
      recordType,
      ...(note.trim() !== '' && { moderatorNote: note }),
      ...(ruleID !== '' && { ruleID: Number(ruleID) }),
    });
  const title =
    left.length === 1 && first
      ? t('Warn {name}', { name: first.user.name })
      : plural(left.length, { one: 'Warn {count} member', other: 'Warn {count} members' });
  return (
    <FormModal
      title={title}
      submitLabel={t('Warn')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={left.length === 0}
      onClose={onClose}
      onSubmit={submit}
    >
      {left.length > 1 && <p>{left.map(({ user }) => user.name).join(', ')}</p>}
      {countLeft > 0 && (
        <Notice tone="warning">
          {plural(countLeft, {
            one: '{count} post is left out: a warning is about 100 at most.',
            other: '{count} posts are left out: a warning is about 100 at most.',
          })}
        </Notice>
      )}
      <TypeChoice types={types} value={typeID} onChange={setTypeID} />
      {left.length === 1 && first && type && (
        <PointsThen form={form} now={first.points} added={type.points} />
      )}
      <FormField label={t('What they read')} isRequired>
        {(control) => (
          <Textarea
            {...control}
            required
            rows={4}
            maxLength={10_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      {rules.length > 0 && <RuleField rules={rules} value={ruleID} onChange={setRuleID} />}
      <FormField label={t('Note for staff')} hint={t('The member does not read it.')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}

interface RuleFieldProps {
  rules: readonly Rule[];
  value: string;
  onChange: (ruleID: string) => void;
}

function RuleField({ rules, value, onChange }: RuleFieldProps) {
  const { t } = useTranslator();
  return (
    <FormField label={t('Which rule')}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('None')}</option>
          {rules.map(({ ruleID, name }, at) => (
            <option key={ruleID} value={ruleID}>
              {at + 1}. {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
