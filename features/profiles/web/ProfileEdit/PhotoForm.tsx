import { useState } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormActions, FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { ApiError, call, errorOf } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { deleteOwnPhoto } from '../../../users/photos.contract.ts';
import { announceSaved } from './announce-saved.ts';
import { EditSection } from './EditSection.tsx';
import styles from './ProfileEdit.module.css';

export function PhotoForm({ photoUrl }: { photoUrl: string }) {
  const { t } = useTranslator();
  const [shown, setShown] = useState(photoUrl);
  const [isChosen, setChosen] = useState(false);
  const adding = useForm(['photo'], async (_values, data, form) => {
    setShown(await sendPhoto(data, t));
    form.reset();
    setChosen(false);
    announceSaved(t);
  });
  const removing = useForm([], async () => {
    await call<typeof deleteOwnPhoto>('DELETE /users/photo');
    setShown('');
    announceSaved(t);
  });
  return (
    <EditSection title={t('Photo')}>
      <div className={styles.photo}>
        <Avatar photoUrl={shown} size={100} />
        <form onSubmit={adding.onSubmit} className={styles.form}>
          <FormField
            label={t('New photo')}
            hint={t('The middle of it is taken as a square.')}
            error={adding.errorOf('photo')}
          >
            {(control) => (
              <Input
                {...control}
                className={styles.file}
                name="photo"
                type="file"
                accept="image/*"
                required
                onChange={(event) => setChosen(event.target.value !== '')}
              />
            )}
          </FormField>
          <FormActions problem={adding.problem ?? removing.problem}>
            <Button type="submit" kind="primary" isBusy={adding.isBusy} disabled={!isChosen}>
              {t('Upload')}
            </Button>
          </FormActions>
        </form>
      </div>
      {shown !== '' && (
        <form onSubmit={removing.onSubmit}>
          <Button type="submit" isBusy={removing.isBusy}>
            {t('Delete Photo')}
          </Button>
        </form>
      )}
    </EditSection>
  );
}

async function sendPhoto(body: FormData, t: (text: string) => string): Promise<string> {
  const headers = { 'x-requested-with': 'parley' };
  const unreached = () => {
    throw new ApiError({ message: t('Something went wrong while contacting the server.'), status: 0 });
  };
  const response = await fetch('/api/v2/users/photo', { method: 'POST', headers, body }).catch(unreached);
  if (!response.ok) throw new ApiError(await errorOf(await response.text().catch(() => ''), response));
  return String((await response.json().catch(unreached)).photoUrl);
}
