// A body without somebody's name: in each format a mention is written otherwise.
export const ANONYMOUS = '[Deleted User]';

export interface Mentioned {
  userID: number;
  /** As they are, or were, called. */
  names: readonly string[];
}

/** The same body where nobody of these names is mentioned. */
export function anonymizeBody(source: string, format: string, mentioned: Mentioned): string {
  return format === 'rich2' || format === 'rich'
    ? anonymizeNodes(source, mentioned)
    : anonymizeText(source, mentioned.names);
}

/** The names under which rendered bodies lead to this member. */
export function mentionedNames(html: string, userID: number): string[] {
  const anchors = html.match(/<a [^<>]*>/g) ?? [];
  return anchors
    .filter((anchor) => anchor.includes(`data-userid="${userID}"`))
    .map((anchor) => unescaped(/data-username="([^"]*)"/.exec(anchor)?.[1] ?? ''))
    .filter((name) => name !== '');
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** `@name`, `@"name"`, and addresses of the profile. What only begins like the name is somebody else, `@@name` nobody. */
function anonymizeText(source: string, names: readonly string[]): string {
  return names.reduce((text, name) => {
    const quoted = new RegExp(`(?<!@)@"${escaped(name)}"`, 'giu');
    const bare = new RegExp(`(?<!@)@${escaped(name)}(?![\\p{L}\\p{N}\\p{M}\\p{Pc}])`, 'giu');
    const address = new RegExp(`/profile/(?:\\d+/)?${escaped(encodeURIComponent(name))}(?![\\w%-])`, 'giu');
    return text.replace(quoted, `@${ANONYMOUS}`).replace(bare, `@${ANONYMOUS}`).replace(address, '/');
  }, source);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/** Stored nodes name the member by id. Where they are not to be read, the body stays as it is. */
function anonymizeNodes(source: string, mentioned: Mentioned): string {
  let nodes: unknown;
  try {
    nodes = JSON.parse(source);
  } catch {
    return source;
  }
  const names = new Set(mentioned.names.map((name) => name.toLowerCase()));
  const isThem = (node: Record<string, unknown>) =>
    Number(node.userID ?? 0) === mentioned.userID ||
    (typeof node.name === 'string' && names.has(node.name.toLowerCase()));
  const walk = (node: unknown, isMention = false): unknown => {
    if (Array.isArray(node)) return node.map((each) => walk(each));
    if (typeof node !== 'object' || node === null) return node;
    const record = node as Record<string, unknown>;
    if ((isMention || record.type === '@') && isThem(record)) {
      const { url: _, domID: __, ...rest } = record;
      return { ...rest, name: ANONYMOUS, userID: 0 };
    }
    return Object.fromEntries(
      Object.entries(record).map(([key, value]) => [key, walk(value, key === 'mention')]),
    );
  };
  return JSON.stringify(walk(nodes));
}
