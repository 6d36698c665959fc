import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { ActivityItem } from '../../profile-widgets.contract.ts';
import { ProfileActivity } from './ProfileActivity.tsx';

const item: ActivityItem = {
  kind: 'comment',
  icon: 'circle-check',
  lead: 'Guessed in',
  recordID: 5,
  title: 'Why does it <drip>?',
  url: '/discussion/comment/5#Comment_5',
  excerpt: 'Because of the seal.',
  dateInserted: '2026-11-01T10:00:00+00:00',
  score: 3,
  category: { categoryID: 2, name: 'Pumps', url: '/categories/pumps' },
  number: 4,
};

describe('ProfileActivity', () => {
  it('tells what was done, where, and what came of it', () => {
    const html = renderToString(<ProfileActivity of="everything" userID={3} name="Ada" items={[item]} />);
    expect(html).toContain('Guessed in');
    expect(html).toContain('href="/categories/pumps"');
    expect(html).toContain('Why does it &lt;drip&gt;?');
    expect(html).toContain('3 points');
    expect(html).toMatch(/#(?:<!-- -->)?4/);
  });

  it('says so where there is nothing', () => {
    const html = renderToString(onPage(<ProfileActivity of="comments" userID={3} name="Ada" items={[]} />));
    expect(html).toContain('Ada has not commented on anything here yet.');
  });

  it('pages by addresses', () => {
    const paging = { page: 2, limit: 30, total: 70 };
    const path = '/profile/comments/3/Ada';
    const html = renderToString(
      <ProfileActivity of="comments" userID={3} name="Ada" items={[item]} {...{ paging, path }} />,
    );
    expect(html).toContain(`href="${path}"`);
    expect(html).toContain(`href="${path}/p3"`);
  });
});
