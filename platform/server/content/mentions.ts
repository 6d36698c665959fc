import { escapeHtml } from './escape.ts';
import type { Rendering } from './render-context.ts';

/** Where a mentioned name leads. A numeric name would read as an id, so it travels behind one. */
export function profilePath(userID: number, name: string): string {
  const encoded = encodeURIComponent(name).replace(/%2F/g, '%252F').replace(/%26/g, '%2526');
  return /^\d+$/.test(name) ? `/profile/${userID}/${encoded}` : `/profile/${encoded}`;
}

/** A mention found in text: linked when its name is known, else left as `written`. */
export function textMention(name: string, written: string, rendering: Rendering): string {
  rendering.noteMention(name);
  const user = rendering.users?.get(name.toLowerCase());
  return user && rendering.linksMentions
    ? mentionAnchor(user.userID, user.name, rendering)
    : escapeHtml(written);
}

/** A mention stored as a node. Where names were looked up, only a name that exists is linked. */
export function nodeMention(name: string, userID: unknown, rendering: Rendering): string {
  rendering.noteMention(name);
  const user = rendering.users?.get(name.toLowerCase());
  const id = user?.userID ?? (rendering.users ? Number.NaN : Number(userID ?? Number.NaN));
  if (!rendering.linksMentions || !Number.isSafeInteger(id)) {
    return escapeHtml(`@${name}`);
  }
  return mentionAnchor(id, user?.name ?? name, rendering);
}

function mentionAnchor(userID: number, name: string, rendering: Rendering): string {
  rendering.mentionAnchors.add(mentionKey(String(userID), name));
  const shown = escapeHtml(name);
  const href = escapeHtml(profilePath(userID, name));
  return `<a class="atMention" data-username="${shown}" data-userid="${userID}" href="${href}">@${shown}</a>`;
}

export function mentionKey(userID: string, name: string): string {
  return `${userID} ${name}`;
}
