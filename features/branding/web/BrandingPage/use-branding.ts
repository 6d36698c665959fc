// What is being changed, what stands saved, and what is wrong with it.
import { useState } from 'react';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import type { editConfig } from '../../../config/config.contract.ts';
import {
  BRANDING_SETTINGS,
  type BrandingPageProps,
  type BrandingValues,
  NAME_BESIDE_LOGO,
} from '../../branding.contract.ts';

const SETTINGS = [...BRANDING_SETTINGS, NAME_BESIDE_LOGO] as const;

export function useBranding({ values }: Pick<BrandingPageProps, 'values'>) {
  const [saved, setSaved] = useState(values);
  const [draft, setDraft] = useState(values);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const changed = SETTINGS.filter((name) => trimmed(draft[name]) !== saved[name]);

  const set = <Name extends keyof BrandingValues>(name: Name, value: BrandingValues[Name]) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  };
  /** Only what differs is sent, so that what somebody else changed meanwhile stays. True: saved. */
  const save = async (): Promise<boolean> => {
    setBusy(true);
    setErrors({});
    setProblem(undefined);
    const sent = Object.fromEntries(changed.map((name) => [name, trimmed(draft[name])]));
    try {
      await call<typeof editConfig>('PATCH /config', { body: sent });
      setSaved((before) => ({ ...before, ...sent }));
      setDraft((before) => ({ ...before, ...sent }));
      return true;
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
      setErrors(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) setProblem((error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const discard = () => {
    setDraft(saved);
    setErrors({});
    setProblem(undefined);
  };
  return { draft, errors, problem, isBusy, changes: changed.length, set, save, discard };
}

function trimmed(value: string | boolean): string | boolean {
  return typeof value === 'string' ? value.trim() : value;
}

export type Branding = ReturnType<typeof useBranding>;
