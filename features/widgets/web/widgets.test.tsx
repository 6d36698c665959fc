// How the widgets of layouts are drawn; their data is tried on the server.
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { HomeWidgetFrame } from '../../../platform/ui/HomeWidget/HomeWidget.tsx';
import { find, hydrate, unmountAll } from '../../../platform/ui/testing/mount.tsx';
import { WidgetRegistry } from '../../../platform/web/nodes/widget-registry.tsx';
import type { Stage } from '../../../platform/web/testing/on-page.tsx';
import { onPage } from '../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../platform/web/viewer/viewer-state.ts';
import { NewPostMenu } from '../../discussions/web/NewPostMenu/NewPostMenu.tsx';
import { TabsWidget } from '../../discussions/web/TabsWidget/TabsWidget.tsx';
import { sampleDiscussion } from '../../discussions/web/testing/discussion-sample.ts';
import { PostTagsAsset, TagWidget } from '../../tags/web/TagWidget/TagWidget.tsx';
import { BannerContentWidget } from './BannerContentWidget/BannerContentWidget.tsx';
import { BannerWidget, type BannerWidgetProps } from './BannerWidget/BannerWidget.tsx';
import { CallToAction } from './CallToAction/CallToAction.tsx';
import { HtmlWidget } from './HtmlWidget/HtmlWidget.tsx';
import { QuickLinks } from './QuickLinks/QuickLinks.tsx';
import { RSSWidget } from './RSSWidget/RSSWidget.tsx';
import { SearchWidget } from './SearchWidget/SearchWidget.tsx';

afterEach(() => {
  unmountAll();
  setViewerState({ counts: undefined });
  document.head.innerHTML = '';
});

function draw(widget: React.ReactNode, stage: Stage = {}) {
  const { container, complaints, html } = hydrate(onPage(widget, stage));
  expect(complaints).toEqual([]);
  expect(html).not.toMatch(/\sstyle="/);
  return container;
}

const look = { className: 'look-x', href: '/looks/x.css', scheme: 'dark' as const };

describe('a call to action', () => {
  it('leads guests to sign in and to register, and back to its page; elsewhere as it was written', () => {
    const hrefs = (url: string, secondUrl: string) => {
      const button = { title: 'One', url };
      const element = (
        <CallToAction title="Join" button={button} secondButton={{ title: 'Two', url: secondUrl }} />
      );
      return [...draw(element, { path: '/categories/bees?page=2' }).querySelectorAll('a')].map((link) =>
        link.getAttribute('href'),
      );
    };
    const target = `Target=${encodeURIComponent('/categories/bees?page=2')}`;
    expect(hrefs('/entry/signin', '/entry/register')).toEqual([
      `/entry/signin?${target}`,
      `/entry/register?${target}`,
    ]);
    expect(hrefs('/discussions', 'https://example.org/entry/signin')).toEqual([
      '/discussions',
      'https://example.org/entry/signin',
    ]);
  });
});

describe('a banner', () => {
  const banner = (more: Partial<BannerWidgetProps> = {}) => (
    <BannerWidget title="How can we help you?" showTitle showSearch showDescription {...more} />
  );

  it('has the one h1 of pages that it heads', () => {
    expect(find(draw(banner({ isPageHeading: true })), 'h1').textContent).toBe('How can we help you?');
    expect(draw(banner()).querySelector('h1')).toBeNull();
  });

  it('shows what is configured, on what it is given', () => {
    const container = draw(
      banner({
        description: 'Ask.',
        url: '/start',
        logo: '/logo.svg',
        alignment: 'center',
        searchPlacement: 'bottom',
        initialParams: { categoryID: '5' },
        background: { look, imageUrl: '/a.jpg' },
        isPageHeading: true,
      }),
      { path: '/' },
    );
    expect(find(container, 'h1 a').getAttribute('href')).toBe('/start');
    expect(find(container, '.banner').className).toContain('center filled look-x');
    expect(find(container, '.below input[name="categoryID"]').getAttribute('value')).toBe('5');
    expect(find(container, 'img[src="/logo.svg"]')).not.toBeNull();
    expect(find(container, 'h1').dataset.theme).toBe('dark');
    const bare = draw(banner({ showTitle: false, showSearch: false, logo: '/l.svg', hideIcon: true }));
    expect(bare.querySelector('h1, h2, search, img')).toBeNull();
  });

  it('is a strip above content, with or without words', () => {
    const strip = draw(<BannerContentWidget background={{ imageUrl: '/a.jpg' }} />);
    expect(find(strip, '.banner').className).toContain('strip');
    expect(strip.textContent).toBe('');
    expect(find(draw(<BannerContentWidget title="Here" showTitle />), 'h2').textContent).toBe('Here');
  });
});

it('a call to action has the buttons that lead somewhere', () => {
  const container = draw(
    <CallToAction
      title="Build"
      description="With us"
      alignment="center"
      borderType="shadow"
      background={{ look }}
      button={{ title: 'How', url: '/how', type: 'primary' }}
    />,
  );
  expect(find(container, 'section').className).toContain('shadow');
  expect(find(container, '[data-theme]').dataset.theme).toBe('dark');
  expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['How']);
  const nameless = draw(
    <CallToAction title="Build" titleType="none" button={{ title: 'How', url: '/how' }} />,
  );
  expect(nameless.querySelector('h2')).toBeNull();
  expect(find(nameless, 'section').getAttribute('aria-label')).toBe('Build');
});

it('quick links count for everybody, for the viewer, and no further than asked', () => {
  const links = [
    { id: 'shop', name: 'Shop', url: '/shop', count: 120, countLimit: 99 },
    { id: 'mine', name: 'Mine', url: '/mine', countOf: 'discussions' },
  ];
  const container = draw(<QuickLinks links={links} />, { path: '/shop' });
  expect(find(container, 'a[href="/shop"]').textContent).toBe('Shop99+');
  expect(find(container, 'a[href="/shop"]').getAttribute('aria-current')).toBe('page');
  expect(find(container, 'a[href="/mine"]').textContent).toBe('Mine');
  act(() => setViewerState({ counts: { discussions: 7 } }));
  expect(find(container, 'a[href="/mine"]').textContent).toBe('Mine7');
});

it('a quick link is current on every page of its list', () => {
  const links = [
    { id: 'posts', name: 'Posts', url: '/discussions' },
    { id: 'mine', name: 'Mine', url: '/discussions/mine' },
  ];
  const container = draw(<QuickLinks links={links} />, { path: '/discussions/p4' });
  expect([...container.querySelectorAll('[aria-current]')].map((link) => link.textContent)).toEqual([
    'Posts',
  ]);
});

it('quick links in one line have no room for what is nothing', () => {
  const links = [
    { id: 'shop', name: 'Shop', url: '/shop', count: 3 },
    { id: 'mine', name: 'Mine', url: '/mine', countOf: 'drafts' },
  ];
  const container = draw(<QuickLinks links={links} titleType="none" isStrip />);
  act(() => setViewerState({ counts: { drafts: 0 } }));
  expect(find(container, 'ul').className).toBe('strip');
  expect(container.textContent).toBe('Shop3Mine');
});

const tabsOf = (...labels: string[]) =>
  labels.map((label) => ({
    label,
    tabPresetID: label,
    componentProps: { discussions: [sampleDiscussion({ name: `${label} post` })] },
  }));

it('lists in one place are chosen in a line, or by tabs where a layout wants those', () => {
  const inline = draw(<TabsWidget tabs={tabsOf('Recent', 'Top')} />);
  expect([inline.querySelectorAll('[role=radiogroup]').length, inline.querySelector('[role=tab]')]).toEqual([
    1,
    null,
  ]);
  unmountAll();
  const tabs = draw(<TabsWidget tabType="tabs" tabs={tabsOf('Recent', 'Top')} />);
  const [, top] = [...tabs.querySelectorAll<HTMLElement>('[role=tab]')];
  act(() => top?.click());
  expect(find(tabs, '[role=tabpanel]').textContent).toContain('Top post');
});

it('small widgets stand in the frame that a layout asks for, with one head', () => {
  const frame = {
    title: 'Find',
    subtitle: 'First',
    description: 'Ways through',
    containerOptions: { borderType: 'shadow' as const, headerAlignment: 'center' as const },
  };
  const links = [{ id: 'shop', name: 'Shop', url: '/shop' }];
  const tags = [{ tagID: 1, name: 'wax', urlcode: 'wax' }];
  for (const widget of [
    <QuickLinks key="links" links={links} {...frame} />,
    <SearchWidget key="search" domain="all" formSchema={{}} {...frame} />,
    <TagWidget key="tags" tags={tags} {...frame} />,
    <TabsWidget key="tabs" tabs={tabsOf('Recent')} {...frame} />,
  ]) {
    const container = draw(
      <WidgetRegistry value={{ WidgetFrame: HomeWidgetFrame }}>{widget}</WidgetRegistry>,
    );
    expect(container.textContent).toMatch(/^FirstFindWays through/);
    expect(container.textContent?.match(/Find/g)).toHaveLength(1);
    expect(find(container, '.inner').className).toContain('shadow');
    expect(find(container, 'header').className).toContain('center');
    unmountAll();
  }
  const quiet = draw(<QuickLinks links={links} titleType="none" title="Find" description="Ways" />);
  expect([quiet.textContent, find(quiet, 'nav').getAttribute('aria-label')]).toEqual(['Shop', 'Find']);
  expect(draw(<PostTagsAsset tags={tags} titleType="none" />).textContent).toBe('wax');
});

it('corners are as round as a layout says', () => {
  const items = [{ id: 'a', label: 'Ask', action: '/post/question', icon: 'plus' as const }];
  for (const widget of [
    <SearchWidget key="search" domain="all" formSchema={{}} look={look} />,
    <NewPostMenu key="new" items={items} look={look} />,
  ]) {
    expect(find(draw(widget), '.look-x')).toBeDefined();
    unmountAll();
  }
});

it('a search sends its fields along, and is called by its title or by what it searches', () => {
  const container = draw(
    <SearchWidget domain="members" formSchema={{ domain: 'members' }} placeholder="Who?" />,
  );
  expect(find(container, 'section').getAttribute('aria-label')).toBe('Search members');
  expect(find(container, 'input[type="search"]').getAttribute('placeholder')).toBe('Who?');
  expect(find(container, 'input[name="domain"]').getAttribute('value')).toBe('members');
  expect(find(draw(<SearchWidget title="Find" domain="all" formSchema={{}} />), 'h2').textContent).toBe(
    'Find',
  );
});

it('HTML of administrators stands as it was cleaned, with its own styles', () => {
  const container = draw(<HtmlWidget name="Hours" html="<p>Open</p>" look={look} />);
  expect(find(container, 'section').getAttribute('aria-label')).toBe('Hours');
  expect(find(container, '.look-x').innerHTML).toBe('<p>Open</p>');
});

it('feeds show pictures where there are any, and lead to where they came from', () => {
  const item = {
    to: 'https://example.org/a',
    name: 'Tides',
    description: 'High',
    dateInserted: null,
    imageUrl: null,
  };
  const plain = draw(<RSSWidget title="News" itemData={[item]} />);
  expect(plain.querySelector('.figure')).toBeNull();
  expect(find(plain, 'h3 a').getAttribute('href')).toBe('https://example.org/a');
  const pictured = draw(
    <RSSWidget itemData={[{ ...item, imageUrl: '/t.jpg', dateInserted: '2026-11-21T10:00:00Z' }]} />,
  );
  expect(pictured.querySelector('.figure img, time')).not.toBeNull();
  expect(find(pictured, 'section').getAttribute('aria-label')).toBe('News from elsewhere');
});

it('a call to sign in leads back to the page it stands on, and others lead where they say', () => {
  const button = { title: 'Sign In', url: '/entry/signin' };
  const secondButton = { title: 'Our rules', url: '/house-rules' };
  const shown = draw(<CallToAction button={button} secondButton={secondButton} />, {
    path: '/categories/boats',
  });
  const links = [...shown.querySelectorAll('a')].map((each) => each.getAttribute('href'));
  expect(links).toEqual(['/entry/signin?Target=%2Fcategories%2Fboats', '/house-rules']);
});
