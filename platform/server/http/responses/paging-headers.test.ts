import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { rangeText } from '../../../contract/fields.ts';
import type { RequestContext } from '../context.ts';
import { pagingHeaders } from './paging-headers.ts';

const requestTo = (requestUrl: string) =>
  ({ requestUrl, site: { url: 'https://bees.example' } }) as RequestContext;
const posts: EndpointSpec = {
  method: 'GET',
  path: '/posts',
  summary: 'Posts.',
  permission: 'public',
  query: z.object({
    name: z.string().optional(),
    sort: z.string().optional(),
    postID: rangeText.optional(),
    userIDs: z.array(z.int32()).optional(),
    limit: z.int().optional(),
    offset: z.int().optional(),
  }),
};
const page = { rows: [1], page: 2, limit: 1, total: 3 };

it('leads to the other pages of what was asked, without the secret of who asked', () => {
  const headers = pagingHeaders(
    requestTo('/api/v2/posts?page=2&limit=1&access_token=s&name=a%20b'),
    posts,
    page,
  );
  expect(headers['x-app-page-next-url']).toBe('https://bees.example/api/v2/posts?page=3&limit=1&name=a%20b');
  expect(headers.link?.match(/rel="\w+"/g)).toEqual([
    'rel="first"',
    'rel="prev"',
    'rel="next"',
    'rel="last"',
  ]);
});

it('holds nothing that ends the header or one of its links', () => {
  const { link = '' } = pagingHeaders(requestTo('/api/v2/posts?name=>"\\x, é<b>?'), posts, {
    ...page,
    total: 2,
  });
  expect(link.split(', ')).toHaveLength(3);
  expect(link).toContain(
    '<https://bees.example/api/v2/posts?page=1&name=%3E%22%5Cx,%20%C3%A9%3Cb%3E?>; rel="prev"',
  );
});

it('goes on from the last id, in place of where it began', () => {
  const cursor = { name: 'postID', from: '>=8' };
  const headers = pagingHeaders(requestTo('/api/v2/posts?sort=postID&postID=%3E%3D4'), posts, {
    ...page,
    cursor,
  });
  expect(headers['x-app-page-next-url']).toBe(
    'https://bees.example/api/v2/posts?page=1&sort=postID&postID=%3E%3D8',
  );
});

it('tells nothing back that the call does not know, and no place beside the page', () => {
  const headers = pagingHeaders(
    requestTo('/api/v2/posts?utm=x&NAME=a&offset=3&page[]=7&role-token=s&fields=name'),
    posts,
    page,
  );
  expect(headers['x-app-page-next-url']).toBe('https://bees.example/api/v2/posts?page=3&NAME=a&fields=name');
});

it('writes lists of numbers as one value', () => {
  const headers = pagingHeaders(
    requestTo('/api/v2/posts?userIDs[]=1&name=x&userIDs%5B1%5D=22&postID[]=3&postID[]=4'),
    posts,
    page,
  );
  expect(headers['x-app-page-next-url']).toBe(
    'https://bees.example/api/v2/posts?page=3&userIDs=1,22&name=x&postID=3,4',
  );
});

describe('where the address is long', () => {
  const ids = (length: number) => Array.from({ length }, (_, at) => 2_000_000_000 + at).join(',');
  const bytes = (headers: Record<string, string>) => Object.entries(headers).join('').length;

  it.each([10, 40, 60, 100, 250, 700])('%i ids make the headers no larger', (length) => {
    const headers = pagingHeaders(requestTo(`/api/v2/posts?postID=${ids(length)}`), posts, page);
    expect(bytes(headers)).toBeLessThan(3000);
    expect(headers['x-app-page-result-count']).toBe('3');
  });

  it('the next page comes before the previous', () => {
    const headers = pagingHeaders(requestTo(`/api/v2/posts?postID=${ids(100)}`), posts, page);
    expect(headers.link?.match(/rel="\w+"/g)).toEqual(['rel="prev"', 'rel="next"']);
    expect(headers['x-app-page-next-url']).toBeUndefined();
  });
});

it('links no other page where there is none to ask for', () => {
  expect(pagingHeaders(requestTo('/api/v2/posts'), posts, { ...page, isWhole: true })).toEqual({
    'x-app-page-current': '2',
    'x-app-page-limit': '1',
    'x-app-page-result-count': '3',
  });
});
