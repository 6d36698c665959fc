import { Icon, Tag, useTranslator } from '@parley/addon-api/web';
import type { Group } from '../../groups.contract.ts';

/** That a group is not open to everybody, in a word. */
export function GroupPrivacy({ privacy }: { privacy: Group['privacy'] }) {
  const { t } = useTranslator();
  if (privacy === 'public') return null;
  return (
    <Tag>
      <Icon name={privacy === 'secret' ? 'eye-off' : 'lock'} size="sm" />{' '}
      {privacy === 'secret' ? t('Secret') : t('Private')}
    </Tag>
  );
}
