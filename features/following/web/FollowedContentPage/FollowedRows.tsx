import type { ReactNode } from 'react';
import { wordings } from '../../../../platform/contract/wordings.ts';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { PREFERENCES_PATH } from '../../../notifications/notification.address.ts';
import type { Follow, Mute, MuteTerm } from '../../following.contract.ts';
import { MUTE_TERMS } from '../mute-terms.ts';
import { followOrNot, muteFor } from '../use-following.ts';
import { ChannelSelect } from './ChannelSelect.tsx';
import styles from './FollowedContentPage.module.css';

const KINDS: Readonly<Record<string, { icon: IconName; name: string }>> = {
  category: { icon: 'folder', name: 'Category' },
  discussion: { icon: 'messages-square', name: 'Discussion' },
  tag: { icon: 'tag', name: 'Tag' },
  user: { icon: 'user', name: 'Person' },
};
// Said where they are shown.
wordings({ category: 'Category', discussion: 'Discussion', tag: 'Tag', user: 'Person' });

export function FollowedRow({ followed, channels }: { followed: Follow; channels: readonly string[] }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { recordType, name } = followed;
  const stop = async () => {
    if (await followOrNot(followed, false)) await revalidate();
  };
  return (
    <Row record={followed} about={<Since date={followed.dateInserted} />}>
      {recordType === 'category' ? (
        <LinkButton size={32} href={`${PREFERENCES_PATH}#followed-categories`}>
          {t('Choose what comes')}
        </LinkButton>
      ) : (
        <ChannelSelect followed={followed} channels={channels} />
      )}
      <Button
        size={32}
        icon="x"
        aria-label={t('Stop following {name}', { name })}
        onClick={() => void stop()}
      >
        {t('Stop')}
      </Button>
    </Row>
  );
}

export function MutedRow({ muted }: { muted: Mute }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { name, dateUntil } = muted;
  const mute = async (term: MuteTerm | undefined) => {
    if (await muteFor(muted, term)) await revalidate();
  };
  const until =
    dateUntil === null ? (
      t('Until you unmute it')
    ) : (
      <>
        {t('Muted until')} <TimeAgo date={dateUntil} form="extended" />
      </>
    );
  return (
    <Row record={muted} about={until}>
      <Select
        controlSize={32}
        aria-label={t('Mute {name} for how long', { name })}
        value=""
        onChange={(event) => void mute(event.target.value as MuteTerm)}
      >
        <option value="" disabled>
          {t('Change')}
        </option>
        {MUTE_TERMS.map(([term, words]) => (
          <option key={term} value={term}>
            {t(words)}
          </option>
        ))}
      </Select>
      <Button
        size={32}
        icon="bell"
        aria-label={t('Unmute {name}', { name })}
        onClick={() => void mute(undefined)}
      >
        {t('Unmute')}
      </Button>
    </Row>
  );
}

function Since({ date }: { date: string }) {
  const { t } = useTranslator();
  return (
    <>
      {t('Since')} <TimeAgo date={date} form="day" />
    </>
  );
}

interface RowProps {
  record: Pick<Follow, 'recordType' | 'name' | 'url' | 'photoUrl'>;
  about: ReactNode;
  children: ReactNode;
}

function Row({ record: { recordType, name, url, photoUrl }, about, children }: RowProps) {
  const { t } = useTranslator();
  const kind = KINDS[recordType];
  return (
    <li className={styles.row}>
      <span className={styles.kind}>
        {recordType === 'user' ? (
          <Avatar photoUrl={photoUrl ?? undefined} of={name} size={28} />
        ) : (
          <Icon name={kind?.icon ?? 'bell'} />
        )}
      </span>
      <span className={styles.main}>
        <a href={url}>
          <bdi>{name}</bdi>
        </a>
        <span className={styles.about}>
          {kind && <>{t(kind.name)} · </>}
          {about}
        </span>
      </span>
      <span className={styles.acts}>{children}</span>
    </li>
  );
}
