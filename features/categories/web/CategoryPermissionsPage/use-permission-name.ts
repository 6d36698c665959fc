import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

/** A permission in words; one that has none yet, by its own name. */
export function usePermissionName(): (permission: string) => string {
  const { t } = useTranslator();
  const names: Record<string, string> = {
    'discussions.view': t('See the category and its posts'),
    'discussions.add': t('Start posts'),
    'discussions.edit': t('Edit posts of others'),
    'discussions.announce': t('Announce posts'),
    'discussions.sink': t('Sink posts'),
    'discussions.close': t('Close posts'),
    'discussions.delete': t('Delete posts'),
    'comments.add': t('Write comments'),
    'comments.edit': t('Edit comments of others'),
    'comments.delete': t('Delete comments of others'),
    'posts.moderate': t('Moderate posts'),
  };
  return (permission) => names[permission] ?? permission;
}
