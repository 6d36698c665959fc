import { Tag, useTranslator } from '@parley/addon-api/web';
import type { Group } from '../../groups.contract.ts';

/** That a group is not open to everybody, in a word. */
export function GroupPrivacy({ privacy }: { privacy: Group['privacy'] }) {
  const { t } = useTranslator();
  if (privacy === 'public') return null;
  return (
    <Tag icon={privacy === 'secret' ? 'eye-off' : 'lock'}>
      {privacy === 'secret' ? t('Secret') : t('Private')}
    </Tag>
  );
}
