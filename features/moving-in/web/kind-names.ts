import { useTranslator } from '../../../platform/web/i18n/language.tsx';

/** What importers count, in the words of the interface; kinds of add-ons as they call them. */
export function useKindNames(): (kind: string) => string {
  const { t } = useTranslator();
  const names: Readonly<Record<string, string>> = {
    accounts: t('Accounts'),
    users: t('Members'),
    'former members': t('Former members'),
    usernames: t('Names'),
    categories: t('Categories'),
    topics: t('Discussions'),
    posts: t('Posts'),
    comments: t('Comments'),
    tags: t('Tags'),
    'tag descriptions': t('Descriptions of tags'),
    likes: t('Likes'),
    votes: t('Votes'),
    reactions: t('Reactions'),
    bookmarks: t('Bookmarks'),
    badges: t('Badges'),
    polls: t('Polls'),
    files: t('Files'),
    actions: t('Acts of staff'),
    revisions: t('Earlier versions'),
    messages: t('Private messages'),
    'post links': t('Links between posts'),
    'other posts': t('Other posts'),
    'votes of staff': t('Votes of staff'),
  };
  return (kind) => names[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}
