import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { RoleBadge, StateBadge } from '../Badges/Badges.tsx';
import { Button } from '../Button/Button.tsx';
import { Composer, DraftState } from '../Composer/Composer.tsx';
import { Tool, Toolbar, ToolSeparator } from '../Composer/Toolbar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Meta } from '../Metas/Metas.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Post, type PostProps } from '../Post/Post.tsx';
import { AcceptedNote, CommentBar, FoldedPosts, ThreadHead, UnreadLine } from '../Post/Thread.tsx';
import { Reaction, Reactions } from '../Reaction/Reaction.tsx';
import { TimeAgo } from '../TimeAgo/TimeAgo.tsx';
import { GalleryBody } from './GalleryBody.tsx';
import { GallerySection } from './GallerySection.tsx';

type SampleProps = Partial<PostProps> & {
  index: number;
  person: string;
  photos: string[];
  children: ReactNode;
};

function SamplePost({ index, person, photos, children, ...post }: SampleProps) {
  return (
    <Post
      id={`gallery-post-${index}`}
      label={`Comment ${index}`}
      avatar={<Avatar size={post.level ? 28 : 40} photoUrl={photos[index]} isOnline={index === 1} />}
      name={<a href={`#person-${index}`}>{person}</a>}
      metas={<TimeAgo date="2026-11-19T09:02:00Z" form="extended" />}
      number={{ text: `#${index}`, href: `#gallery-post-${index}` }}
      menu={<IconButton label={`More, comment ${index}`} icon="ellipsis" size={28} />}
      reactions={
        <Reactions label="Reactions">
          <Reaction icon="lightbulb" name="Insightful" count={14} hasReacted={index === 1} />
          <Reaction icon="check" name="Agree" count={6} />
        </Reactions>
      }
      actions={
        <>
          <Button kind="text" size={24} icon="reply" isIconDirectional>
            Reply
          </Button>
          <IconButton label="Quote" icon="quote" size={28} />
        </>
      }
      {...post}
    >
      {children}
    </Post>
  );
}

export function GalleryThread({ id, photos }: { id: string; photos: string[] }) {
  return (
    <GallerySection
      id={id}
      title="Thread"
      note="First post, accepted reply, replies, new since the last visit."
    >
      <Panel>
        <ThreadHead
          badges={
            <>
              <StateBadge state={{ icon: 'circle-check', text: 'Settled', preset: 'success' }} />
              <StateBadge state="announced">Announced in this category</StateBadge>
            </>
          }
          title="Inverter clips at 4.6 kW on cold, bright mornings"
          metas={<Meta>57 replies</Meta>}
        />
        <SamplePost
          index={0}
          person="Rosa Delgado"
          photos={photos}
          badges={<RoleBadge tone="author">Author</RoleBadge>}
        >
          <GalleryBody />
        </SamplePost>
        <CommentBar title="57 comments" />
        <SamplePost
          index={1}
          person="Kwame Mensah"
          photos={photos}
          hasReplies
          accepted={<AcceptedNote note="chosen by Rosa Delgado, Nov 19">Accepted reply</AcceptedNote>}
          signature="6.4 kWp, off-grid since 2019."
        >
          <p className="userContent">
            Look at the current column: it stops at <strong>11.2 A</strong>.
          </p>
        </SamplePost>
        <SamplePost index={2} person="Rosa Delgado" photos={photos} level={1}>
          <p className="userContent">That is it. Moved four panels to tracker two.</p>
        </SamplePost>
        <SamplePost index={3} person="Omar Haddad" photos={photos} level={2} isLastReply>
          <p className="userContent">Worth a line in the guide.</p>
        </SamplePost>
        <FoldedPosts note="#5 to #50">
          <a href="#folded">Show 46 earlier comments</a>
        </FoldedPosts>
        <UnreadLine id="gallery-new" note="6 comments">
          New since your last visit
        </UnreadLine>
        <SamplePost index={51} person="ليلى منصور" photos={photos}>
          <p className="userContent" lang="ar" dir="auto">
            شكرًا على الشرح. هل ينطبق هذا أيضًا على الألواح ثنائية الوجه؟
          </p>
        </SamplePost>
      </Panel>
    </GallerySection>
  );
}

const tools: (readonly [string, IconName] | undefined)[] = [
  ['Heading', 'heading-2'],
  ['Bold', 'bold'],
  ['Italic', 'italic'],
  ['Code', 'code'],
  undefined,
  ['List', 'list'],
  ['Quote', 'quote'],
  ['Spoiler', 'eye-off'],
  undefined,
  ['Link', 'link'],
  ['Image', 'image'],
  ['Emoji', 'smile'],
];

export function GalleryComposer({ id }: { id: string }) {
  const bar = (
    <Toolbar label="Formatting">
      {tools.map((tool, index) =>
        tool ? (
          <Tool key={tool[0]} label={tool[0]} icon={tool[1]} isActive={tool[0] === 'Bold'} onUse={() => {}} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: separators of a list that never changes
          <ToolSeparator key={index} />
        ),
      )}
    </Toolbar>
  );
  return (
    <GallerySection id={id} title="Composer" note="Toolbar, area, saved note.">
      <Composer
        toolbar={bar}
        note={<DraftState state="saved">Draft saved</DraftState>}
        actions={
          <>
            <Button kind="text" size={32}>
              Discard
            </Button>
            <Button kind="primary" size={32}>
              Post comment
            </Button>
          </>
        }
      >
        <textarea aria-label="Comment" defaultValue="Thanks, this is the clearest explanation I have read." />
      </Composer>
    </GallerySection>
  );
}
