import { useState } from 'react';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { MessageFormProps } from '../../../conversations/web/message-options.ts';
import { ignorePerson } from '../ignore-person.ts';

export default function IgnoreForm({ message: { author }, onClose }: MessageFormProps) {
  const { t } = useTranslator();
  const me = useMe();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const ignore = async () => {
    setIsBusy(true);
    await ignorePerson(t, me?.userID ?? 0, author);
    onClose();
    await revalidate();
  };
  return (
    <FormModal
      title={t('Ignore {name}?', { name: author.name })}
      submitLabel={t('Ignore')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => void ignore()}
    >
      <p>
        {t(
          'They cannot write to you any more, and do not learn of it. What they say to others is folded away for you.',
        )}
      </p>
    </FormModal>
  );
}
