import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../contract/languages/translate.ts';
import type { HydratedLayout, SiteMeta } from '../../contract/page.ts';
import { headTags } from './head.ts';

const site = {
  siteName: 'Harbour',
  siteUrl: 'https://harbour.example',
  description: 'Of ships',
  locale: 'en',
} as unknown as SiteMeta;
const page = (meta: { property: string; content: string }[] = []) =>
  ({ seo: { title: 'Knots', url: 'https://harbour.example/knots', meta } }) as unknown as HydratedLayout;
const tags = (shown: HydratedLayout, branding?: SiteMeta['branding']) =>
  headTags(
    { path: '/', page: shown, problem: null, site: { ...site, ...(branding && { branding }) } },
    createTranslator('en', {}),
  );

describe('the head of a page', () => {
  it('has the icons of the product until the community brings its own', () => {
    expect(tags(page())).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    expect(tags(page())).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(tags(page())).not.toContain('theme-color');
    const own = tags(page(), { favicon: '/uploads/a.png?x="', addressBarColor: '#abc' });
    expect(own).toContain('<link rel="icon" href="/uploads/a.png?x=&#34;">');
    expect(own).toContain('<meta name="theme-color" content="#abc">');
  });

  it('previews a link by the picture of its page, else by that of the community', () => {
    const branding = { shareImage: '/uploads/share.png' };
    expect(tags(page(), branding)).toContain(
      '<meta property="og:image" content="https://harbour.example/uploads/share.png">',
    );
    const own = tags(page([{ property: 'og:image', content: 'https://a.example/b.png' }]), branding);
    expect(own.match(/og:image/g)).toHaveLength(1);
    expect(own).toContain('https://a.example/b.png');
  });
});
