import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SectionEven, SectionOneColumn, SectionThreeColumns, SectionTwoColumns } from './Sections.tsx';

describe('sections', () => {
  it('give an empty column no room', () => {
    expect(renderToString(<SectionThreeColumns leftTop="l" middleTop="m" rightTop="r" />)).toContain(
      'section three',
    );
    expect(renderToString(<SectionThreeColumns middleTop="m" rightTop={[null, 'r']} />)).toContain(
      'section two"',
    );
    expect(renderToString(<SectionThreeColumns leftTop="l" middleTop="m" rightTop={[null]} />)).toContain(
      'twoInverted',
    );
    expect(renderToString(<SectionTwoColumns mainTop="m" />)).toContain('class="section"');
  });

  it('begin with what the page is about, wherever it stands', () => {
    const html = renderToString(
      <SectionTwoColumns mainTop="main" secondaryTop="side" isInverted secondaryLabel="Browse" />,
    );
    expect(html.indexOf('>main')).toBeLessThan(html.indexOf('>side'));
    expect(html).toContain('<aside class="column start lazyLayout" aria-label="Browse">');
  });

  it('keep their side panels in view where they are sticky, and never what the page is about', () => {
    const classes = (isSticky: boolean) => {
      const two = <SectionTwoColumns isSticky={isSticky} mainTop="m" secondaryTop="s" />;
      const three = <SectionThreeColumns isSticky={isSticky} leftTop="l" middleTop="m" rightTop="r" />;
      const html = renderToString(two) + renderToString(three);
      return [...html.matchAll(/"(column[^"]*)"/g)].map(([, names]) => names);
    };
    expect(classes(true)).toEqual([
      ...['column main', 'column end sticky lazyLayout'],
      ...['column main', 'column start sticky lazyLayout', 'column end sticky lazyLayout'],
    ]);
    expect(classes(false).join()).not.toContain('sticky');
  });

  it('stand on the colour and the picture a layout puts behind them', () => {
    const look = { className: 'look-123a2b', href: '/looks/123a2b.css', scheme: 'dark' as const };
    const containerOptions = { outerBackground: { look, imageUrl: '/a.jpg', useOverlay: false } };
    for (const html of [
      renderToString(<SectionOneColumn containerOptions={containerOptions}>x</SectionOneColumn>),
      renderToString(<SectionTwoColumns containerOptions={containerOptions} mainTop="x" />),
      renderToString(<SectionThreeColumns containerOptions={containerOptions} middleTop="x" />),
      renderToString(<SectionEven containerOptions={containerOptions} leftTop="x" />),
    ]) {
      expect(html).toContain('class="backed look-123a2b" data-theme="dark"');
      expect(html).toContain('src="/a.jpg"');
    }
  });

  it('share the width evenly', () => {
    expect(renderToString(<SectionEven leftTop="l" rightBottom="r" />)).toContain('even2');
    expect(renderToString(<SectionOneColumn isNarrow>x</SectionOneColumn>)).toContain('narrow');
  });
});
