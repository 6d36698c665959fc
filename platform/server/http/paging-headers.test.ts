import { expect, it } from 'vitest';
import type { RequestContext } from './context.ts';
import { pagingHeaders } from './paging-headers.ts';

const asked = (requestUrl: string) =>
  ({ requestUrl, site: { url: 'https://bees.example' } }) as RequestContext;
const page = { rows: [1], page: 2, limit: 1, total: 3 };

it('leads to the other pages of what was asked, without the secret of who asked', () => {
  const headers = pagingHeaders(asked('/api/v2/posts?page=2&limit=1&access_token=s&name=a%20b'), page);
  expect(headers['x-app-page-next-url']).toBe('https://bees.example/api/v2/posts?page=3&limit=1&name=a%20b');
  expect(headers.link?.match(/rel="\w+"/g)).toEqual([
    'rel="first"',
    'rel="prev"',
    'rel="next"',
    'rel="last"',
  ]);
});

it('holds nothing that ends the header or one of its links', () => {
  const { link = '' } = pagingHeaders(asked('/api/v2/posts?name=>"\\x, é<b>?'), { ...page, total: 2 });
  expect(link.split(', ')).toHaveLength(3);
  expect(link).toContain(
    '<https://bees.example/api/v2/posts?page=1&name=%3E%22%5Cx,%20%C3%A9%3Cb%3E?>; rel="prev"',
  );
});

it('goes on from the last id, in place of where it began', () => {
  const cursor = { name: 'postID', from: '>=8' };
  const headers = pagingHeaders(asked('/api/v2/posts?sort=postID&postID=%3E%3D4'), { ...page, cursor });
  expect(headers['x-app-page-next-url']).toBe(
    'https://bees.example/api/v2/posts?page=1&sort=postID&postID=%3E%3D8',
  );
});
