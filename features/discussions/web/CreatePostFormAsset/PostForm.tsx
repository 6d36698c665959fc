import { type FormEvent, useId } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { FormActions, FormField, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CategorySelect } from '../../../categories/web/CategorySelect/CategorySelect.tsx';
import { isPostable } from '../../../categories/web/postable-categories.ts';
import { Composer } from '../../../editor/web/Composer/Composer.tsx';
import { ConflictNotice } from '../../../editor/web/ConflictNotice/ConflictNotice.tsx';
import { useLocalDraft } from '../../../editor/web/use-local-draft.ts';
import { PostFormProvider } from '../use-post-form-part.ts';
import type { CreatePostFormAssetProps } from './create-post-props.ts';
import { TitleField } from './TitleField.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { usePostDraft } from './use-post-draft.ts';
import { type PostFields, type SendPost, usePostForm } from './use-post-form.ts';

export interface PostFormProps extends CreatePostFormAssetProps {
  /** The key of its draft until it is posted. */
  place: string;
  /** Its draft is stored on the site too. */
  isNew?: boolean;
  start: PostFields;
  submitLabel: string;
  send: SendPost;
}

export function PostForm(props: PostFormProps) {
  const { t } = useTranslator();
  const { place, postTypes = [] } = props;
  const form = usePostForm(props.start, props.send);
  const { fields, change, problem, isBusy } = form;
  const errors = problem?.fields ?? {};
  const bodyID = useId();
  const draft = usePostDraft({
    place,
    isNew: props.isNew ?? false,
    addressedID: props.draftID,
    fields,
    collect: form.collect,
    onRestore: (found) => change(offered(props, found)),
  });
  const submit = () => form.submit(draft);
  useLocalDraft(`${place}:title`, fields.name, (name) => change({ name }));
  if (form.heldMessage) return <Held message={form.heldMessage} back={props.category?.url} />;

  const ofPart = {
    start: { ...props.start, ...draft.restored?.fields },
    draft: draft.restored?.draft,
    categoryID: fields.categoryID,
    postTypeID: fields.type,
    type: postTypes.find((type) => type.postTypeID === fields.type),
    recordID: props.recordID,
    isBusy,
    errors,
    clearErrors: form.clearErrors,
    join: form.join,
    noteChange: draft.noteChange,
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Panel isPadded>
      <form onSubmit={onSubmit} noValidate>
        <FormStack>
          {draft.notice && <Notice role="status">{draft.notice}</Notice>}
          {problem?.isConflicting && <ConflictNotice href={`/discussion/${props.recordID}`} />}
          {problem?.message && (
            <Notice tone="error" role="alert">
              {problem.message}
            </Notice>
          )}
          {!props.isEdit && (
            <TypeChoice postTypes={postTypes} value={fields.type} onChange={(type) => change({ type })} />
          )}
          <CategorySelect
            categories={props.categories}
            value={fields.categoryID}
            onChange={(categoryID) => change({ categoryID })}
            current={props.isEdit ? props.category : undefined}
            type={fields.type}
            error={errors.categoryID}
          />
          <TitleField
            value={fields.name}
            onChange={(name) => change({ name })}
            maxLength={props.titleMaxLength ?? 100}
            error={errors.name}
          />
          <PostFormProvider value={ofPart}>{props.aboveBody}</PostFormProvider>
          <FormField label={t('Body')} isRequired error={errors.body} id={bodyID}>
            {({ isInvalid, 'aria-describedby': describedBy }) => (
              <Composer
                id={bodyID}
                label={t('Body')}
                value={fields.body}
                format={fields.format}
                onChange={(body, format) => change({ body, format })}
                onSubmit={submit}
                draftKey={place}
                categoryID={fields.categoryID}
                maxLength={props.bodyMaxLength}
                isInvalid={isInvalid}
                describedBy={describedBy}
                isDisabled={isBusy}
              />
            )}
          </FormField>
          <PostFormProvider value={ofPart}>{props.belowBody}</PostFormProvider>
          <FormActions>
            <LinkButton kind="text" href={props.category?.url ?? '/discussions'}>
              {t('Cancel')}
            </LinkButton>
            <Button kind="primary" type="submit" isBusy={isBusy}>
              {props.submitLabel}
            </Button>
          </FormActions>
        </FormStack>
      </form>
    </Panel>
  );
}

/** Of what the draft holds: where and as what one may still post, and not what the address of the form chose. */
function offered(props: PostFormProps, found: Partial<PostFields>): Partial<PostFields> {
  const {
    type: foundType = props.start.type,
    categoryID,
    tags: _tags,
    postMeta: _postMeta,
    ...fields
  } = found;
  const isOffered = props.postTypes?.some(({ postTypeID }) => postTypeID === foundType);
  const type = isOffered && props.draftID !== undefined ? foundType : props.start.type;
  const isPlaceOffered =
    !props.category && categoryID !== undefined && isPostable(props.categories ?? [], categoryID, type);
  return { ...fields, type, ...(isPlaceOffered && { categoryID }) };
}

function Held({ message, back = '/discussions' }: { message: string; back?: string }) {
  const { t } = useTranslator();
  return (
    <Panel>
      <EmptyState
        icon="clock"
        title={message}
        action={<LinkButton href={back}>{t('Back to the list')}</LinkButton>}
      >
        <p>{t('You can read it in the meantime; others will once it is approved.')}</p>
      </EmptyState>
    </Panel>
  );
}
