import { joinSentences } from '../../../platform/contract/languages/sentences.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { findRoles } from '../../roles/server/role.queries.ts';
import { END_VIEW_AS_PATH } from '../view-as.address.ts';

/** What stays on the screen: as whom the site is seen, that nothing can be changed, and the way out. */
export async function viewAsBar(ctx: RequestContext): Promise<string> {
  const { viewedAs, roleIDs } = ctx.viewer;
  if (!viewedAs) return '';
  const { t } = ctx.translator;
  const roles = (await findRoles(ctx.db)).filter(({ role_id }) => roleIDs.includes(role_id));
  const names = new Intl.ListFormat(ctx.locale).format(roles.map(({ name }) => isolated(name)));
  const name = viewedAs.member
    ? isolated(viewedAs.member.name)
    : viewedAs.roleID === null
      ? t('a guest')
      : t('anybody with the role {role}', { role: names });
  const seconds = Math.max(1, Math.ceil((new Date(viewedAs.dateExpires).getTime() - Date.now()) / 1000));
  const left = t('Minutes until it ends by itself: {count}.', { count: Math.ceil(seconds / 60) });
  const limits = t(
    'Nothing can be changed. Private messages, drafts, notifications, bookmarks and mail addresses of theirs are not shown.',
  );
  const further = joinSentences([viewedAs.member ? names : '', limits, left]);
  return (
    `<aside class="view-as" aria-label="${escaped(t('View as'))}" data-id="${viewedAs.viewAsID}" data-seconds="${seconds}">` +
    '<link rel="stylesheet" href="/view-as/bar.css"><script type="module" src="/view-as/bar.js"></script>' +
    `<p>${escaped(t('You see the site as {name}.', { name: '\u0000' })).replace('\u0000', () => `<b>${escaped(name)}</b>`)} <small>${escaped(further)}</small></p>` +
    `<form method="post" action="${END_VIEW_AS_PATH}"><button type="submit">${escaped(t('Stop'))}</button></form></aside>`
  );
}

/** Each in its own direction, whatever stands beside it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
