import { type FormEvent, useId } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { FormActions, FormField, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CategorySelect } from '../../../categories/web/CategorySelect/CategorySelect.tsx';
import { Composer } from '../../../editor/web/Composer/Composer.tsx';
import { ConflictNotice } from '../../../editor/web/ConflictNotice/ConflictNotice.tsx';
import { useKeptText } from '../../../editor/web/use-kept-text.ts';
import { TagInput } from '../../../tags/web/TagInput/TagInput.tsx';
import type { CreatePostFormAssetProps } from './create-post-props.ts';
import { TitleField } from './TitleField.tsx';
import { type PostFields, type SendPost, usePostForm } from './use-post-form.ts';

export interface PostFormProps extends CreatePostFormAssetProps {
  /** Under which its words are kept until they are posted. */
  place: string;
  start: PostFields;
  submitLabel: string;
  send: SendPost;
}

export function PostForm(props: PostFormProps) {
  const { t } = useTranslator();
  const { place, taggingEnabled = false } = props;
  const form = usePostForm(props.start, props.send, taggingEnabled);
  const { fields, change, problem } = form;
  const errors = problem?.fields ?? {};
  const bodyID = useId();
  useKeptText(`${place}:title`, fields.name, (name) => change({ name }));
  if (form.heldMessage) return <Held message={form.heldMessage} back={props.category?.url} />;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Panel isPadded>
      <form onSubmit={onSubmit} noValidate>
        <FormStack>
          {problem?.isConflicting && <ConflictNotice href={`/discussion/${props.recordID}`} />}
          {problem?.message && (
            <Notice tone="error" role="alert">
              {problem.message}
            </Notice>
          )}
          <TypeChoice {...props} value={fields.type} onChange={(type) => change({ type })} />
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
          {taggingEnabled && (
            <TagInput
              value={fields.tags}
              onChange={(tags) => change({ tags })}
              max={props.maxTags}
              error={errors.tagIDs ?? errors.newTagNames}
            />
          )}
          <FormField label={t('Body')} isRequired error={errors.body} id={bodyID}>
            {({ isInvalid, 'aria-describedby': describedBy }) => (
              <Composer
                id={bodyID}
                label={t('Body')}
                value={fields.body}
                format={fields.format}
                onChange={(body) => change({ body })}
                onSubmit={form.submit}
                draftKey={place}
                maxLength={props.bodyMaxLength}
                isInvalid={isInvalid}
                describedBy={describedBy}
                isDisabled={form.isBusy}
              />
            )}
          </FormField>
          <FormActions>
            <Button kind="primary" type="submit" isBusy={form.isBusy}>
              {t(props.submitLabel)}
            </Button>
            <LinkButton kind="text" href={props.category?.url ?? '/discussions'}>
              {t('Cancel')}
            </LinkButton>
          </FormActions>
        </FormStack>
      </form>
    </Panel>
  );
}

type TypeChoiceProps = PostFormProps & { value: string; onChange: (type: string) => void };

function TypeChoice({ postTypes = [], isEdit, value, onChange }: TypeChoiceProps) {
  const { t } = useTranslator();
  if (isEdit || postTypes.length < 2) return null;
  return (
    <div>
      <SegmentedChoice
        label={t('Post Type')}
        name="postType"
        value={value}
        onChange={onChange}
        options={postTypes.map(({ postTypeID, name }) => ({ value: postTypeID, name: t(name) }))}
      />
    </div>
  );
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
