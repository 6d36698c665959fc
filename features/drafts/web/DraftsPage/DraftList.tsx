import { useId } from 'react';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { DraftsPart, DraftTab } from '../../drafts.states.ts';
import { DraftRow } from './DraftRow.tsx';
import styles from './DraftsPage.module.css';

/** One kind of drafts under its heading; what is scheduled stands by days. */
export function DraftList({ kind, drafts, total }: DraftsPart & { kind: DraftTab }) {
  const { t, plural } = useTranslator();
  const id = useId();
  const titles = { '': t('Drafts'), schedule: t('Scheduled'), errors: t('Could not be posted') };
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{titles[kind]}</h2>
        <span className={styles.count}>
          {plural(total, { one: '{count} draft', other: '{count} drafts' })}
        </span>
      </div>
      <Panel>
        <ul className={styles.rows}>
          {drafts.map((draft) => (
            <DraftRow key={draft.draftID} draft={draft} />
          ))}
        </ul>
      </Panel>
    </section>
  );
}
