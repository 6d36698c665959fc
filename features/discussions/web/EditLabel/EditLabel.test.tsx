import { afterEach, expect, it } from 'vitest';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { EditMetas } from '../EditMetas/EditMetas.tsx';
import { EditLabel } from './EditLabel.tsx';

afterEach(unmountAll);

const minutes = (element: Element) => Number(element.textContent?.replace(/\D+/g, ''));

it('says the same time left in the menu as above the post', () => {
  const post = { dateInserted: '2026-01-01T00:00:00Z' };
  for (const secondsLeft of [61, 500, 510, 600]) {
    const above = mount(onPage(<EditMetas post={post} secondsLeft={secondsLeft} />)).container;
    const item = mount(onPage(<EditLabel secondsLeft={secondsLeft} />)).container;
    expect(minutes(item)).toBe(minutes(above));
  }
});
