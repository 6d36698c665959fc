// What can be chosen about one record: to follow it, and to have quiet of it for a while or for good.
import { MenuButton, MenuLabel, MenuLink, MenuSeparator } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { FOLLOWING_PATH } from '../../following.address.ts';
import type { MuteTerm } from '../../following.contract.ts';
import { MUTE_TERMS } from '../mute-terms.ts';
import { type FollowSubject, followOrNot, muteFor, useFollowing } from '../use-following.ts';

interface Props {
  subject: FollowSubject;
  isOnlyToMute: boolean;
}

export default function FollowChoices({ subject, isOnlyToMute }: Props) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isFollowed = false, isMuted, mutedUntil } = useFollowing(subject);
  const { name } = subject;
  const follow = async () => {
    if (await followOrNot(subject, !isFollowed))
      toast(isFollowed ? t('You follow {name} no longer.', { name }) : t('You follow {name}.', { name }));
  };
  const mute = async (term: MuteTerm | undefined) => {
    if (!(await muteFor(subject, term))) return;
    toast(term ? t('{name} is muted.', { name }) : t('{name} is muted no longer.', { name }));
    await revalidate();
  };
  return (
    <>
      {!isOnlyToMute && (
        <>
          <MenuButton icon={isFollowed ? 'x' : 'bell'} onClick={() => void follow()}>
            {isFollowed ? t('Stop following') : t('Follow')}
          </MenuButton>
          <MenuSeparator />
        </>
      )}
      {isMuted ? (
        <>
          <MenuLabel>
            {mutedUntil === null ? (
              t('Muted until you unmute it')
            ) : (
              <>
                {t('Muted until')} <TimeAgo date={mutedUntil} form="extended" />
              </>
            )}
          </MenuLabel>
          <MenuButton icon="bell" onClick={() => void mute(undefined)}>
            {t('Unmute')}
          </MenuButton>
        </>
      ) : (
        <>
          <MenuLabel>{t('Mute')}</MenuLabel>
          {MUTE_TERMS.map(([term, words]) => (
            <MenuButton key={term} icon="bell-off" onClick={() => void mute(term)}>
              {t(words)}
            </MenuButton>
          ))}
        </>
      )}
      <MenuSeparator />
      <MenuLink icon="settings" href={FOLLOWING_PATH}>
        {t('All that I follow and mute')}
      </MenuLink>
    </>
  );
}

function toast(text: string): void {
  showToast(text, { id: 'following', tone: 'success', isAutoDismissed: true });
}
