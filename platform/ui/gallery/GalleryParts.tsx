import { Card } from '../Card/Card.tsx';
import { Carousel } from '../Carousel/Carousel.tsx';
import { Collapsible } from '../Collapsible/Collapsible.tsx';
import { Meta } from '../Metas/Metas.tsx';
import { Spoiler } from '../Spoiler/Spoiler.tsx';
import { Table, type TableColumn } from '../Table/Table.tsx';
import { TabPanels } from '../TabPanels/TabPanels.tsx';
import { GallerySection } from './GallerySection.tsx';

type Member = { id: number; name: string; rank: string; posts: number };

const members: Member[] = [
  { id: 1, name: 'Kwame Mensah', rank: 'Mentor', posts: 2841 },
  { id: 2, name: '松本 由紀', rank: 'Member', posts: 112 },
  { id: 3, name: 'ليلى منصور', rank: 'Staff', posts: 64 },
];

const columns: TableColumn<Member>[] = [
  { id: 'name', name: 'Name', cell: ({ name }) => <bdi>{name}</bdi>, isRowHead: true },
  { id: 'rank', name: 'Rank', cell: ({ rank }) => rank },
  {
    id: 'posts',
    name: 'Posts',
    cell: ({ posts }) => posts.toLocaleString('en'),
    isNumeric: true,
    sort: { direction: 'descending', href: '#posts' },
  },
];

export function GalleryParts({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Tabs, tables, carousel">
      <TabPanels label="Posts" tabs={tabsOf('line')} />
      <TabPanels label="Posts, as buttons" look="buttons" tabs={tabsOf('buttons')} />
      <Table caption="Members" columns={columns} rows={members} keyOf={(row) => row.id} />
      <Table caption="Members, loading" columns={columns} rows={[]} keyOf={(row) => row.id} isLoading />
      <Table
        caption="Members, none"
        columns={columns}
        rows={[]}
        keyOf={(row) => row.id}
        empty="Nobody yet."
      />
      <Carousel label="Guides">
        {[
          'Reading an inverter log',
          'Balancing 16 cells',
          'Snow on panels',
          'Grid rules',
          'Surge protection',
        ].map((title) => (
          <Card key={title} href="#guide" title={title} metas={<Meta>12 min</Meta>}>
            <p>Line by line, with three real ones.</p>
          </Card>
        ))}
      </Carousel>
      <Collapsible>
        <p className="userContent">A short text stands in full.</p>
      </Collapsible>
      <Collapsible>
        <div className="userContent">
          {['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((word) => (
            <p key={word}>{word} paragraph of a text that is too long to stand in full.</p>
          ))}
        </div>
      </Collapsible>
      <Spoiler>It was the precharge resistor.</Spoiler>
    </GallerySection>
  );
}

function tabsOf(look: string) {
  return [
    { id: 'latest', name: 'Latest', content: <p>What was written last ({look}).</p> },
    { id: 'top', name: 'Top', count: 2841, content: <p>What others valued most.</p> },
    { id: 'open', name: 'Open', content: <p>What waits for a reply.</p> },
  ];
}
