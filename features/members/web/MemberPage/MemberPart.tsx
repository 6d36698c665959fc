import { useId } from 'react';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { MemberLineShown, MemberPartShown } from '../../members.contract.ts';
import styles from './Member.module.css';

export function MemberPart({
  part: { name, lines, count, url, linkName, isFailed },
}: {
  part: MemberPartShown;
}) {
  const { t, locale } = useTranslator();
  const headingID = useId();
  const isFacts = lines.length > 0 && lines.every((line) => line.name !== null);
  return (
    <Panel as="section" isPadded labelledBy={headingID} className={styles.part}>
      <div className={styles.partHead}>
        <h2 id={headingID}>
          {name} {count !== null && <span className={styles.muted}>{count.toLocaleString(locale)}</span>}
        </h2>
        {url && <a href={url}>{linkName}</a>}
      </div>
      {isFailed && <p className={styles.muted}>{t('This could not be read just now.')}</p>}
      {!isFailed && lines.length === 0 && <p className={styles.muted}>{t('None')}</p>}
      {isFacts ? <Facts lines={lines} /> : <Lines lines={lines} />}
    </Panel>
  );
}

/** Terms and what they are. */
function Facts({ lines }: { lines: readonly MemberLineShown[] }) {
  return (
    <dl className={styles.list}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and are never moved
        <div key={at} className={styles.fact}>
          <dt>{line.name}</dt>
          <dd>
            <LineText line={line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines }: { lines: readonly MemberLineShown[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.list}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and are never moved
        <li key={at}>
          {line.name && <span className={styles.muted}>{line.name} </span>}
          <LineText line={line} />
        </li>
      ))}
    </ul>
  );
}

function LineText({ line: { text, date, note, url } }: { line: MemberLineShown }) {
  const words = text && <bdi>{text}</bdi>;
  return (
    <>
      {url && text ? <a href={url}>{words}</a> : words}
      {text && date && ' '}
      {date && (
        <span className={text ? styles.muted : undefined}>
          <TimeAgo date={date} />
        </span>
      )}
      {note && <span className={styles.note}>{url && !text ? <a href={url}>{note}</a> : note}</span>}
    </>
  );
}
