import { useDeferredValue } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { PagePartSection } from '../../../page-editor/web/PagePartSection/PagePartSection.tsx';
import type { PagePartFormProps } from '../../../page-editor/web/page-part-forms.ts';
import type { listMessages, Message } from '../../locales.contract.ts';

const MOST_FOUND = 5;

/** Texts of the interface, found by what was pressed on the page or is written here. */
export default function PageWords({ draftOf, onChange, pressed, onPressed }: PagePartFormProps) {
  const { t, locale } = useTranslator();
  const wanted = useDeferredValue(pressed.trim());
  const { data } = useQuery<typeof listMessages>(
    'GET /locales/:localeID/wordings',
    { params: { localeID: locale }, query: { query: wanted.slice(0, 200), limit: 100 } },
    { isWanted: wanted !== '' },
  );
  const found = (data ?? []).filter(isOneText).toSorted((a, b) => nearness(a, wanted) - nearness(b, wanted));
  const keyOf = ({ wording }: OneText) => `${locale}|${wording}`;
  const drafted = (message: OneText): string => {
    const own = draftOf('words', keyOf(message));
    return own === undefined ? (message.own ?? '') : String(own ?? '');
  };
  return (
    <PagePartSection title={t('Words')}>
      <FormField label={t('Text on the page')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={200}
            value={pressed}
            onChange={(event) => onPressed(event.target.value)}
          />
        )}
      </FormField>
      {wanted !== '' && data && found.length === 0 && (
        <p>{t('No text of the interface: it was written by somebody here.')}</p>
      )}
      {found.slice(0, MOST_FOUND).map((message) => (
        <FormField key={message.wording} label={message.asItComes ?? message.wording}>
          {(control) => (
            <Input
              {...control}
              maxLength={1000}
              placeholder={message.asItComes ?? message.wording}
              value={drafted(message)}
              onChange={({ target }) =>
                onChange('words', keyOf(message), { from: message.own, to: target.value || null })
              }
            />
          )}
        </FormField>
      ))}
    </PagePartSection>
  );
}

type OneText = Message & { asItComes: string | null; own: string | null };

/** Numbers of things have a text for each form of the language: they are said at the page of languages. */
const isOneText = (message: Message): message is OneText =>
  [message.english, message.asItComes, message.own].every(
    (text) => text === null || typeof text === 'string',
  );

const nearness = ({ wording, asItComes, own }: OneText, wanted: string): number =>
  Math.min(...[wording, asItComes, own].map((text) => Math.abs((text ?? wording).length - wanted.length)));
