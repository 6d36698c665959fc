import { Avatar } from '../Avatar/Avatar.tsx';
import { AvatarStack } from '../AvatarStack/AvatarStack.tsx';
import { CountBadge, RoleBadge, StateBadge, UnreadMark } from '../Badges/Badges.tsx';
import { Button, ButtonGroup, type ButtonKind, type ButtonPreset } from '../Button/Button.tsx';
import { CategoryKey } from '../CategoryKey/CategoryKey.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { ShortNumber } from '../ShortNumber/ShortNumber.tsx';
import { SortMenu } from '../SortMenu/SortMenu.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Segmented } from '../Tabs/Tabs.tsx';
import { Tag } from '../Tag/Tag.tsx';
import styles from './Gallery.module.css';
import { GallerySection, Specimen, Specimens } from './GallerySection.tsx';
import { people } from './gallery-data.ts';

const kinds: [ButtonKind, string][] = [
  ['primary', 'Post'],
  ['standard', 'Cancel'],
  ['outline', 'Follow'],
  ['transparent', 'Join'],
  ['translucid', 'Preview'],
  ['text', 'Skip'],
  ['textPrimary', 'More'],
  ['danger', 'Delete'],
  ['dangerText', 'Remove'],
  ['radioAsButton', 'Weekly'],
  ['input', 'Choose a date'],
  ['titleBarLink', 'Sign In'],
  ['dashboardStandard', 'Edit'],
  ['dashboardPrimary', 'Publish'],
  ['dashboardSecondary', 'Preview'],
  ['dashboardLink', 'View all'],
  ['custom', 'Custom'],
  ['notStandard', 'Bare'],
  ['reset', 'Reset'],
];

const presets: ButtonPreset[] = ['solid', 'outline', 'transparent', 'advanced'];

export function GalleryButtons({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Buttons" note="Every kind; hover, press and focus are live.">
      <table className={styles.matrix}>
        <thead>
          <tr>
            <td />
            <th scope="col">Rest</th>
            <th scope="col">Disabled</th>
            <th scope="col">Busy</th>
            <th scope="col">Chosen</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(([kind, text]) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>
                <Button kind={kind}>{text}</Button>
              </td>
              <td>
                <Button kind={kind} disabled>
                  {text}
                </Button>
              </td>
              <td>
                <Button kind={kind} isBusy>
                  Saving
                </Button>
              </td>
              <td>
                <Button kind={kind} aria-pressed>
                  {text}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ButtonPresets />
      <ButtonSizes />
    </GallerySection>
  );
}

function ButtonPresets() {
  return (
    <Specimens>
      {presets.map((preset) => (
        <Specimen key={preset} caption={`Preset ${preset}`}>
          <Button kind="primary" preset={preset}>
            Join
          </Button>
          <Button preset={preset}>Cancel</Button>
          <Button kind="danger" preset={preset}>
            Delete
          </Button>
        </Specimen>
      ))}
    </Specimens>
  );
}

function ButtonSizes() {
  return (
    <Specimens>
      <Specimen caption="48 large">
        <Button kind="primary" size={48}>
          Search
        </Button>
      </Specimen>
      <Specimen caption="36 form height, min 104">
        <Button>Save</Button>
      </Specimen>
      <Specimen caption="32 medium">
        <Button size={32} icon="plus">
          New post
        </Button>
      </Specimen>
      <Specimen caption="24 compact">
        <Button size={24}>Edit</Button>
      </Specimen>
      <Specimen caption="Icon 36, 28, 24">
        <IconButton label="Notifications" icon="bell" count={120} />
        <IconButton label="More" icon="ellipsis" size={28} />
        <IconButton label="Close" icon="x" size={24} />
        <IconButton label="Bookmark" icon="bookmark" size={28} aria-pressed />
      </Specimen>
      <Specimen caption="icon, iconMenubar, iconCompact">
        <Button kind="icon" icon="bell" aria-label="Bell" />
        <Button kind="iconMenubar" icon="bold" aria-label="Bold" aria-pressed />
        <Button kind="iconCompact" icon="x" aria-label="Dismiss" />
      </Specimen>
      <Specimen caption="Group">
        <ButtonGroup label="Post">
          <Button icon="bookmark" aria-pressed>
            Saved
          </Button>
          <Button icon="share-2">Share</Button>
        </ButtonGroup>
      </Specimen>
      <Specimen caption="Segmented">
        <Segmented
          label="Filter"
          items={[
            { name: 'Latest', href: '#latest', isCurrent: true },
            { name: 'Top', href: '#top' },
          ]}
        />
      </Specimen>
      <Specimen caption="Sort">
        <SortMenu
          options={[
            { name: 'Newest', href: '#newest', isCurrent: true },
            { name: 'Oldest', href: '#oldest' },
          ]}
        />
      </Specimen>
      <Specimen caption="Spinner">
        <Spinner isImmediate label="Loading" />
      </Specimen>
    </Specimens>
  );
}

export function GalleryBadges({ id, photos }: { id: string; photos: string[] }) {
  return (
    <GallerySection id={id} title="Avatars, tags, badges" note="24, 28, 40, 100, 145; tags are 20 px high.">
      <GalleryAvatars photos={photos} />
      <Specimens>
        <Specimen caption="Presets">
          <Tag href="#modbus">modbus</Tag>
          <Tag preset="greyscale">yaml</Tag>
          <Tag preset="colored">colored</Tag>
          <Tag preset="primary">Following</Tag>
          <Tag onRemove={() => {}}>lfp</Tag>
        </Specimen>
        <Specimen caption="States">
          <StateBadge state="resolved" />
          <StateBadge state="announced" />
          <StateBadge state="closed" />
          <StateBadge state="banned" />
          <StateBadge state="pending" />
        </Specimen>
        <Specimen caption="Category">
          <CategoryKey keyNumber={2} href="#batteries">
            Batteries
          </CategoryKey>
        </Specimen>
        <Specimen caption="Unread, counts">
          <UnreadMark count={12} />
          <UnreadMark />
          <CountBadge value={3} />
          <CountBadge value={120} />
          <CountBadge value={1234} isQuiet />
          <ShortNumber value={18_432} />
        </Specimen>
        <Specimen caption="Roles">
          <RoleBadge>Mentor</RoleBadge>
          <RoleBadge tone="staff">Staff</RoleBadge>
          <RoleBadge tone="author">Author</RoleBadge>
        </Specimen>
        <Specimen caption="Keys">
          <Kbd keys={['Mod', 'K']} />
        </Specimen>
      </Specimens>
    </GallerySection>
  );
}

function GalleryAvatars({ photos }: { photos: string[] }) {
  return (
    <Specimens>
      {([24, 28, 40, 100, 145] as const).map((size, index) => (
        <Specimen key={size} caption={String(size)}>
          <Avatar size={size} photoUrl={photos[index]} isOnline={size === 28 || size === 40} />
        </Specimen>
      ))}
      <Specimen caption="No photo">
        <Avatar isOnline />
      </Specimen>
      <Specimen caption="Group">
        <Avatar initials="NV" />
      </Specimen>
      <Specimen caption="Stack">
        <AvatarStack people={people(photos)} total={14} />
      </Specimen>
    </Specimens>
  );
}
