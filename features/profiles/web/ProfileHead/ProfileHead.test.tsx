import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { ProfileHeadProps } from '../../profile-widgets.contract.ts';
import { ProfileHead } from './ProfileHead.tsx';

const props: ProfileHeadProps = {
  state: 'full',
  isBanned: false,
  person: {
    userID: 4,
    name: 'نور',
    photoUrl: '',
    title: 'Rigger',
    aboutHtml: '<p>I tie <b>knots</b>.</p>',
    website: 'https://www.example.org/',
    dateInserted: '2026-01-02T10:00:00+00:00',
    dateLastActive: null,
  },
  facts: [],
  labels: [{ text: 'Moderator', tone: 'staff' }],
  readouts: [
    { name: 'discussions', count: 1200 },
    { name: 'reactionsReceived', count: 76_000 },
  ],
  tabs: [
    { section: 'overview', url: '/profile/n' },
    { section: 'comments', name: 'Comments', url: '/profile/comments/4/n', count: 7 },
  ],
  section: 'comments',
};

const html = (change: Partial<ProfileHeadProps> = {}) =>
  renderToString(onPage(<ProfileHead {...props} {...change} />));

describe('ProfileHead', () => {
  it('shows what somebody says of themselves, each in its way', () => {
    const output = html({
      facts: [
        { label: 'Pronouns', dataType: 'text', value: '<they>' },
        { label: 'Plants', dataType: 'string[]', value: ['fern', 'rose'] },
        { label: 'Tea', dataType: 'boolean', value: false },
        { label: 'Since', dataType: 'date', value: '2020-02-03T00:00:00+00:00' },
      ],
    });
    expect(output).toContain('<dt>Pronouns</dt><dd dir="auto">&lt;they&gt;</dd>');
    expect(output).toContain('fern, rose');
    expect(output).toContain('>No</dd>');
    expect(output).toContain('<time dateTime="2020-02-03">2020-02-03</time>');
    expect(html()).not.toContain('<dl class="fields"');
  });

  it('has the one heading of the page, in its own direction', () => {
    expect(html()).toContain('<h1><bdi>نور</bdi></h1>');
    expect(html().match(/<h1/g)).toHaveLength(1);
  });

  it('tells who they are and what they did', () => {
    const text = html();
    for (const part of ['Rigger', '<b>knots</b>', 'Moderator', '1,200', '76k', 'Reactions received'])
      expect(text).toContain(part);
    expect(text).toContain('href="https://www.example.org/" rel="nofollow ugc noopener">example.org</a>');
    expect(text).not.toContain('Last active');
  });

  it('marks the tab that is open', () => {
    expect(html()).toMatch(/href="\/profile\/comments\/4\/n" aria-current="page"/);
  });

  it('says of hidden members nothing but the name', () => {
    const hidden = { readouts: [], tabs: [], labels: [] };
    expect(html({ ...hidden, state: 'private' })).toContain('profile is private');
    expect(html({ ...hidden, state: 'banned' })).toContain('has been banned');
    expect(html({ ...hidden, state: 'private' })).not.toContain('Rigger');
  });
});
