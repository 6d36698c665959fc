import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { minutesLeft } from '../minutes-left.ts';

/** The item of a menu that edits, with the time its author has left for it. */
export function EditLabel({ secondsLeft }: { secondsLeft: number | null }) {
  const { t, plural } = useTranslator();
  if (secondsLeft === null) return t('Edit');
  if (secondsLeft < 60)
    return plural(secondsLeft, { one: 'Edit ({count} second)', other: 'Edit ({count} seconds)' });
  return plural(minutesLeft(secondsLeft), {
    one: 'Edit ({count} minute)',
    other: 'Edit ({count} minutes)',
  });
}
