import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SiteMeta } from '../platform/contract/page.ts';
import { immutable } from '../platform/server/cache/immutable.ts';
import {
  CachedFragment,
  cachedComponent,
  HtmlFragmentsContext,
} from '../platform/web/nodes/CachedFragment.tsx';
import { RawHtml } from '../platform/web/RawHtml/RawHtml.tsx';
import { createScreenStore, ScreenProvider, useLocation } from '../platform/web/router/screen.tsx';
import { HtmlFragmentCache } from './html-fragment-cache.ts';
import { onServer } from './on-server.ts';
import { PageFragments } from './page-fragments.ts';
import { bytesOf } from './page-parts.ts';

const drawings: string[] = [];

function Plain({ text }: { text: string }) {
  drawings.push(text);
  return <b>{text}</b>;
}

function Here({ text }: { text: string }) {
  drawings.push(text);
  return <i>{`${text} at ${useLocation().pathname}`}</i>;
}

function Named({ text }: { text: string }) {
  drawings.push(text);
  return <u id={useId()}>{text}</u>;
}

const CachedPlain = cachedComponent('Plain', Plain);
const CachedHere = cachedComponent('Here', Here);
const CachedNamed = cachedComponent('Named', Named);

const cache = new HtmlFragmentCache();
const GUESTS = { locale: 'en', isSignedIn: false } as unknown as SiteMeta;
const MEMBERS = { ...GUESTS, isSignedIn: true };

/** The text of a page, and which of its parts had to be rendered for that. */
function page(children: React.ReactNode, pathname = '/', site = GUESTS, search = '') {
  drawings.length = 0;
  const location = { pathname, search, hash: '' };
  const fragments = new PageFragments(location, site, cache);
  const shown = { location, state: { page: null, problem: null }, isLoading: false };
  const screen = createScreenStore(fragments.watched(shown), () => onServer);
  const html = renderToString(
    <HtmlFragmentsContext value={fragments}>
      <ScreenProvider value={screen}>{children}</ScreenProvider>
    </HtmlFragmentsContext>,
  );
  return { html: bytesOf(fragments.assemble(html)).toString(), drawn: [...drawings] };
}

describe('cached HTML fragments', () => {
  it('are drawn once for all pages that show the same', () => {
    expect(page(<CachedPlain text="oar" />)).toEqual({ html: '<b>oar</b>', drawn: ['oar'] });
    expect(page(<CachedPlain text="oar" />, '/elsewhere')).toEqual({ html: '<b>oar</b>', drawn: [] });
    expect(page(<CachedPlain text="mast" />).drawn).toEqual(['mast']);
  });

  it('know what cannot change by itself, and all else by what it holds', () => {
    const drawnOf = (shown: object) =>
      page(
        <CachedFragment shown={['boat', shown]}>
          <Plain text="boat" />
        </CachedFragment>,
      ).drawn;
    const cached = immutable({ name: 'Ark' });
    expect([drawnOf(cached), drawnOf(cached)]).toEqual([['boat'], []]);
    expect(drawnOf(immutable({ name: 'Ark' }))).toEqual(['boat']);
    expect([drawnOf({ name: 'Raft' }), drawnOf({ name: 'Raft' })]).toEqual([['boat'], []]);
  });

  it('are of one audience', () => {
    page(<CachedPlain text="sail" />);
    expect(page(<CachedPlain text="sail" />, '/', MEMBERS).drawn).toEqual(['sail']);
  });

  it('that ask for the address are of that address, as far as they asked', () => {
    expect(page(<CachedHere text="keel" />, '/a').html).toBe('<i>keel at /a</i>');
    expect(page(<CachedHere text="keel" />, '/b').html).toBe('<i>keel at /b</i>');
    const again = page(<CachedHere text="keel" />, '/a', GUESTS, '?page=2');
    expect(again).toEqual({ html: '<i>keel at /a</i>', drawn: [] });
  });

  it('stand within others, which then ask for the same', () => {
    const nested = (
      <CachedFragment shown={['outer']}>
        <p>
          <CachedPlain text="rope" />
          <CachedHere text="knot" />
        </p>
      </CachedFragment>
    );
    const html = '<p><b>rope</b><i>knot at /a</i></p>';
    expect(page(nested, '/a')).toEqual({ html, drawn: ['rope', 'knot'] });
    expect(page(nested, '/a')).toEqual({ html, drawn: [] });
    expect(page(nested, '/b')).toEqual({ html: html.replace('/a', '/b'), drawn: ['knot'] });
    expect(page(nested, '/b').drawn).toEqual([]);
  });

  it('are drawn for every page where React names something by its place', () => {
    const { html } = page(<CachedNamed text="hull" />);
    expect(html).toMatch(/<u id="_R_\w*_">hull<\/u>/);
    expect(page(<CachedNamed text="hull" />).drawn).toEqual(['hull']);
  });

  it('cannot be called up from what people write', () => {
    const written =
      '<fragment-cached data-at="0-0"></fragment-cached><fragment-end data-at="0-0"></fragment-end>';
    // What a post could hold if it were not cleaned.
    const post = <RawHtml html={written} />;
    const both = (
      <>
        <CachedPlain text="flag" />
        {post}
      </>
    );
    expect(page(both).html).toBe(`<b>flag</b><div>${written}</div>`);
  });
});
