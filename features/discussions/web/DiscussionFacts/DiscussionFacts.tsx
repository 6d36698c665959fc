import { AvatarStack } from '../../../../platform/ui/AvatarStack/AvatarStack.tsx';
import { Button, ButtonGroup } from '../../../../platform/ui/Button/Button.tsx';
import { Readouts } from '../../../../platform/ui/Readouts/Readouts.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { SaveButton } from '../../../bookmarks/web/BookmarkButton/BookmarkButton.tsx';
import type { UserFragment } from '../../../users/users.contract.ts';
import type { Discussion } from '../../discussions.contract.ts';
import { useCopyLink } from '../use-copy-link.ts';

export interface DiscussionFactsProps {
  discussion: Discussion;
  /** Those who wrote in it, the busiest first. */
  participants?: { users: UserFragment[]; total: number };
}

const MAX_FACES = 11;

/** A thread in numbers, and who takes part. */
export function DiscussionFacts({ discussion, participants }: DiscussionFactsProps) {
  const { t, plural } = useTranslator();
  const copyLink = useCopyLink();
  return (
    <>
      <ButtonGroup label={t('This discussion')} isEven>
        <SaveButton discussionID={discussion.discussionID} />
        <Button icon="share-2" onClick={() => copyLink(discussion.url)}>
          {t('Share')}
        </Button>
      </ButtonGroup>
      <Readouts
        items={[
          { label: t('Replies'), value: <ShortNumber value={discussion.countComments} /> },
          { label: t('Views'), value: <ShortNumber value={discussion.countViews} /> },
          { label: t('Score'), value: <ShortNumber value={discussion.score} /> },
        ]}
      />
      {participants && participants.total > 1 && (
        <section>
          <WidgetHead
            title={plural(participants.total, { one: '{count} person', other: '{count} people' })}
          />
          <AvatarStack
            size={28}
            limit={MAX_FACES}
            total={participants.total}
            people={participants.users.map(({ userID, name, photoUrl }) => ({ key: userID, name, photoUrl }))}
          />
        </section>
      )}
    </>
  );
}
