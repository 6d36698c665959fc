// Examples of every kind of page and document. A kind without an example fails whoever asks.
import type { PageRoute } from '../../platform/contract/page.ts';
import type { Site } from '../../platform/server/site/site.ts';
import { pageRoutes } from '../page-routes.ts';
import { type Plausible, paths } from './plausible-addresses.ts';

export interface KnownRecords {
  discussions: { discussionID: number; url: string }[];
  commentIDs: number[];
  categoryCodes: string[];
  tagCodes: string[];
  people: { userID: number; name: string }[];
  words: string[];
}

export function pageAddresses(known: KnownRecords): string[] {
  const addresses = [
    '/',
    '/?page=2',
    ...['', '/p2', '/bookmarked', '/mine', '/unanswered'].map((list) => `/discussions${list}`),
    '/discussions?sort=-score',
    ...known.tagCodes.flatMap((tag) => [`/discussions/tagged/${tag}`, `/discussions/tagged/${tag}/p2`]),
    '/categories',
    ...known.categoryCodes.flatMap((code) => [`/categories/${code}`, `/categories/${code}/p2`]),
    ...known.discussions.flatMap(discussionAddresses),
    ...known.commentIDs.flatMap((id) => [
      `/discussion/comment/${id}`,
      `/discussion/comment/${id}/an-old-slug`,
    ]),
    ...['/post', '/post/discussion', '/post/question'],
    ...known.categoryCodes.map((code) => `/post/discussion/${code}`),
    '/profile',
    '/profile/edit',
    ...known.people.flatMap(personAddresses),
    ...known.words.flatMap(searchAddresses),
    '/entry/signin',
    '/entry/signin?Target=/discussions',
    '/entry/register',
    '/entry/registerinvitation/abc',
    '/entry/signout',
    '/account/security',
    '/appearance',
    '/appearance/branding',
    '/appearance/themes',
    '/appearance/themes/1/edit',
    '/appearance/style-guides/1/revisions',
    '/appearance/style-guides',
    '/appearance/navigation',
    '/settings/categories',
    '/settings/categories/1',
    '/appearance/languages',
    '/settings/addons',
    '/appearance/layouts',
    '/appearance/layouts/preview',
    '/appearance/layouts/home/add',
    '/appearance/layouts/home/1-mine',
    '/appearance/layouts/home/1-mine/edit',
    '/appearance/fragments',
    '/appearance/fragments/BannerFragment/add',
    '/appearance/fragments/BannerFragment/00000000-0000-4000-8000-000000000000/edit',
    '/appearance/pages',
    '/appearance/pages/add',
    '/appearance/pages/1/edit',
    '/entry/claim',
    '/entry/claim/2/abc',
    '/users/imported',
    '/entry/passwordrequest',
    '/entry/passwordreset/2/abc',
    '/entry/emailconfirm/2/abc',
    '/entry/emailconfirmrequest',
    '/home/leaving?target=https%3A%2F%2Fexample.org%2F',
    '/setup',
    '/no/such/page',
  ];
  const unknown = kindsWithout(pageRoutes, addresses);
  if (unknown.length > 0) throw new Error(`Pages without an example address: ${unknown.join(', ')}.`);
  return addresses;
}

function discussionAddresses({ discussionID, url }: KnownRecords['discussions'][number]): string[] {
  const own = new URL(url).pathname;
  return [
    own,
    `${own}/p2`,
    `${own}/latest`,
    `/discussion/${discussionID}`,
    `/discussion/${discussionID}/an-old-slug`,
    `/post/editdiscussion/${discussionID}`,
  ];
}

function personAddresses({ userID, name }: KnownRecords['people'][number]): string[] {
  const own = [`/profile/${name}`, `/profile/${userID}/${name}`];
  return [
    ...own,
    ...['discussions', 'comments'].flatMap((part) =>
      own.map((path) => path.replace('/profile', `/profile/${part}`)),
    ),
  ];
}

function searchAddresses(word: string): string[] {
  const text = encodeURIComponent(word);
  return [
    `/search?query=${text}`,
    `/search?query=${text}&domain=members`,
    `/search?query=${text}&types=discussion`,
    `/search?query=${text}&page=2`,
  ];
}

export function kindsWithout(routes: readonly PageRoute[], addresses: readonly string[]): string[] {
  const pathnames = addresses.map((address) => address.split('?')[0] ?? '');
  return routes
    .filter(({ pattern }) => !pathnames.some((path) => pattern.test(path)))
    .map(({ name }) => name);
}

export function documentAddresses(site: Site, plausible: Plausible): string[] {
  return site.features.all
    .flatMap((feature) => feature.documents ?? [])
    .filter((document) => (document.method ?? 'GET') === 'GET')
    .flatMap((document) => paths(document.path.replace('*', ':file'), plausible))
    .flatMap((path) => (path.endsWith('.rss') ? [path, `${path}?format=atom`] : [path]));
}
