// What the inputs of all kinds of fields are given, and what they say beside.
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { PostField } from '../../post-fields.contract.ts';

export interface PostFieldInputProps {
  field: PostField;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** What it is for, and who will see it where that is not everybody. */
export function useHint({ description, visibility }: PostField): string | undefined {
  const { t } = useTranslator();
  const seen = {
    public: undefined,
    private: t('Only you and those who look after the community see this.'),
    internal: t('Only staff see this.'),
  }[visibility];
  return [description, seen].filter(Boolean).join(' ') || undefined;
}
