import { useEffect, useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { ApiError } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { PostMetaValues } from '../../../post-fields/post-meta-values.ts';
import { PostFieldInputs } from '../../../post-fields/web/PostFieldInputs/PostFieldInputs.tsx';
import type { DiscussionFormProps } from '../discussion-options.ts';
import { changeType, readTypes, type TypesToChoose } from './change-type-calls.ts';

/** Another type, and what it asks for. What has no field in it is stored as further details. */
export default function ChangeTypeForm({ discussion, onClose }: DiscussionFormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [read, setRead] = useState<TypesToChoose>();
  const [unread, setUnread] = useState<string>();
  const [postTypeID, setPostTypeID] = useState(discussion.postTypeID);
  const [values, setValues] = useState<PostMetaValues>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  useEffect(() => {
    readTypes(discussion)
      .then((found) => {
        setRead(found);
        setValues(found.values);
      })
      .catch((error: unknown) => setUnread(problemText(error)));
  }, [discussion]);

  const type = read?.types.find((each) => each.postTypeID === postTypeID);
  const submit = () => {
    if (!read || !type) return;
    setErrors({});
    const send = () =>
      changeType(discussion.discussionID, { read, type, values }).catch((error: unknown) => {
        if (error instanceof ApiError) setErrors(error.fieldErrors);
        throw error;
      });
    void save(send, t('Post type changed.'));
  };
  return (
    <FormModal
      title={t('Change Post Type')}
      submitLabel={t('Change')}
      problem={problem ?? unread}
      isBusy={isBusy}
      isDisabled={!type || postTypeID === discussion.postTypeID}
      onClose={onClose}
      onSubmit={submit}
    >
      {!read && !unread && <Spinner />}
      {read && (
        <FormField label={t('Post Type')} isRequired>
          {(control) => (
            <Select {...control} value={postTypeID} onChange={(event) => setPostTypeID(event.target.value)}>
              {read.types.map((each) => (
                <option key={each.postTypeID} value={each.postTypeID}>
                  {t(each.name)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      {type && postTypeID !== discussion.postTypeID && (
        <PostFieldInputs
          fields={type.postFields ?? []}
          values={values}
          errors={errors}
          onChange={(id, value) => setValues({ ...values, [id]: value })}
        />
      )}
    </FormModal>
  );
}
