import { ActList, ActListItem, ActListNote } from '../ActList/ActList.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { StateMark, UnreadMark } from '../Badges/Badges.tsx';
import { Button } from '../Button/Button.tsx';
import { Card, CardGrid, CategoryCard } from '../Card/Card.tsx';
import { CategoryKey } from '../CategoryKey/CategoryKey.tsx';
import { EmptyState, ErrorPanel } from '../EmptyState/EmptyState.tsx';
import { LoadingProblem } from '../ErrorBoundary/ErrorBoundary.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Meta } from '../Metas/Metas.tsx';
import { DateBox, LeadBox, MiniList, MiniListItem } from '../MiniList/MiniList.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Readouts } from '../Readouts/Readouts.tsx';
import { Row, type RowProps } from '../Row/Row.tsx';
import { RowGroup, Rows } from '../Row/Rows.tsx';
import { PostSkeletons, RowSkeletons } from '../Skeleton/Skeleton.tsx';
import { Loader } from '../Spinner/Spinner.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { WidgetHead } from '../WidgetHead/WidgetHead.tsx';
import { GallerySection } from './GallerySection.tsx';

type SampleProps = Partial<RowProps> & { name: string; photos: string[]; index: number };

function SampleRow({ name, photos, index, ...row }: SampleProps) {
  return (
    <Row
      href={`#discussion-${index}`}
      title="Inverter clips at 4.6 kW on cold, bright mornings even though the string is rated for 5.2 kW, and the log shows no derating event at all"
      headingLevel={3}
      marks={<StateMark state="resolved" />}
      excerpt="Every morning below 5 °C it flattens out. Sun is perfect, no error codes, and the app says 100 %."
      avatar={<Avatar photoUrl={photos[index]} />}
      category={
        <CategoryKey keyNumber={1} href="#inverters">
          Inverters &amp; firmware
        </CategoryKey>
      }
      author={<bdi>{name}</bdi>}
      tags={
        <>
          <Tag preset="greyscale" href="#mppt">
            mppt
          </Tag>
          <Tag preset="greyscale" href="#clipping">
            clipping
          </Tag>
        </>
      }
      replies={57}
      views={3112}
      score={34}
      time="2026-11-21T11:56:00Z"
      lastSpeaker={<Avatar size={24} photoUrl={photos[0]} name="Kwame Mensah" />}
      bookmark={<IconButton label="Bookmark" icon="bookmark" size={24} aria-pressed={index === 2} />}
      {...row}
    />
  );
}

export function GalleryRows({ id, photos }: { id: string; photos: string[] }) {
  return (
    <GallerySection
      id={id}
      title="Discussion rows"
      note="Announced, unread, right to left, keyboard focus, selected, read."
    >
      <Panel>
        <Rows head={{ title: 'Discussion', sortedBy: 'activity' }}>
          <RowGroup note="1 of 3">Announced</RowGroup>
          <SampleRow
            name="Erik Lindqvist"
            photos={photos}
            index={0}
            isRead
            marks={<StateMark state="announced" />}
            title="Start here: how we help each other"
            time="2026-11-18T09:00:00Z"
          />
          <SampleRow
            name="Rosa Delgado"
            photos={photos}
            index={3}
            isUnread
            unread={<UnreadMark count={6} />}
          />
          <SampleRow
            name="ليلى منصور"
            photos={photos}
            index={5}
            isUnread
            titleLang="ar"
            unread={<UnreadMark />}
            marks={<StateMark state={{ icon: 'circle-help', text: 'Help wanted', preset: 'standard' }} />}
            title="كيف أختار سعة البطارية المناسبة لمنزل يستهلك 12 كيلوواط ساعة يوميًا؟"
            excerpt="عندنا انقطاع كل مساء تقريبًا من ثلاث إلى أربع ساعات."
            replies={19}
            time="2026-11-21T11:00:00Z"
          />
          <SampleRow name="Rosa Delgado" photos={photos} index={2} isFocused />
          <SampleRow
            name="Rosa Delgado"
            photos={photos}
            index={1}
            isSelected
            title="My shed runs on sunlight now"
            excerpt={undefined}
          />
        </Rows>
      </Panel>
    </GallerySection>
  );
}

export function GalleryCards({ id, photos }: { id: string; photos: string[] }) {
  return (
    <GallerySection id={id} title="Cards, readouts, lists">
      <CardGrid>
        <Card href="#log" title="Reading an inverter log" metas={<Meta>12 min</Meta>}>
          <p>Line by line, with three real ones.</p>
        </Card>
        <CategoryCard
          href="#inverters"
          name="Inverters & firmware"
          keyNumber={1}
          icon={<Icon name="zap" />}
          unread={<UnreadMark count={18} isBare />}
          description="Settings, updates, error codes and grid rules."
          metas={
            <>
              <Meta>1.2k posts</Meta>
              <Meta>18.9k comments</Meta>
            </>
          }
          lastAvatar={<Avatar size={24} photoUrl={photos[0]} />}
          lastName={<bdi>Kwame Mensah</bdi>}
          lastTime="4m"
        />
        <CategoryCard
          href="#batteries"
          name="Batteries"
          keyNumber={2}
          description="Sizing, building, balancing and keeping them safe."
        />
      </CardGrid>
      <Readouts
        items={[
          { label: 'Members', value: '18.4k' },
          { label: 'Here now', value: '126', isLive: true },
          { label: 'Answered in a day', value: '91 %' },
          { label: 'New today', value: '47' },
        ]}
      />
      <section>
        <WidgetHead
          title="Guides worth keeping"
          headingLevel={3}
          viewAll={{ name: 'Knowledge base', href: '#kb' }}
        />
        <MiniList>
          <MiniListItem
            href="#guide"
            title="Reading an inverter log, line by line"
            lead={
              <LeadBox>
                <Icon name="book-open" />
              </LeadBox>
            }
            metas={<Meta>12 min, updated Nov 14</Meta>}
          />
          <MiniListItem
            href="#event"
            title="Repair Saturday, Gothenburg"
            lead={<DateBox day="28" month="Nov" dateTime="2026-11-28" />}
            end="31 going"
          />
        </MiniList>
        <Panel>
          <ActList>
            <ActListItem
              title="203.0.113.0/24"
              acts={
                <Button kind="text" size={32} icon="undo-2">
                  Lift
                </Button>
              }
            >
              <p>The same seller, again and again.</p>
              <ActListNote>Banned since Tuesday</ActListNote>
            </ActListItem>
            <ActListItem title="mail.example.net" />
          </ActList>
        </Panel>
      </section>
    </GallerySection>
  );
}

export function GalleryStates({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Loading, empty, broken" note="In the final shape.">
      <Loader label="Loading members" />
      <LoadingProblem what="comments" onRetry={() => {}} />
      <LoadingProblem onRetry={() => {}} />
      <Panel>
        <RowSkeletons count={2} />
        <PostSkeletons count={1} />
      </Panel>
      <CardGrid columns={2}>
        <Panel>
          <EmptyState
            title="Nothing matches “prechrage 16s”"
            headingLevel={3}
            action={<Button>Clear filters</Button>}
          >
            <p>Check the spelling, use fewer words, or search in all categories.</p>
          </EmptyState>
        </Panel>
        <Panel>
          <ErrorPanel headingLevel={3} />
        </Panel>
      </CardGrid>
    </GallerySection>
  );
}
