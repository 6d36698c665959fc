import {
  Button,
  call,
  FormActions,
  FormField,
  FormGroup,
  FormStack,
  Input,
  Modal,
  Radio,
  Textarea,
  useForm,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { Group, GroupSource, patchGroup, postGroup } from '../../groups.contract.ts';
import { GroupPictures, type Pictures } from './GroupPictures.tsx';

const FIELDS = ['name', 'description', 'iconUrl', 'iconAlt', 'bannerUrl', 'bannerAlt'];
const NO_PICTURES: Pictures = { iconUrl: '', iconAlt: '', bannerUrl: '', bannerAlt: '' };

const picturesOf = ({ iconUrl, iconAlt, bannerUrl, bannerAlt }: GroupSource): Pictures => ({
  ...{ iconAlt, bannerAlt },
  ...{ iconUrl: iconUrl ?? '', bannerUrl: bannerUrl ?? '' },
});

/** Of two leaders who write different things at once, neither takes back what the other wrote. */
function changed<Written extends Partial<GroupSource>>(
  group: GroupSource,
  written: Written,
): Partial<Written> {
  const before: Partial<GroupSource> = { ...group, ...picturesOf(group) };
  const fields = Object.keys(written) as (keyof Written & keyof GroupSource)[];
  const different = fields.filter((field) => written[field] !== before[field]);
  return Object.fromEntries(different.map((field) => [field, written[field]])) as Partial<Written>;
}

/** Starts a group, or changes `group`; then leads to it. */
export function GroupForm({ group, onClose }: { group?: GroupSource; onClose: () => void }) {
  const { t } = useTranslator();
  const [pictures, setPictures] = useState(group ? picturesOf(group) : NO_PICTURES);
  const form = useForm(
    FIELDS,
    async ({ name = '', description = '', privacy }) => {
      const body = { name, description, privacy: privacy as Group['privacy'], ...pictures };
      const { body: stored } = group
        ? await call<typeof patchGroup>('PATCH /groups/:groupID', {
            params: { groupID: group.groupID },
            body: changed(group, body),
          })
        : await call<typeof postGroup>('POST /groups', { body: { ...body, format: 'markdown' } });
      window.location.assign(stored.url);
    },
    { isLeaving: true },
  );
  return (
    <Modal title={group ? t('Edit group') : t('New group')} onClose={onClose} isGuarded={form.isBusy}>
      <form onSubmit={form.onSubmit}>
        <FormStack>
          <FormField label={t('Name')} isRequired error={form.errorOf('name')}>
            {(control) => <Input {...control} name="name" maxLength={150} defaultValue={group?.name} />}
          </FormField>
          <FormField label={t('What is it about?')} error={form.errorOf('description')}>
            {(control) => (
              <Textarea
                {...control}
                name="description"
                maxLength={10_000}
                rows={4}
                defaultValue={group?.description}
              />
            )}
          </FormField>
          <Privacy chosen={group?.privacy ?? 'public'} />
          <GroupPictures
            pictures={pictures}
            onPictures={(changed) => setPictures((before) => ({ ...before, ...changed }))}
            errorOf={form.errorOf}
          />
          <FormActions problem={form.problem}>
            <Button type="submit" kind="primary" isBusy={form.isBusy}>
              {group ? t('Save') : t('Start group')}
            </Button>
          </FormActions>
        </FormStack>
      </form>
    </Modal>
  );
}

function Privacy({ chosen }: { chosen: Group['privacy'] }) {
  const { t } = useTranslator();
  const choices = [
    { value: 'public', label: t('Public'), note: t('Everybody may join.') },
    { value: 'private', label: t('Private'), note: t('Everybody sees that it is there, and asks to join.') },
    { value: 'secret', label: t('Secret'), note: t('Only those who are invited know of it.') },
  ];
  return (
    <FormGroup legend={t('Privacy')}>
      {choices.map(({ value, label, note }) => (
        <Radio
          key={value}
          name="privacy"
          value={value}
          label={label}
          note={note}
          defaultChecked={value === chosen}
        />
      ))}
    </FormGroup>
  );
}
