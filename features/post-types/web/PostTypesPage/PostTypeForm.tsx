import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { NameField } from '../../../../platform/web/forms/NameField/NameField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { PostField } from '../../../post-fields/post-fields.contract.ts';
import type { PostType, patchPostType, postPostType } from '../../post-types.contract.ts';
import { apiNameFrom } from './api-name.ts';

interface PostTypeFormProps {
  type: PostType | undefined;
  types: readonly PostType[];
  fields: readonly PostField[];
  onClose: () => void;
}

export function PostTypeForm({ type, types, fields, onClose }: PostTypeFormProps) {
  const { t } = useTranslator();
  const originals = types.filter(({ isOriginal }) => isOriginal);
  const [draft, setDraft] = useState({
    name: type?.name ?? '',
    postButtonLabel: type?.postButtonLabel ?? '',
    postHelperText: type?.postHelperText ?? '',
    postFieldIDs: type?.postFieldIDs ?? [],
  });
  const [parentPostTypeID, setParent] = useState(originals[0]?.postTypeID ?? 'discussion');
  const submit = async () => {
    if (type)
      await call<typeof patchPostType>('PATCH /post-types/:postTypeID', {
        params: { postTypeID: type.postTypeID },
        body: draft,
      });
    else
      await call<typeof postPostType>('POST /post-types', {
        body: { ...draft, parentPostTypeID, postTypeID: apiNameFrom(draft.name), isActive: true },
      });
    await invalidateQueries('GET /post-types');
  };
  return (
    <EditModal
      title={type ? t('Edit the post type {name}', { name: t(type.name) }) : t('Add a post type')}
      onSave={submit}
      onClose={onClose}
    >
      {!type && (
        <FormField label={t('It works like')}>
          {(control) => (
            <Select {...control} value={parentPostTypeID} onChange={(event) => setParent(event.target.value)}>
              {originals.map(({ postTypeID, name }) => (
                <option key={postTypeID} value={postTypeID}>
                  {t(name)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      <NameField
        maxLength={100}
        value={draft.name}
        onChange={(value) => setDraft({ ...draft, name: value })}
      />
      <NameField
        label={t('Words of its button')}
        maxLength={100}
        value={draft.postButtonLabel}
        onChange={(value) => setDraft({ ...draft, postButtonLabel: value })}
      />
      <FormField label={t('Help for whoever writes')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1000}
            value={draft.postHelperText}
            onChange={(event) => setDraft({ ...draft, postHelperText: event.target.value })}
          />
        )}
      </FormField>
      {fields.length > 0 && (
        <FormGroup legend={t('Fields')}>
          {fields.map(({ postFieldID, label }) => (
            <Checkbox
              key={postFieldID}
              label={label}
              checked={draft.postFieldIDs.includes(postFieldID)}
              onChange={(event) =>
                setDraft({
                  ...draft,
                  postFieldIDs: event.target.checked
                    ? [...draft.postFieldIDs, postFieldID]
                    : draft.postFieldIDs.filter((known) => known !== postFieldID),
                })
              }
            />
          ))}
        </FormGroup>
      )}
    </EditModal>
  );
}
