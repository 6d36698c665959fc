import { useState } from 'react';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { FilterBar } from '../../../../platform/ui/FilterBar/FilterBar.tsx';
import { SearchBox } from '../../../../platform/ui/SearchBox/SearchBox.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useQueryState } from '../../../../platform/web/router/use-query-state.ts';
import { SETTINGS_PATH } from '../../settings.address.ts';
import type { listSettings, SiteSetting } from '../../settings.contract.ts';
import { ChangedLately } from './ChangedLately.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SettingFiles } from './SettingFiles.tsx';
import { SettingRow } from './SettingRow.tsx';
import styles from './Settings.module.css';
import { useSettingEdits } from './use-setting-edits.ts';

const FILTERS = { query: '', show: 'all' };

export const readAgain = () => invalidateQueries('GET /settings', 'GET /audit-logs');

/** Found by their words; changed together by one press, each problem beside its field. */
export default function Settings() {
  const { t, plural } = useTranslator();
  const [{ query, show }, setFilters] = useQueryState(FILTERS);
  const [typed, setTyped] = useState(query);
  const { data, isError } = useQuery<typeof listSettings>('GET /settings', {}, { staleTime: 0 });
  const edits = useSettingEdits(data ?? [], readAgain);
  if (isError && !data)
    return (
      <ErrorPanel title={t('The settings did not come.')} headingLevel={2}>
        {t('Reload the page to try again.')}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={2} />;
  const shown = data.filter((setting) => isWanted(setting, typed, show));
  const changed = data.filter(({ isChanged }) => isChanged).length;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <SearchBox
          action={SETTINGS_PATH}
          label={t('Find a setting')}
          inputProps={{ value: typed, onChange: (event) => setTyped(event.target.value) }}
          onSubmit={(event) => {
            event.preventDefault();
            setFilters({ query: typed });
          }}
        />
        <FilterBar
          label={t('Which settings')}
          filters={[
            {
              name: 'show',
              label: t('Show'),
              value: show,
              options: [
                { value: 'all', name: t('All settings') },
                { value: 'changed', name: t('Only changed ones') },
              ],
            },
          ]}
          onChange={(values) => setFilters({ show: values.show ?? 'all' })}
          end={
            <span role="status">
              {plural(shown.length, { one: '{count} setting', other: '{count} settings' })} ·{' '}
              {t('{count} differ from their default', { count: changed })}
            </span>
          }
        />
        {shown.length === 0 && (
          <EmptyState title={t('No setting is called so.')}>
            {t('Try another word, or show all settings.')}
          </EmptyState>
        )}
        {byOwner(shown).map(([owner, settings]) => (
          <section key={owner} aria-labelledby={`owner-${settings[0]?.key}`}>
            <h2 id={`owner-${settings[0]?.key}`} className={styles.owner}>
              {owner} <span className={styles.count}>{settings.length}</span>
            </h2>
            <ul className={styles.settings}>
              {settings.map((setting) => (
                <SettingRow key={setting.key} setting={setting} edits={edits} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <aside className={styles.side} aria-label={t('Changed lately')}>
        <SettingFiles onImported={readAgain} />
        <ChangedLately onUndone={readAgain} />
      </aside>
      <SaveBar edits={edits} />
    </div>
  );
}

function isWanted(setting: SiteSetting, words: string, show: string): boolean {
  if (show === 'changed' && !setting.isChanged) return false;
  const text = `${setting.key} ${setting.description} ${setting.owner}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Seldom changed: below all others. */
const ENDS: readonly string[] = ['Rate limits', 'Add-ons'];

function byOwner(settings: readonly SiteSetting[]): [string, SiteSetting[]][] {
  const groups = new Map<string, SiteSetting[]>();
  for (const setting of settings) groups.set(setting.owner, [...(groups.get(setting.owner) ?? []), setting]);
  const place = (owner: string) => ENDS.indexOf(owner);
  return [...groups].toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
}
