import type { ReactNode } from 'react';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { GuestCheck } from '../../../discussions/web/GuestCheck/GuestCheck.tsx';
import { Composer } from '../../../editor/web/Composer/Composer.tsx';
import type { NearbyUser } from '../../../editor/web/Composer/composer-props.ts';
import { formID } from '../thread-forms.ts';
import styles from './CommentForm.module.css';
import { type CommentTarget, useCommentForm } from './use-comment-form.ts';

export interface CommentFormProps extends CommentTarget {
  label: string;
  placeholder?: string;
  submitLabel: string;
  actions?: ReactNode;
  hasFocus?: boolean;
  nearbyUsers?: readonly NearbyUser[];
}

export function CommentForm({ label, placeholder, submitLabel, actions, ...form }: CommentFormProps) {
  const { t } = useTranslator();
  const { areaID, value, format, change, isBusy, problem, submit } = useCommentForm(form);
  const problemID = `${areaID}-problem`;
  return (
    <div className={styles.form} id={formID(areaID)}>
      {problem && (
        <div id={problemID}>
          <Notice tone="error" role="alert">
            {t('Your comment was not posted.')} {problem}
          </Notice>
        </div>
      )}
      <GuestCheck isBusy={isBusy} problem={problem} />
      <Composer
        id={areaID}
        value={value}
        format={format}
        onChange={change}
        onSubmit={submit}
        label={label}
        placeholder={placeholder}
        submitLabel={submitLabel}
        actions={actions}
        draftKey={form.place}
        categoryID={form.categoryID}
        hasFocus={form.hasFocus}
        nearbyUsers={form.nearbyUsers}
        isBusy={isBusy}
        isInvalid={problem !== undefined}
        describedBy={problem ? problemID : undefined}
      />
    </div>
  );
}
