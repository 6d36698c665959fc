import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { OptionsMenu } from '../../../../platform/web/menus/OptionsMenu/OptionsMenu.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { DiscussionAbilities } from '../../discussion.abilities.ts';
import { DISCUSSION_GROUPS, type DiscussionSubject, discussionOptions } from '../discussion-options.ts';

/** What can be done with a discussion. */
export function DiscussionOptions(subject: DiscussionSubject) {
  const { t } = useTranslator();
  const { isSignedIn, isTriageOn, hasDiscussionOptions, hasOptionsForOthers } = useSite();
  const me = useMe();
  const hasOwnItem = hasItem(subject.abilities, isTriageOn === true);
  const isOthers = me?.userID !== undefined && me.userID !== subject.discussion.insertUserID;
  const hasAny = hasDiscussionOptions || (hasOptionsForOthers && isOthers) || hasOwnItem;
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

/** Whether one of the product's own items is offered. */
function hasItem(abilities: DiscussionAbilities, isTriageOn: boolean): boolean {
  const { canEdit, canDelete, canMove, canChangeType, canModerate, canCurate, canChangeAuthor } = abilities;
  return (
    [canEdit, canDelete, canMove, canChangeType, canModerate, canCurate, canChangeAuthor].some(Boolean) ||
    abilities.canBump ||
    abilities.canCloseOwn ||
    (isTriageOn && abilities.canResolve)
  );
}
