import { expect, it } from 'vitest';
import { otherQuery, threadHref } from './thread-address.ts';

it('is the path of the discussion, with the page and the order where they are not the usual', () => {
  const place = {
    url: 'https://bees.example/discussion/7/why-bees-swarm',
    defaultSort: 'dateInserted',
  } as const;
  expect(threadHref(place, 'dateInserted')).toBe('/discussion/7/why-bees-swarm#comments');
  expect(threadHref(place, '-score', 3)).toBe('/discussion/7/why-bees-swarm/p3?sort=-score#comments');
  const query = otherQuery('?utm_source=letter&sort=-dateInserted&page=4&view=flat');
  expect(threadHref({ ...place, query }, '-score', 2)).toBe(
    '/discussion/7/why-bees-swarm/p2?utm_source=letter&view=flat&sort=-score#comments',
  );
  expect(threadHref({ ...place, query }, 'dateInserted')).toBe(
    '/discussion/7/why-bees-swarm?utm_source=letter&view=flat#comments',
  );
});
