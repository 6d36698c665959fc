import { Avatar } from '../Avatar/Avatar.tsx';
import { RoleBadge } from '../Badges/Badges.tsx';
import { Button, LinkButton } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Facet, Facets } from '../Facet/Facet.tsx';
import { Meta } from '../Metas/Metas.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Result, Results } from '../Result/Result.tsx';
import { Ruler } from '../Ruler/Ruler.tsx';
import { ThreadBar } from '../Ruler/ThreadBar.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { UserCard, UserCardSkeleton, UserCardState } from '../UserCard/UserCard.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

export function GalleryPeople({ id, photos }: { id: string; photos: string[] }) {
  return (
    <GallerySection id={id} title="User card" note="Full, loading, banned, private, deleted, failed.">
      <div className={styles.columns}>
        <UserCard
          avatar={<Avatar size={100} photoUrl={photos[0]} />}
          name={
            <a href="#kwame">
              <bdi>Kwame Mensah</bdi>
            </a>
          }
          rank="Mentor"
          labels={<RoleBadge>Solver 93</RoleBadge>}
          readouts={[
            { label: 'Discussions', value: '112' },
            { label: 'Comments', value: '2,841' },
          ]}
          facts={[
            { icon: 'calendar', label: 'Joined', value: 'Mar 2019' },
            { icon: 'clock', label: 'Last active', value: '4 minutes ago' },
          ]}
          actions={
            <>
              <LinkButton href="#message" size={32} icon="message-square">
                Message
              </LinkButton>
              <LinkButton href="#profile" size={32}>
                Profile
              </LinkButton>
            </>
          }
        />
        <UserCardSkeleton />
        <UserCardState label={<Tag preset="error">Banned</Tag>}>This user has been banned.</UserCardState>
        <UserCardState label={<Tag>Private</Tag>}>This user's profile is private.</UserCardState>
        <UserCardState label={<Tag preset="error">DELETED</Tag>}>This user has been deleted.</UserCardState>
        <UserCardState label={<Tag preset="error">ERROR</Tag>}>Failed to load user</UserCardState>
      </div>
    </GallerySection>
  );
}

export function GalleryFinding({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Results, facets, ruler">
      <div className={styles.columns}>
        <Facets label="Filters" activeCount={2}>
          <Facet title="Type">
            <Checkbox label="Discussions" note="128" defaultChecked />
            <Checkbox label="Guides" note="17" />
          </Facet>
        </Facets>
        <Ruler
          position={51}
          total={57}
          newFrom={52}
          solvedAt={5}
          start={{ text: 'First post', note: 'Nov 19, 8:47 am', href: '#first' }}
          here={{ text: '51 of 57', note: '4 minutes ago' }}
          unread={{ text: '6 new', href: '#new' }}
        />
      </div>
      <Panel>
        <Results isOrdered>
          <Result
            href="#result"
            icon="book-open"
            headingLevel={3}
            title={
              <>
                Input <mark>current limits</mark>, and why <mark>winter</mark> finds them
              </>
            }
            excerpt="Cold cells hold a higher voltage and reflected light adds current."
            metas={<Meta>Guide</Meta>}
          />
          <Result
            href="#second"
            icon="message-square-text"
            headingLevel={3}
            title="كيف أختار سعة البطارية"
            lead={<Meta>Replied in</Meta>}
          />
        </Results>
      </Panel>
      <Meter percent={39} />
      <ThreadBar label="This discussion" position="51 of 57" end={<Button kind="primary">Reply</Button>} />
    </GallerySection>
  );
}
