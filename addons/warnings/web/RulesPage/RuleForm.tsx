import { call, FormField, FormModal, Input, Textarea, useSave, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import type { patchCommunityRule, postCommunityRule, Rule } from '../../warning-types.contract.ts';

export default function RuleForm({ rule, onClose }: { rule: Rule | undefined; onClose: () => void }) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [name, setName] = useState(rule?.name ?? '');
  const [description, setDescription] = useState(rule?.description ?? '');
  const submit = () =>
    save(() => {
      const body = { name, description };
      return rule
        ? call<typeof patchCommunityRule>('PATCH /rules/:ruleID', { params: { ruleID: rule.ruleID }, body })
        : call<typeof postCommunityRule>('POST /rules', { body });
    }, t('Saved.'));
  return (
    <FormModal
      title={rule ? t('Edit rule') : t('Add a rule')}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormField label={t('Rule')} isRequired>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
      <FormField label={t('What it means')}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={5000}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}
