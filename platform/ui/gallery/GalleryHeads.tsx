import { Banner } from '../Banner/Banner.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Meta } from '../Metas/Metas.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { SideNav, SideNavItem } from '../SideNav/SideNav.tsx';
import { WidgetHead } from '../WidgetHead/WidgetHead.tsx';
import { GallerySection } from './GallerySection.tsx';

export function GalleryHeads({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Banner, breadcrumbs, heads">
      <Banner
        title="How can we help you?"
        headingLevel={2}
        description="Twelve thousand people who build, mend and live with solar power."
        search={<SearchBox label="Search the community" variant="banner" />}
        metas={
          <>
            <Meta>Often looked for:</Meta>
            <Meta>
              <a href="#inverter">inverter log</a>
            </Meta>
          </>
        }
        readouts={undefined}
      />
      <Banner
        isContent
        alignment="center"
        title="Inverters"
        headingLevel={2}
        description="Centred, smaller."
      />
      <Breadcrumbs
        label="A way of three steps"
        crumbs={[
          { name: 'Home', href: '#home' },
          { name: 'Inverters & firmware', href: '#inverters', keyNumber: 1 },
          { name: 'كيف أختار سعة البطارية' },
        ]}
      />
      <WidgetHead
        title="Where the topics live"
        size="large"
        headingLevel={3}
        viewAll={{ name: 'All categories', href: '#categories' }}
        description="Seven rooms, each with its own colour."
      />
      <SideNav label="Rooms">
        <SideNavItem href="#all" icon="message-square-text" isCurrent count={1204}>
          All posts
        </SideNavItem>
        <SideNavItem href="#inverters" keyNumber={1} unreadCount={18}>
          Inverters &amp; firmware
        </SideNavItem>
        <SideNavItem href="#batteries" keyNumber={2} isSub count={83}>
          Batteries
        </SideNavItem>
      </SideNav>
    </GallerySection>
  );
}
