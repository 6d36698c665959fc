import { useState } from 'react';
import { Notice } from '../Notice/Notice.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { GallerySection } from './GallerySection.tsx';

const hrefOf = (page: number) => `#page-${page}`;

export function GalleryPaging({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Pager, tabs, notices">
      <SamplePager />
      <Pager page={6} limit={10} total={57} hasMore hrefOf={hrefOf} label="Last pages" />
      <Tabs
        label="Profile"
        items={[
          { name: 'Activity', href: '#activity', isCurrent: true },
          { name: 'Discussions', href: '#discussions', count: 112 },
          { name: 'Comments', href: '#comments', count: 2841 },
        ]}
      />
      <Notice tone="warning" icon="mail">
        Your email address is not confirmed. <a href="#resend">Resend confirmation email</a>
      </Notice>
      <Notice tone="error">
        There was a problem loading comments. <a href="#reload">Reload</a>
      </Notice>
      <Notice tone="success">Success. Announcement has been dismissed.</Notice>
      <Notice>Comments on this post are closed.</Notice>
    </GallerySection>
  );
}

function SamplePager() {
  const [page, setPage] = useState(1);
  return (
    <Pager
      page={page}
      limit={10}
      total={5621}
      hrefOf={hrefOf}
      jumpAction="#paging"
      onJump={setPage}
      label="First pages"
    />
  );
}
