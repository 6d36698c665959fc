import { useId } from 'react';
import { formatBytes } from '../../../../platform/ui/ShortNumber/format-bytes.ts';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import type { DeleteMethod } from '../../account-deletion.contract.ts';
import type { Erasure, ErasurePartShown, getErasure } from '../../erasure.contract.ts';
import styles from './ErasurePreview.module.css';
import { ErasureRowList } from './ErasureRowList.tsx';

export interface ErasurePreviewProps {
  userID: number;
  deleteMethod: DeleteMethod;
}

/** Every row and file that goes with an account, by table, and row by row for who wants to look. */
export function ErasurePreview({ userID, deleteMethod }: ErasurePreviewProps) {
  const { t } = useTranslator();
  const { data, error, refetch } = useQuery<typeof getErasure>(
    'GET /users/:userID/erasure',
    { params: { userID }, query: { deleteMethod } },
    { staleTime: 0 },
  );
  if (error && !data) return <LoadProblem error={error} refetch={refetch} />;
  if (!data) return <PostSkeletons count={2} />;
  const groups = [
    ['goes', t('This goes')],
    ['anonymised', t('This is made anonymous')],
    ['stays', t('This stays, by “User Deleted”')],
  ] as const;
  return (
    <div className={styles.preview}>
      {groups.map(([outcome, title]) => {
        const parts = data.parts.filter((part) => part.outcome === outcome);
        const files = outcome === 'goes' ? data.files : [];
        return (
          (parts.length > 0 || files.length > 0) && (
            <Group key={outcome} title={title} {...{ parts, files, userID, deleteMethod }} />
          )
        );
      })}
    </div>
  );
}

interface GroupProps extends ErasurePreviewProps {
  title: string;
  parts: readonly ErasurePartShown[];
  files: Erasure['files'];
}

function Group({ title, parts, files, ...whose }: GroupProps) {
  const { t, locale } = useTranslator();
  const headingID = useId();
  return (
    <section aria-labelledby={headingID}>
      <h3 id={headingID} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id}>
            <Part part={part} {...whose} />
          </li>
        ))}
        {files.map(({ name, bytes }) => (
          <li key={name} className={styles.file}>
            <span>
              {t('Picture')}: <bdi dir="ltr">{name}</bdi>
            </span>
            <span className={styles.count}>{formatBytes(bytes, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({ part, ...whose }: ErasurePreviewProps & { part: ErasurePartShown }) {
  const { t, locale } = useTranslator();
  const { name, count, isMore, bytes, why } = part;
  const number = formatNumber(count, locale);
  return (
    <details className={styles.part}>
      <summary>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>
          {isMore ? t('more than {count}', { count: number }) : number}
          {bytes !== null && `, ${formatBytes(bytes, locale)}`}
        </span>
      </summary>
      <p className={styles.why}>{why}</p>
      <ErasureRowList part={part} {...whose} />
    </details>
  );
}
