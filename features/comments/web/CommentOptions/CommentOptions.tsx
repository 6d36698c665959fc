import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { OptionsMenu } from '../../../../platform/web/menus/OptionsMenu/OptionsMenu.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { COMMENT_GROUPS, type CommentOptionsSubject, commentOptions } from '../comment-options.ts';

/** What can be done with a comment. */
export function CommentOptions(subject: CommentOptionsSubject) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  if (!isSignedIn) return null;
  const { number } = subject.comment;
  return (
    <OptionsMenu
      label={t('Comment Options, #{number}', { number })}
      place={commentOptions}
      groups={COMMENT_GROUPS}
      subject={subject}
    />
  );
}
