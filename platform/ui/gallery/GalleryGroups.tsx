import { Banner } from '../Banner/Banner.tsx';
import { FramedWidget } from '../HomeWidget/FramedWidget.tsx';
import { HomeWidget } from '../HomeWidget/HomeWidget.tsx';
import type { ContainerOptions, ContentType, DisplayType } from '../HomeWidget/home-widget-options.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Meta } from '../Metas/Metas.tsx';
import { GallerySection } from './GallerySection.tsx';

const contentTypes: ContentType[] = [
  'title',
  'title-description',
  'title-description-image',
  'title-description-icon',
  'title-background',
  'title-background-description',
  'title-chat-bubble',
];
const displayTypes: DisplayType[] = ['grid', 'carousel', 'list', 'link'];
const frames: [string, ContainerOptions][] = [
  ['Border, centred', { borderType: 'border', headerAlignment: 'center', viewAll: { to: '#groups' } }],
  ['Shadow around everything', { borderType: 'shadow', visualBackgroundType: 'outer' }],
  ['Line above', { borderType: 'navLinks', viewAll: { to: '#groups', position: 'top' } }],
];

const names = [
  'Start here',
  'Ask',
  'Show and tell',
  'دليل البداية',
  'A name that is so long that it takes several lines',
];

function items(photos: string[]) {
  return names.map((name, at) => ({
    key: name,
    to: '#groups',
    name,
    description: 'What newcomers look for first, and where they come back to.',
    imageUrl: photos[at],
    icon: <Icon name="book-open" />,
    metas: <Meta>12 posts</Meta>,
  }));
}

/** Everything that layouts show side by side: each kind of item, each display, each frame. */
export function GalleryGroups({ id, photos }: { id: string; photos: string[] }) {
  return (
    <GallerySection
      id={id}
      title="Groups of items"
      note="Seven kinds of items, four displays, and their frames."
    >
      {contentTypes.map((contentType) => (
        <HomeWidget
          key={contentType}
          label={contentType}
          title={contentType}
          itemOptions={{ contentType }}
          items={items(photos).slice(0, 4)}
        />
      ))}
      {displayTypes.map((displayType) => (
        <HomeWidget
          key={displayType}
          label={displayType}
          title={displayType}
          container={{ displayType }}
          itemOptions={{ imagePlacement: displayType === 'list' ? 'left' : 'top' }}
          items={items(photos)}
        />
      ))}
      {frames.map(([title, container]) => (
        <FramedWidget key={title} label={title} title={title} description="In a frame." container={container}>
          <p>What it holds.</p>
        </FramedWidget>
      ))}
      <Banner isStrip headingLevel={2} title="A strip above content" />
    </GallerySection>
  );
}
