// What a new fragment of each type begins with: it works as it stands, and shows what it is given.
import type { FragmentType } from '../../injectables.contract.ts';

const IMPORT = "import { createElement as h } from 'react';\n\n";

const component = (name: string, props: string, body: string) =>
  `${IMPORT}export default function ${name}(${props}) {\n  return ${body};\n}\n`;

const JS: Readonly<Record<FragmentType, string>> = {
  BannerFragment: component(
    'Banner',
    '{ title, description }',
    `h('section', { className: 'own-banner' },
    h('h1', null, title),
    description && h('p', null, description),
  )`,
  ),
  CallToActionFragment: component(
    'CallToAction',
    '{ title, description, button }',
    `h('section', { className: 'own-call' },
    h('h2', null, title),
    description && h('p', null, description),
    button && h('a', { href: button.url }, button.title),
  )`,
  ),
  CommentItemFragment: component(
    'Comment',
    '{ avatar, name, metas, menu, children, reactions, actions }',
    `h('div', { className: 'own-comment' },
    h('header', null, avatar, name, metas, menu),
    children,
    h('footer', null, reactions, actions),
  )`,
  ),
  CustomFragment: component('Custom', '{ name }', `h('section', { className: 'own-widget' }, name)`),
  OriginalPostFragment: component(
    'OriginalPost',
    '{ discussion }',
    `h('article', { className: 'own-post' },
    h('h1', null, discussion.name),
    h('p', null, discussion.insertUser?.name),
    h('div', { className: 'userContent', dangerouslySetInnerHTML: { __html: discussion.body } }),
  )`,
  ),
  SearchFragment: component(
    'Search',
    "{ title, placeholder = 'Search' }",
    `h('form', { className: 'own-search', action: '/search', role: 'search' },
    title && h('h2', null, title),
    h('input', { name: 'query', type: 'search', placeholder, 'aria-label': placeholder }),
  )`,
  ),
  SiteTotalsFragment: component(
    'SiteTotals',
    '{ totals }',
    `h('dl', { className: 'own-totals' },
    totals.map(({ recordType, label, count }) =>
      h('div', { key: recordType }, h('dt', null, label), h('dd', null, count))),
  )`,
  ),
  TitleBarFragment: component(
    'TitleBar',
    '{ brand, nav, search, actions }',
    `h('div', { className: 'own-bar' }, brand, nav, search, actions)`,
  ),
};

const CSS: Readonly<Record<FragmentType, string>> = {
  BannerFragment: '.own-banner {\n  padding: 3rem 1.5rem;\n  text-align: center;\n}\n',
  CallToActionFragment:
    '.own-call {\n  padding: 1.5rem;\n  border: 1px solid var(--color-line);\n  border-radius: var(--radius);\n}\n',
  CommentItemFragment:
    '.own-comment {\n  padding: 1rem;\n}\n\n.own-comment header,\n.own-comment footer {\n  display: flex;\n  gap: 0.5rem;\n  align-items: center;\n}\n',
  CustomFragment: '.own-widget {\n  padding: 1rem;\n}\n',
  OriginalPostFragment: '.own-post {\n  padding: 1rem;\n}\n',
  SearchFragment: '.own-search input {\n  inline-size: 100%;\n  padding: 0.5rem;\n}\n',
  SiteTotalsFragment: '.own-totals {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 2rem;\n}\n',
  TitleBarFragment:
    '.own-bar {\n  display: flex;\n  gap: 1rem;\n  align-items: center;\n  min-block-size: 48px;\n  padding-inline: 1rem;\n}\n',
};

export function starterOf(fragmentType: FragmentType): { js: string; css: string } {
  return { js: JS[fragmentType], css: CSS[fragmentType] };
}
