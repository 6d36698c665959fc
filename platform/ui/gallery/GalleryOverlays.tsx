import { useState } from 'react';
import { AvatarStack } from '../AvatarStack/AvatarStack.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuPanel } from '../Menu/Menu.tsx';
import { MenuButton, MenuLabel, MenuLink, MenuSeparator } from '../Menu/MenuItem.tsx';
import { ConfirmModal } from '../Modal/Modal.tsx';
import { Reaction, Reactions, reactionIcons } from '../Reaction/Reaction.tsx';
import { ToastCard } from '../Toast/ToastRegion.tsx';
import { showToast } from '../Toast/toast-store.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';
import { people } from './gallery-data.ts';

export function GalleryMenus() {
  return (
    <GallerySection title="Menus" note="250, 300 and 350 wide.">
      <div className={styles.columns}>
        <MenuPanel isStatic>
          <PostOptions />
        </MenuPanel>
        <MenuPanel isStatic width="lg">
          <MenuLabel>Insert</MenuLabel>
          <MenuButton icon="heading-2" note="##" isActive>
            Heading
          </MenuButton>
          <MenuButton icon="square-code" note="```">
            Code block
          </MenuButton>
        </MenuPanel>
        <Menu label="Options" align="start">
          <PostOptions />
        </Menu>
      </div>
    </GallerySection>
  );
}

function PostOptions() {
  return (
    <>
      <MenuLabel>Post</MenuLabel>
      <MenuLink href="#edit" icon="pencil" note="42 min left">
        Edit
      </MenuLink>
      <MenuButton icon="quote" keys={['Q']}>
        Quote
      </MenuButton>
      <MenuSeparator />
      <MenuButton icon="circle-check" isChecked>
        Resolved
      </MenuButton>
      <MenuButton icon="merge" disabled>
        Merge
      </MenuButton>
      <MenuButton icon="trash-2" isDanger>
        Delete
      </MenuButton>
    </>
  );
}

export function GalleryOverlays({ photos }: { photos: string[] }) {
  const [isOpen, setOpen] = useState(false);
  const whoReacted = (
    <>
      <b>Insightful</b>
      <AvatarStack people={people(photos)} total={14} />
    </>
  );
  return (
    <GallerySection title="Dialogs, toasts, tooltips, reactions" note="Only what floats has a shadow.">
      <div className={styles.columns}>
        <ToastCard tone="success" body="Success! This post has been bumped." isDismissible />
        <ToastCard tone="error" body="Something has gone wrong." isDismissible />
        <ToastCard
          isWide
          icon="list-checks"
          body="You have selected 4 discussions."
          actions={<Button size={32}>Move</Button>}
        />
        <Button
          onClick={() => showToast('Link copied to clipboard.', { tone: 'success', isAutoDismissed: true })}
        >
          Toast
        </Button>
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Tooltip content="Keep it in your bookmarks">
          {(description) => <Button {...description}>Tooltip</Button>}
        </Tooltip>
      </div>
      <Reactions label="Reactions">
        {Object.entries(reactionIcons).map(([name, icon], index) => (
          <Reaction
            key={name}
            icon={icon}
            name={name}
            count={index * 2}
            hasReacted={index === 2}
            tooltip={index === 2 && whoReacted}
          />
        ))}
      </Reactions>
      {isOpen && (
        <ConfirmModal
          title="Discard Draft"
          confirmLabel="Discard"
          isDangerous
          onConfirm={() => setOpen(false)}
          onCancel={() => setOpen(false)}
        >
          <p>
            You have an unposted draft, replying to this comment will discard your draft. Are you sure you
            want to discard it?
          </p>
        </ConfirmModal>
      )}
    </GallerySection>
  );
}
