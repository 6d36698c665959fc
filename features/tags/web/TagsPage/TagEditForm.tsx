import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ListedTag, patchTag, postTag } from '../../tags.contract.ts';

export function TagEditForm({ tag, onClose }: { tag: ListedTag | undefined; onClose: () => void }) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [name, setName] = useState(tag?.name ?? '');
  const [urlcode, setUrlcode] = useState(tag?.urlcode ?? '');
  const submit = () =>
    save(async () => {
      const body = { name, ...(urlcode !== '' && { urlcode }) };
      if (tag) await call<typeof patchTag>('PATCH /tags/:tagID', { params: { tagID: tag.tagID }, body });
      else await call<typeof postTag>('POST /tags', { body });
      await invalidateQueries('GET /tags');
    }, t('The tag is saved.'));
  return (
    <FormModal
      title={tag ? t('Edit the tag {name}', { name: tag.name }) : t('Add a tag')}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormField label={t('Name')} isRequired>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
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
    </FormModal>
  );
}
