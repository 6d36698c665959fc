import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { NavigationItem, NavigationSettingsProps } from '../../navigation.contract.ts';
import styles from './NavigationSettings.module.css';

export interface ItemFormProps extends Pick<NavigationSettingsProps, 'roles' | 'permissions'> {
  item: NavigationItem;
  isNew: boolean;
  onKeep: (item: NavigationItem) => void;
  onClose: () => void;
}

export function ItemForm({ item, isNew, roles, permissions, onKeep, onClose }: ItemFormProps) {
  const { t } = useTranslator();
  const formID = useId();
  const [nameError, setNameError] = useState<string>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = readItem(item, new FormData(event.currentTarget));
    if (next.name === '') setNameError(t('Give the item a name.'));
    else onKeep(next);
  };
  const footer = (
    <>
      <Button kind="text" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" form={formID} kind="primary">
        {isNew ? t('Add') : t('Apply')}
      </Button>
    </>
  );
  return (
    <Modal title={isNew ? t('Add an item') : t('Edit item')} onClose={onClose} footer={footer}>
      <form id={formID} onSubmit={send} noValidate>
        <FormStack>
          <FormField label={t('Name')} isRequired error={nameError}>
            {(control) => <Input {...control} name="name" defaultValue={item.name} maxLength={100} />}
          </FormField>
          <FormField
            label={t('Address')}
            hint={t(
              'A path of this site such as /discussions, or a full address. Without one, the item opens a menu of the items inside.',
            )}
          >
            {(control) => (
              <Input
                {...control}
                name="url"
                defaultValue={item.url}
                maxLength={500}
                inputMode="url"
                dir="ltr"
              />
            )}
          </FormField>
          <FormField label={t('Badge')} hint={t('A word or a number beside the name.')}>
            {(control) => <Input {...control} name="badge" defaultValue={item.badge?.text} maxLength={20} />}
          </FormField>
          <FormField label={t('Only with the permission')}>
            {(control) => (
              <Select {...control} name="permission" defaultValue={item.permission ?? ''}>
                <option value="">{t('No permission needed')}</option>
                {permissions.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {t(label)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <FormGroup
            legend={t('Only for these roles')}
            hint={t('Without a choice the item is for everybody.')}
          >
            <div className={styles.roles}>
              {roles.map(({ roleID, name }) => (
                <Checkbox
                  key={roleID}
                  name="roleIDs"
                  value={roleID}
                  label={name}
                  defaultChecked={item.roleIDs?.includes(roleID)}
                />
              ))}
            </div>
          </FormGroup>
          <Checkbox
            name="isHidden"
            label={t('Hidden: kept here, shown to nobody')}
            defaultChecked={item.isHidden}
          />
        </FormStack>
      </form>
    </Modal>
  );
}

function readItem({ id, isCustom, children }: NavigationItem, data: FormData): NavigationItem {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const roleIDs = data.getAll('roleIDs').map(Number);
  return {
    id,
    name: text('name'),
    ...(text('url') && { url: text('url') }),
    ...(isCustom !== undefined && { isCustom }),
    ...(text('permission') && { permission: text('permission') }),
    ...(roleIDs.length > 0 && { roleIDs }),
    ...(data.has('isHidden') && { isHidden: true }),
    ...(text('badge') && { badge: { type: 'text' as const, text: text('badge') } }),
    ...(children && { children }),
  };
}
