import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SiteMeta } from '../platform/contract/page.ts';
import { unchanging } from '../platform/server/cache/unchanging.ts';
import { KeptPiece, KeptPiecesContext, keptWhole } from '../platform/web/nodes/KeptPiece.tsx';
import { ReadyHtml } from '../platform/web/ReadyHtml/ReadyHtml.tsx';
import { createScreenStore, ScreenProvider, useLocation } from '../platform/web/router/screen.tsx';
import { PagePieces } from './kept-pieces.ts';
import { onServer } from './on-server.ts';
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

const KeptPlain = keptWhole('Plain', Plain);
const KeptHere = keptWhole('Here', Here);
const KeptNamed = keptWhole('Named', Named);

const GUESTS = { locale: 'en', isSignedIn: false } as unknown as SiteMeta;
const MEMBERS = { ...GUESTS, isSignedIn: true };

/** What a page says, and which of its parts had to be drawn for that. */
function page(children: React.ReactNode, pathname = '/', site = GUESTS, search = '') {
  drawings.length = 0;
  const location = { pathname, search, hash: '' };
  const pieces = new PagePieces(location, site);
  const shown = { location, state: { page: null, problem: null }, isLoading: false };
  const screen = createScreenStore(pieces.watched(shown), () => onServer);
  const html = renderToString(
    <KeptPiecesContext value={pieces}>
      <ScreenProvider value={screen}>{children}</ScreenProvider>
    </KeptPiecesContext>,
  );
  return { html: bytesOf(pieces.putTogether(html)).toString(), drawn: [...drawings] };
}

describe('kept pieces', () => {
  it('are drawn once for all pages that show the same', () => {
    expect(page(<KeptPlain text="oar" />)).toEqual({ html: '<b>oar</b>', drawn: ['oar'] });
    expect(page(<KeptPlain text="oar" />, '/elsewhere')).toEqual({ html: '<b>oar</b>', drawn: [] });
    expect(page(<KeptPlain text="mast" />).drawn).toEqual(['mast']);
  });

  it('know what cannot change by itself, and all else by what it holds', () => {
    const drawnOf = (shown: object) =>
      page(
        <KeptPiece shown={['boat', shown]}>
          <Plain text="boat" />
        </KeptPiece>,
      ).drawn;
    const kept = unchanging({ name: 'Ark' });
    expect([drawnOf(kept), drawnOf(kept)]).toEqual([['boat'], []]);
    expect(drawnOf(unchanging({ name: 'Ark' }))).toEqual(['boat']);
    expect([drawnOf({ name: 'Raft' }), drawnOf({ name: 'Raft' })]).toEqual([['boat'], []]);
  });

  it('are of one audience', () => {
    page(<KeptPlain text="sail" />);
    expect(page(<KeptPlain text="sail" />, '/', MEMBERS).drawn).toEqual(['sail']);
  });

  it('that ask for the address are of that address, as far as they asked', () => {
    expect(page(<KeptHere text="keel" />, '/a').html).toBe('<i>keel at /a</i>');
    expect(page(<KeptHere text="keel" />, '/b').html).toBe('<i>keel at /b</i>');
    const again = page(<KeptHere text="keel" />, '/a', GUESTS, '?page=2');
    expect(again).toEqual({ html: '<i>keel at /a</i>', drawn: [] });
  });

  it('stand within others, which then ask for the same', () => {
    const nested = (
      <KeptPiece shown={['outer']}>
        <p>
          <KeptPlain text="rope" />
          <KeptHere text="knot" />
        </p>
      </KeptPiece>
    );
    const html = '<p><b>rope</b><i>knot at /a</i></p>';
    expect(page(nested, '/a')).toEqual({ html, drawn: ['rope', 'knot'] });
    expect(page(nested, '/a')).toEqual({ html, drawn: [] });
    expect(page(nested, '/b')).toEqual({ html: html.replace('/a', '/b'), drawn: ['knot'] });
    expect(page(nested, '/b').drawn).toEqual([]);
  });

  it('are drawn for every page where React names something by its place', () => {
    const { html } = page(<KeptNamed text="hull" />);
    expect(html).toMatch(/<u id="_R_\w*_">hull<\/u>/);
    expect(page(<KeptNamed text="hull" />).drawn).toEqual(['hull']);
  });

  it('cannot be called up from what people write', () => {
    const written = '<piece-kept data-at="0-0"></piece-kept><piece-end data-at="0-0"></piece-end>';
    // What a post could hold if it were not cleaned.
    const post = <ReadyHtml html={written} />;
    const both = (
      <>
        <KeptPlain text="flag" />
        {post}
      </>
    );
    expect(page(both).html).toBe(`<b>flag</b><div>${written}</div>`);
  });
});
