import { useState } from 'react';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { patchDiscussion } from '../../discussions.contract.ts';
import type { DiscussionFormProps } from '../discussion-options.ts';

type Place = 'category' | 'recent' | 'none';

export default function AnnounceForm({ discussion, onClose }: DiscussionFormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [place, setPlace] = useState<Place>(
    discussion.pinned ? (discussion.pinLocation ?? 'category') : 'none',
  );
  const places: [Place, string][] = [
    ['category', t('In the category')],
    ['recent', t('In the category and in recent discussions')],
    ['none', t('Don’t announce')],
  ];
  const submit = () =>
    save(
      () =>
        call<typeof patchDiscussion>('PATCH /discussions/:discussionID', {
          params: { discussionID: discussion.discussionID },
          body: place === 'none' ? { pinned: false } : { pinned: true, pinLocation: place },
        }),
      place === 'none' ? t('No longer announced.') : t('Discussion announced.'),
    );
  return (
    <FormModal title={t('Announce')} problem={problem} isBusy={isBusy} onClose={onClose} onSubmit={submit}>
      <FormGroup legend={t('Where to announce')}>
        {places.map(([value, name]) => (
          <Radio
            key={value}
            name="place"
            value={value}
            label={name}
            checked={place === value}
            onChange={() => setPlace(value)}
          />
        ))}
      </FormGroup>
    </FormModal>
  );
}
