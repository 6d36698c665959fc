import { useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { editConfig } from '../../../config/config.contract.ts';
import type { resetSettings, SiteSetting } from '../../settings.contract.ts';

export interface SettingEdits {
  /** What stands in its field now. */
  valueOf: (setting: SiteSetting) => unknown;
  isEdited: (key: string) => boolean;
  errorOf: (key: string) => string | undefined;
  edit: (setting: SiteSetting, value: unknown) => void;
  takeBack: (key: string) => void;
  discard: () => void;
  save: () => Promise<void>;
  reset: (key: string) => Promise<void>;
  count: number;
  isBusy: boolean;
  /** What went wrong with none of the fields. */
  problem: string | undefined;
}

/** What is typed stays until it is stored, also beside what came anew in the meantime. */
export function useSettingEdits(
  settings: readonly SiteSetting[],
  onStored: () => Promise<void>,
): SettingEdits {
  const { t, plural } = useTranslator();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const { errors, setErrors, problem, isBusy, run, forget } = useStoring(settings, onStored);
  const count = Object.keys(values).length;
  const takeBack = (key: string) => {
    setValues(({ [key]: _, ...others }) => others);
    setErrors(({ [key]: _, ...others }) => others);
  };
  const save = async () => {
    await call<typeof editConfig>('PATCH /config', { body: values });
    setValues({});
  };
  const reset = async (key: string) => {
    await call<typeof resetSettings>('POST /settings/reset', { body: { keys: [key] } });
    takeBack(key);
  };
  return {
    ...{ takeBack, count, isBusy, problem },
    valueOf: ({ key, value }) => (key in values ? values[key] : value),
    isEdited: (key) => key in values,
    errorOf: (key) => errors[key],
    edit: ({ key, value: stored }, value) =>
      JSON.stringify(stored) === JSON.stringify(value)
        ? takeBack(key)
        : setValues((before) => ({ ...before, [key]: value })),
    discard: () => {
      setValues({});
      forget();
    },
    save: () =>
      run(save, plural(count, { one: '{count} setting is saved.', other: '{count} settings are saved.' })),
    reset: (key) => run(() => reset(key), t('It is its default again.')),
  };
}

/** One call at a time; what it says of a setting stands beside its field, anything else apart. */
function useStoring(settings: readonly SiteSetting[], onStored: () => Promise<void>) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const forget = () => {
    setErrors({});
    setProblem(undefined);
  };
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    forget();
    try {
      await work();
      await onStored();
      showToast(done, { id: 'settings', tone: 'success', isAutoDismissed: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { fieldErrors } = error;
      setErrors(fieldErrors);
      const isAtField = settings.some(({ key }) => fieldErrors[key]);
      setProblem(isAtField ? undefined : (Object.values(fieldErrors)[0] ?? error.message));
    } finally {
      setBusy(false);
    }
  };
  return { errors, setErrors, problem, isBusy, run, forget };
}
