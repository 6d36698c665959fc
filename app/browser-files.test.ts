import { describe, expect, it } from 'vitest';
import { readBrowserFiles } from './browser-files.ts';
import type { DeferredKind } from './deferred-pages.ts';
import { chunksOfView, later } from './web-widgets.ts';

const manifest = {
  'app/start.ts': { file: 'start.js' },
  'app/client.tsx': { file: 'client.js', imports: ['_platform.js'] },
  '_platform.js': { file: 'platform.js', name: 'platform' },
  '_common.js': { file: 'common.js', name: 'common', imports: ['_platform.js'] },
  '_thread.js': { file: 'thread.js', name: 'thread', imports: ['_platform.js', '_common.js'] },
  '_lists.js': { file: 'lists.js', name: 'lists', imports: ['_common.js'] },
};

function scriptsOf(view: string): string | undefined {
  const tags = readBrowserFiles(manifest).headTags({}, { chunks: chunksOfView(view), deferred: [] });
  return /data-scripts="([^"]*)"/.exec(tags)?.[1];
}

describe('the scripts that a document names', () => {
  it('are those of every page, each once and the entry first', () => {
    expect(scriptsOf('inbox')).toBe('/client.js /platform.js');
  });

  it('hold what threads need on their pages', () => {
    // Those of an add-on too, where it is in the tree.
    const views = later.flatMap(({ chunk, views }) => (chunk === 'thread' ? (views ?? []) : []));
    expect(views).toContain('discussion');
    for (const view of views)
      expect([view, scriptsOf(view)]).toEqual([view, '/client.js /thread.js /platform.js /common.js']);
  });

  it('hold what lists need on theirs', () => {
    expect(scriptsOf('home')).toBe('/client.js /lists.js /platform.js /common.js');
  });
});

describe('pages that most documents do without', () => {
  const built = {
    ...manifest,
    'style.css': { file: 'style-1.css' },
    'lazy.css': { file: 'lazy-1.css' },
    'managed.css': { file: 'managed-1.css' },
    'app/managed-pages.ts': { file: 'managed-pages.js', name: 'managed-pages', imports: ['_common.js'] },
  };
  const tagsOf = (deferred: readonly DeferredKind[]) =>
    readBrowserFiles(built).headTags({ themeStyles: '/theme.css' }, { chunks: [], deferred });
  const sheetsOf = (deferred: readonly DeferredKind[]) =>
    [...tagsOf(deferred).matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href);

  it('have stylesheets that their documents alone name, ours before the theme', () => {
    expect(sheetsOf([])).toEqual(['/style-1.css', '/theme.css']);
    expect(sheetsOf(['lazy'])).toEqual(['/style-1.css', '/lazy-1.css', '/theme.css']);
    expect(sheetsOf(['managed'])).toEqual(['/style-1.css', '/managed-1.css', '/theme.css']);
  });

  it('say on every document where their stylesheets are, for whoever comes by a link', () => {
    for (const kind of ['lazy', 'managed'])
      expect(tagsOf([])).toContain(`data-${kind}-styles="/${kind}-1.css"`);
  });

  it('have their scripts fetched with those of all', () => {
    expect(tagsOf([])).not.toContain('managed-pages.js');
    expect(tagsOf(['managed'])).toContain('"/client.js /managed-pages.js /platform.js /common.js"');
  });
});
