import { afterEach, describe, expect, it } from 'vitest';
import { find, hydrate, unmountAll } from '../testing/mount.tsx';
import { FramedWidget } from './FramedWidget.tsx';
import { asksForGroup } from './group-props.ts';
import { HomeWidget, type HomeWidgetProps } from './HomeWidget.tsx';
import { boxBorder, type ContentType, columnsOf } from './home-widget-options.ts';

afterEach(() => {
  unmountAll();
  document.head.innerHTML = '';
});

const items = ['Ask', 'Tell'].map((name) => ({
  key: name,
  to: `/${name}`,
  name,
  description: `${name} us`,
  imageUrl: name === 'Ask' ? '/ask.jpg' : null,
  icon: <svg />,
  metas: <span>3 posts</span>,
}));

function draw(props: Partial<HomeWidgetProps> = {}) {
  const { container, complaints } = hydrate(
    <HomeWidget label="Places" title="Where" items={items} {...props} />,
  );
  expect(complaints).toEqual([]);
  return container;
}

describe('HomeWidget', () => {
  it.each<[ContentType, string[], string[]]>([
    ['title', ['h3', '.metas'], ['.description', '.figure', '.icon']],
    ['title-description', ['h3', '.description'], ['.figure', '.icon']],
    ['title-description-image', ['.figure img[src="/ask.jpg"]', '.description'], ['.icon']],
    ['title-description-icon', ['.icon svg', '.description', '.center'], ['.figure']],
    ['title-background', ['.figure img', '[data-theme="dark"]'], ['.description']],
    ['title-background-description', ['.figure img', '.description', '.more'], []],
    ['title-chat-bubble', ['.description', '.more'], ['.figure', '.icon']],
  ])('draws items of %s', (contentType, there, notThere) => {
    const container = draw({ itemOptions: { contentType } });
    for (const selector of there) expect(container.querySelector(selector), selector).not.toBeNull();
    for (const selector of notThere) expect(container.querySelector(selector), selector).toBeNull();
    expect(find(container, 'h3 a').getAttribute('href')).toBe('/Ask');
  });

  it('shows grids, carousels, lists and links', () => {
    expect(find(draw({ container: { displayType: 'grid' } }), 'ul').className).toBe('grid columns3');
    expect(find(draw({ container: { displayType: 'list' } }), 'ul').className).toBe('grid columns1');
    expect(
      draw({ container: { displayType: 'carousel' } }).querySelector('[aria-roledescription]'),
    ).not.toBeNull();
    const links = draw({ container: { displayType: 'link' } });
    expect(links.querySelector('article')).toBeNull();
    expect([...links.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Ask', 'Tell']);
  });

  it('leaves out what is not to be shown, and itself without items', () => {
    const display = { name: true, description: false, counts: false, cta: false };
    const container = draw({ itemOptions: { contentType: 'title-chat-bubble', display } });
    expect(container.textContent).toBe('WhereAskTell');
    expect(draw({ items: [] }).innerHTML).toBe('');
  });

  it('is called by its title, or by what it is', () => {
    const named = find(draw(), 'section');
    expect(find(named, 'h2').id).toBe(named.getAttribute('aria-labelledby'));
    const nameless = draw({ title: undefined });
    expect(find(nameless, 'section').getAttribute('aria-label')).toBe('Places');
    expect(nameless.querySelector('h2')?.textContent).toBe('Ask');
  });

  it('has its way to all of it above or below, in the words it is given', () => {
    const above = draw({ container: { viewAll: { to: '/all', position: 'top', name: 'Everything' } } });
    expect(find(above, 'header a').textContent).toBe('Everything');
    const below = draw({ container: { viewAll: { to: '/all' } } });
    expect(below.querySelector('header a')).toBeNull();
    expect(find(below, 'a[href="/all"]').textContent).toBe('View All');
  });

  it('brings backgrounds, with text that reads well on them', () => {
    const look = { className: 'look-x', href: '/looks/x.css', scheme: 'dark' as const };
    const container = draw({
      container: { outerBackground: { look }, innerBackground: { imageUrl: '/a.jpg', useOverlay: false } },
    });
    const outer = find(container, 'section');
    expect(outer.className).toContain('look-x');
    expect(outer.dataset.theme).toBe('dark');
    expect(find(container, '.inner').className).toContain('shadow');
  });

  it('has as many columns as its items have room for', () => {
    expect(columnsOf({}, 'title')).toBe(3);
    expect(columnsOf({}, 'title-background')).toBe(4);
    expect(columnsOf({}, 'title-description-image')).toBe(4);
    expect(columnsOf({ displayType: 'list', maxColumnCount: 4 }, 'title')).toBe(1);
    expect(columnsOf({ maxColumnCount: 9 }, 'title')).toBe(5);
    expect([boxBorder({ contentType: 'title' }), boxBorder({})]).toEqual(['none', 'shadow']);
  });
});

describe('FramedWidget', () => {
  it('has a frame only where a layout asks for one', () => {
    const plain = hydrate(
      <FramedWidget label="People" title="People">
        x
      </FramedWidget>,
    );
    expect(plain.html).not.toContain('outer');
    const framed = hydrate(
      <FramedWidget label="People" title="People" container={{ borderType: 'border' }}>
        x
      </FramedWidget>,
    );
    expect(framed.html).toContain('inner border');
    expect([asksForGroup({}), asksForGroup({ containerOptions: { displayType: 'carousel' } })]).toEqual([
      false,
      true,
    ]);
  });
});
