import { Button, call, useRevalidator, useTask, useTranslator } from '@parley/addon-api/web';
import type { putGroupFollow } from '../../group-invitations.contract.ts';
import type { GroupPageProps } from '../../group-widgets.contract.ts';

/** Whether a member is told of what is started in their group. */
export function FollowButton({ group: { groupID, isFollowed } }: { group: GroupPageProps }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('group');
  const turn = () =>
    run(async () => {
      await call<typeof putGroupFollow>('PUT /groups/:groupID/follow', {
        params: { groupID },
        body: { followed: !isFollowed },
      });
      await revalidate();
    });
  return (
    <Button icon="bell" isBusy={isBusy} aria-pressed={isFollowed} onClick={() => void turn()}>
      {isFollowed ? t('Following') : t('Follow')}
    </Button>
  );
}
