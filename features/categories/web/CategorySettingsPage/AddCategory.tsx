import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { NameField } from '../../../../platform/web/forms/NameField/NameField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { postCategory } from '../../categories.contract.ts';
import { categoryPath } from '../../category.address.ts';
import type { CategoryName } from '../../category-permissions.states.ts';

/** What it is called in addresses, until somebody says otherwise. */
const addressOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

export default function AddCategory({
  parent,
  onClose,
}: {
  parent: CategoryName | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslator();
  const [name, setName] = useState('');
  const [address, setAddress] = useState<string>();
  const urlcode = address ?? addressOf(name);
  const submit = () =>
    call<typeof postCategory>('POST /categories', {
      body: { name, urlcode, parentCategoryID: parent?.categoryID ?? null, sort: 100_000 },
    });
  return (
    <EditModal
      title={parent ? t('Add a category inside {name}', { name: parent.name }) : t('Add a category')}
      submitLabel={t('Add')}
      onSave={submit}
      saved={t('{name} was added.', { name })}
      onClose={onClose}
    >
      <NameField maxLength={255} value={name} onChange={setName} />
      <FormField label={t('Address')} hint={categoryPath(urlcode)} isRequired>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={255}
            dir="ltr"
            value={urlcode}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </FormField>
    </EditModal>
  );
}
