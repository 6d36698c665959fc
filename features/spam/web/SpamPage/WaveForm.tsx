import { type FormEvent, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormActions, FormField, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { cleanSpamWave, previewSpamWave, WaveFilters, WavePreview } from '../../spam-waves.contract.ts';
import styles from './SpamPage.module.css';

interface Typed {
  since: string;
  addressRange: string;
  /** The address of a post. */
  post: string;
  reason: string;
}

/** First what it would find, then the one decision. */
export function WaveForm() {
  const { t } = useTranslator();
  const [typed, setTyped] = useState<Typed>({ since: '', addressRange: '', post: '', reason: '' });
  const [preview, setPreview] = useState<WavePreview>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { save, ...cleaning } = useSave(() => setPreview(undefined));
  const change = (changes: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setPreview(undefined);
  };
  const look = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { body } = await call<typeof previewSpamWave>('POST /spam-waves/preview', {
        body: filtersOf(typed),
      });
      setPreview(body);
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsBusy(false);
    }
  };
  const clean = () =>
    save(
      () =>
        call<typeof cleanSpamWave>('POST /spam-waves', {
          body: { ...filtersOf(typed), reason: typed.reason },
        }),
      t('The wave is being cleaned up.'),
    );
  return (
    <form onSubmit={look}>
      <FormStack>
        <Traits typed={typed} onChange={change} />
        {preview && <Preview {...preview} />}
        <FormActions problem={problem ?? cleaning.problem}>
          <Button type="submit" icon="search" isBusy={isBusy}>
            {t('See what it finds')}
          </Button>
          {preview && preview.countAccounts > 0 && (
            <Button kind="danger" icon="trash-2" onClick={clean}>
              {t('Clean up')}
            </Button>
          )}
        </FormActions>
      </FormStack>
    </form>
  );
}

function Traits({ typed, onChange }: { typed: Typed; onChange: (changes: Partial<Typed>) => void }) {
  const { t } = useTranslator();
  const text = (field: keyof Typed, label: string, hint: string) => (
    <FormField label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          maxLength={500}
          value={typed[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </FormField>
  );
  return (
    <>
      <FormField label={t('When it began')} isRequired>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={typed.since}
            onChange={(event) => onChange({ since: event.target.value })}
          />
        )}
      </FormField>
      {text('post', t('A post of the wave'), t('Its address. Found is whoever wrote nearly the same.'))}
      {text('addressRange', t('Network addresses'), t('A range, as 203.0.113.0/24.'))}
      {text('reason', t('Why'), t('Goes into the log.'))}
    </>
  );
}

function Preview({ countAccounts, countPosts, countSpared, accounts }: WavePreview) {
  const { t, plural } = useTranslator();
  return (
    <Notice tone={countAccounts > 0 ? 'warning' : undefined}>
      <p>
        {plural(countAccounts, { one: '{count} account is banned.', other: '{count} accounts are banned.' })}{' '}
        {plural(countPosts, {
          one: '{count} post is taken out of sight.',
          other: '{count} posts are taken out of sight.',
        })}
      </p>
      {countSpared > 0 && (
        <p>
          {plural(countSpared, {
            one: '{count} member with a post like that is left alone.',
            other: '{count} members with a post like that are left alone.',
          })}
        </p>
      )}
      {accounts.length > 0 && (
        <p className={styles.names}>
          {t('Among them:')} <bdi>{accounts.map(({ name }) => name).join(', ')}</bdi>
        </p>
      )}
    </Notice>
  );
}

function filtersOf({ since, addressRange, post }: Typed): WaveFilters {
  return {
    since: since === '' ? '' : new Date(since).toISOString(),
    ...(addressRange.trim() !== '' && { addressRange: addressRange.trim() }),
    ...(post.trim() !== '' && { similarTo: postAt(post.trim()) }),
  };
}

/** `/discussion/12/title` and `/discussion/comment/34` in whatever is pasted. */
function postAt(address: string): { recordType: 'discussion' | 'comment'; recordID: number } {
  const parts = address.split(/[/?#]/);
  const at = parts.lastIndexOf('discussion');
  const isComment = parts[at + 1] === 'comment';
  return {
    recordType: isComment ? 'comment' : 'discussion',
    recordID: Number(parts[at + (isComment ? 2 : 1)]) || 0,
  };
}
