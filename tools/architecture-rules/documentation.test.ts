// What the documentation names is there: files by their paths, other pages by their links.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const pages = globSync(['*.md', 'docs/**/*.md', '{platform,features,addons,app,tools}/**/README.md'], {
  cwd: projectFolder,
}).filter((path) => !isHistory(path));
/** In the worked example a feature is made that is not there. */
const MADE_UP = /^features\/notes\//;
const PATH = /^(?:platform|features|addons|app|scripts|tools|e2e|bench|docs)\/[^\s()]*$/;

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(projectFolder, page), 'utf8').replace(/^```.*?^```/gms, '');

  it('names files that are there', () => {
    const paths = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path).filter(isPath);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it('links to pages that are there', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const own = links.filter((link) => !/^(?:https?:|mailto:|#)/.test(link));
    const files = own.map((link) => link.replace(/#.*$/, ''));
    expect(files.filter((file) => !existsSync(join(projectFolder, dirname(page), file)))).toEqual([]);
  });

  it('links to sections that are there', () => {
    const links = [...text.matchAll(/\]\(([^)\s#]*)#([^)\s]+)\)/g)].filter(
      ([, file = '']) => !file.includes(':'),
    );
    const missing = links.filter(([, file = '', section = '']) => {
      const target = file === '' ? page : join(dirname(page), file);
      return target.endsWith('.md') && !sectionsOf(target).includes(section);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });
});

it('the page about the architecture stays one that is read', () => {
  expect(statSync(join(projectFolder, 'docs/architecture.md')).size).toBeLessThan(12_000);
});

/** As GitHub names the headings of a page. */
function sectionsOf(page: string): string[] {
  const path = join(projectFolder, page);
  if (!existsSync(path)) return [];
  const headings = [
    ...readFileSync(path, 'utf8')
      .replace(/^```.*?^```/gms, '')
      .matchAll(/^#+ (.+)$/gm),
  ];
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** What a release or a decision said then is not changed afterwards. */
function isHistory(path: string): boolean {
  return path === 'CHANGELOG.md' || path.startsWith('docs/decisions/');
}

function isPath(text: string): boolean {
  return PATH.test(text) && !MADE_UP.test(text) && !/[<{]/.test(text);
}

function isThere(path: string): boolean {
  return globSync(path.replace(/\/$/, ''), { cwd: projectFolder }).length > 0;
}
