import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { NameField } from '../../../../platform/web/forms/NameField/NameField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ListedTag, patchTag, postTag } from '../../tags.contract.ts';

export function TagEditForm({ tag, onClose }: { tag: ListedTag | undefined; onClose: () => void }) {
  const { t } = useTranslator();
  const [name, setName] = useState(tag?.name ?? '');
  const [urlcode, setUrlcode] = useState(tag?.urlcode ?? '');
  const submit = async () => {
    const body = { name, ...(urlcode !== '' && { urlcode }) };
    if (tag) await call<typeof patchTag>('PATCH /tags/:tagID', { params: { tagID: tag.tagID }, body });
    else await call<typeof postTag>('POST /tags', { body });
    await invalidateQueries('GET /tags');
  };
  return (
    <EditModal
      title={tag ? t('Edit the tag {name}', { name: tag.name }) : t('Add a tag')}
      onSave={submit}
      saved={t('The tag is saved.')}
      onClose={onClose}
    >
      <NameField maxLength={100} value={name} onChange={setName} />
      <FormField label={t('Address')} hint={tag ? undefined : t('Left out: made of the name.')}>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            maxLength={100}
            value={urlcode}
            onChange={(event) => setUrlcode(event.target.value)}
          />
        )}
      </FormField>
    </EditModal>
  );
}
