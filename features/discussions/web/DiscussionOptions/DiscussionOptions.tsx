import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { OptionsMenu } from '../../../../platform/web/menus/OptionsMenu/OptionsMenu.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { DISCUSSION_GROUPS, type DiscussionSubject, discussionOptions } from '../discussion-options.ts';

/** What can be done with a discussion. */
export function DiscussionOptions(subject: DiscussionSubject) {
  const { t } = useTranslator();
  const { isSignedIn, hasDiscussionOptions, hasOptionsForOthers } = useSite();
  const me = useMe();
  const { canComment: _, canResolve: __, ...abilities } = subject.abilities;
  const isOthers = me?.userID !== undefined && me.userID !== subject.discussion.insertUserID;
  const hasAny =
    hasDiscussionOptions || (hasOptionsForOthers && isOthers) || Object.values(abilities).some(Boolean);
  if (!isSignedIn || !(hasAny || (me && subject.discussion.pinned))) return null;
  return (
    <OptionsMenu
      label={t('Discussion Options')}
      place={discussionOptions}
      groups={DISCUSSION_GROUPS}
      subject={subject}
    />
  );
}
