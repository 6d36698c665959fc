import { AvatarStack } from '../AvatarStack/AvatarStack.tsx';
import { Button, buttonClass } from '../Button/Button.tsx';
import { Menu, MenuPanel } from '../Menu/Menu.tsx';
import { MenuButton, MenuLabel, MenuLink, MenuSeparator } from '../Menu/MenuItem.tsx';
import { Reaction, Reactions } from '../Reaction/Reaction.tsx';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';
import { people } from './gallery-data.ts';

export function GalleryMenus({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Menus and flyouts" note="250, 300 and 350 wide.">
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
        <Menu face="Drop-down" faceClassName={buttonClass({})} width="lg" align="start">
          <PostOptions />
        </Menu>
        <SidePanel label="Site Navigation">
          <a href="#posts">Posts</a>
          <a href="#categories">Categories</a>
        </SidePanel>
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

const REACTIONS = [
  ['promote', 'megaphone'],
  ['agree', 'check'],
  ['insightful', 'lightbulb'],
  ['disagree', 'x'],
  ['like', 'thumbs-up'],
  ['lol', 'laugh'],
] as const;

export function GalleryReactions({ id, photos }: { id: string; photos: string[] }) {
  const whoReacted = (
    <>
      <b>Insightful</b>
      <AvatarStack people={people(photos)} total={14} />
    </>
  );
  return (
    <GallerySection id={id} title="Reactions and tooltips" note="150 to 320 wide, after a rest of 100 ms.">
      <Reactions label="Reactions">
        {REACTIONS.map(([name, icon], index) => (
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
      <div className={styles.columns}>
        <Tooltip content="Keep it in your bookmarks">
          {(description) => <Button {...description}>Tooltip</Button>}
        </Tooltip>
        <Tooltip content="So long a text that it has to wrap: more than three hundred pixels are never used for it.">
          {(description) => <Button {...description}>Long tooltip</Button>}
        </Tooltip>
      </div>
    </GallerySection>
  );
}
