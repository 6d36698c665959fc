import { describe, expect, it } from 'vitest';
import { readBrowserFiles } from './browser-files.ts';
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
  const tags = readBrowserFiles(manifest).headTags({}, { chunks: chunksOfView(view), isManaged: false });
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

describe('the stylesheets that a document names', () => {
  const sheets = { 'style.css': { file: 'style-1.css' }, 'managed.css': { file: 'managed-1.css' } };
  const namedBy = (isManaged: boolean) => {
    const tags = readBrowserFiles({ ...manifest, ...sheets }).headTags(
      { themeStyles: '/theme.css' },
      { chunks: [], isManaged },
    );
    return [...tags.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href);
  };

  it('hold that of managed pages on those alone, ours before the theme', () => {
    expect(namedBy(false)).toEqual(['/style-1.css', '/theme.css']);
    expect(namedBy(true)).toEqual(['/style-1.css', '/managed-1.css', '/theme.css']);
  });
});
