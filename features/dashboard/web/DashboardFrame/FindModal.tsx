import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { SearchBox } from '../../../../platform/ui/SearchBox/SearchBox.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { findInDashboard } from '../../dashboard.contract.ts';
import styles from './FindModal.module.css';

/** Pages and settings by their words: arrows move, Enter opens the first or the one in focus. */
export function FindModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslator();
  const [typed, setTyped] = useState('');
  const query = typed.trim().slice(0, 100);
  const { data, isError, isFetching } = useQuery<typeof findInDashboard>(
    'GET /dashboard/find',
    { query: { query } },
    { isWanted: query !== '' },
  );
  const groups = query === '' ? [] : (data?.groups ?? []);
  return (
    <Modal title={t('Find')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows go through the field and the links in it */}
      <div className={styles.find} onKeyDown={moveByArrows}>
        <SearchBox
          action="/dashboard"
          label={t('Find a page or a setting')}
          inputProps={{ value: typed, maxLength: 100, onChange: (event) => setTyped(event.target.value) }}
          onSubmit={(event) => {
            event.preventDefault();
            linksOf(event.currentTarget)[0]?.click();
          }}
        />
        <p className={styles.state} role="status">
          {stateText()}
        </p>
        {groups.map(({ id, name, found }) => (
          <section key={id} aria-label={name}>
            <h3 className={styles.name}>{name}</h3>
            <ul>
              {found.map(({ url, title, description, icon }) => (
                <li key={url}>
                  <a className={styles.link} href={url} data-found="" onClick={onClose}>
                    <Icon name={icon as IconName} />
                    <span>
                      <b className={styles.title}>{title}</b>
                      <span className={styles.description}>{description}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Modal>
  );

  function stateText() {
    if (query === '') return t('Any word of its name or description. Arrows move, Enter opens.');
    if (isError) return t('The search did not answer. Please try again.');
    if (isFetching && !data) return t('Searching …');
    return data?.groups.length === 0 ? t('Nothing is called so.') : '';
  }
}

function linksOf(within: Element): HTMLElement[] {
  return [...(within.closest('dialog')?.querySelectorAll<HTMLElement>('[data-found]') ?? [])];
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const field = event.currentTarget.querySelector('input');
  const stops = [...(field ? [field] : []), ...linksOf(event.currentTarget)];
  const at = stops.indexOf(document.activeElement as HTMLElement & HTMLInputElement);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}
