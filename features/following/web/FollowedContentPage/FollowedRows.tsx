import type { ReactNode } from 'react';
import { wordings } from '../../../../platform/contract/wordings.ts';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { PREFERENCES_PATH } from '../../../notifications/notification.address.ts';
import type { Follow, Mute, MuteTerm, putFollow } from '../../following.contract.ts';
import { MUTE_TERMS } from '../mute-terms.ts';
import { followOrNot, muteFor } from '../use-following.ts';
import styles from './FollowedContentPage.module.css';

const KINDS: Readonly<Record<string, { icon: IconName; name: string }>> = {
  category: { icon: 'folder', name: 'Category' },
  discussion: { icon: 'messages-square', name: 'Discussion' },
  tag: { icon: 'tag', name: 'Tag' },
  user: { icon: 'user', name: 'Person' },
};
// Said where they are shown.
wordings({ category: 'Category', discussion: 'Discussion', tag: 'Tag', user: 'Person' });

const CHANNELS = wordings({
  usual: 'As my preferences say',
  site: 'On the site alone',
  both: 'On the site and by mail',
  mail: 'By mail alone',
});

type Channel = keyof typeof CHANNELS;

const WANTED: Readonly<Record<Channel, { popup: boolean | null; email: boolean | null }>> = {
  usual: { popup: null, email: null },
  site: { popup: true, email: false },
  both: { popup: true, email: true },
  mail: { popup: false, email: true },
};

function channelOf({ popup, email }: Follow): Channel {
  const names = Object.keys(WANTED) as Channel[];
  return names.find((name) => WANTED[name].popup === popup && WANTED[name].email === email) ?? 'usual';
}

export function FollowedRow({ followed, hasMails }: { followed: Follow; hasMails: boolean }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const task = useTask('following');
  const { recordType, recordID, name } = followed;
  const choose = (channel: Channel) =>
    task.run(async () => {
      await call<typeof putFollow>('PUT /follows/:recordType/:recordID', {
        params: { recordType, recordID },
        body: { followed: true, ...WANTED[channel] },
      });
      await revalidate();
    }, t('Saved'));
  const stop = async () => {
    if (await followOrNot(followed, false)) await revalidate();
  };
  return (
    <Row record={followed} about={<Since date={followed.dateInserted} />}>
      {recordType === 'category' ? (
        <LinkButton size={32} href={PREFERENCES_PATH}>
          {t('Choose what comes')}
        </LinkButton>
      ) : (
        <Select
          controlSize={32}
          aria-label={t('What comes of {name}', { name })}
          value={channelOf(followed)}
          onChange={(event) => void choose(event.target.value as Channel)}
        >
          {(Object.keys(CHANNELS) as Channel[])
            .filter((channel) => hasMails || WANTED[channel].email !== true)
            .map((channel) => (
              <option key={channel} value={channel}>
                {t(CHANNELS[channel])}
              </option>
            ))}
        </Select>
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
          <Avatar photoUrl={photoUrl ?? undefined} size={28} />
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
