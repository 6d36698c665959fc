import { type FormEvent, useId, useState } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { FormActions, FormField, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import type { KnownRevision } from '../../../../platform/web/api/revision.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { CategorySelect } from '../../../categories/web/CategorySelect/CategorySelect.tsx';
import { isPostable } from '../../../categories/web/postable-categories.ts';
import {
  DraftActions,
  type DraftActionsProps,
  type DraftDialog,
} from '../../../drafts/web/DraftActions/DraftActions.tsx';
import { DraftDialogs } from '../../../drafts/web/DraftDialogs/DraftDialogs.tsx';
import { Composer } from '../../../editor/web/Composer/Composer.tsx';
import { GuestCheck } from '../GuestCheck/GuestCheck.tsx';
import { PostFormProvider } from '../use-post-form-part.ts';
import type { CreatePostFormAssetProps } from './create-post-props.ts';
import { PostConflict } from './PostConflict.tsx';
import { TitleField } from './TitleField.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { usePostDraft } from './use-post-draft.ts';
import { type PostFields, type SendPost, usePostForm } from './use-post-form.ts';

export interface PostFormProps extends CreatePostFormAssetProps {
  /** The key of its draft until it is posted. */
  place: string;
  /** What the words of a post that is edited were made from. */
  revision?: KnownRevision;
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
    recordID: props.recordID,
    revision: props.revision,
    addressedID: props.draftID,
    start: props.start,
    fields,
    collect: form.collect,
    onRestore: (found, errors) => {
      const restored = offered(props, found);
      change(restored);
      const isPlaceLost = found.categoryID !== undefined && restored.categoryID === undefined;
      const ofPlace = isPlaceLost && !props.category && { categoryID: t('Choose where your post belongs.') };
      if (errors) form.mark({ ...errors, ...ofPlace });
    },
  });
  const submit = () => form.submit(draft);
  const [dialog, setDialog] = useState<DraftDialog>();
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
      <form onSubmit={onSubmit} {...draft.whileUsed} noValidate>
        <FormStack>
          {draft.notice && (
            <Notice role="status" tone={draft.notice.tone}>
              {draft.notice.text}
            </Notice>
          )}
          {problem?.isConflicting && props.recordID !== undefined && (
            <PostConflict discussionID={props.recordID} fields={fields} isBusy={isBusy} onSave={submit} />
          )}
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
          <GuestCheck isBusy={isBusy} problem={problem?.message} />
          <FormActions>
            <LinkButton kind="text" href={props.category?.url ?? '/discussions'}>
              {t('Cancel')}
            </LinkButton>
            <Send
              draft={draft.stored}
              submitLabel={props.submitLabel}
              isBusy={isBusy}
              isComplete={form.isComplete}
              onOpen={setDialog}
            />
          </FormActions>
        </FormStack>
      </form>
      <DraftDialogs draft={draft.stored} open={dialog} onPost={submit} onClose={() => setDialog(undefined)} />
    </Panel>
  );
}

/** Of what the draft holds: where and as what one may still post, and not what the address of the form chose. */
function offered(props: PostFormProps, found: Partial<PostFields>): Partial<PostFields> {
  const { type: foundType, categoryID, tags: _tags, postMeta: _postMeta, ...fields } = found;
  const type = props.postTypes?.find(({ postTypeID }) => postTypeID === foundType)?.postTypeID;
  const isChoosable = props.isEdit || !props.category;
  const isPlaceOffered =
    isChoosable &&
    categoryID !== undefined &&
    isPostable(props.categories ?? [], categoryID, type ?? props.start.type);
  return { ...fields, ...(type !== undefined && { type }), ...(isPlaceOffered && { categoryID }) };
}

/** Guests have no drafts on the site. */
function Send(props: DraftActionsProps) {
  const { isSignedIn } = useSite();
  if (isSignedIn) return <DraftActions {...props} />;
  return (
    <Button type="submit" kind="primary" isBusy={props.isBusy}>
      {props.submitLabel}
    </Button>
  );
}

function Held({ message, back = '/discussions' }: { message: string; back?: string }) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  return (
    <Panel>
      <EmptyState
        icon="clock"
        title={message}
        action={<LinkButton href={back}>{t('Back to the list')}</LinkButton>}
      >
        {isSignedIn && <p>{t('You can read it in the meantime; others will once it is approved.')}</p>}
      </EmptyState>
    </Panel>
  );
}
