import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { formatFullNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { IMPORT_REPORT_PATH } from '../../moving-in.address.ts';
import type { getImportRemarks, ImportRunView } from '../../moving-in.contract.ts';
import { useKindNames } from '../kind-names.ts';
import styles from './MovingInPage.module.css';
import { Plate } from './Plate.tsx';

type Kind = NonNullable<ImportRunView['report']>['kinds'][number];

export function ImportReport({ run, onAnother }: { run: ImportRunView; onAnother: () => void }) {
  const { t, plural } = useTranslator();
  const { report, importRunID, source } = run;
  const seconds = report?.seconds ?? 0;
  const duration =
    seconds < 60
      ? plural(seconds, { one: 'All is in, in {count} second.', other: 'All is in, in {count} seconds.' })
      : plural(Math.round(seconds / 60), {
          one: 'All is in, in {count} minute.',
          other: 'All is in, in {count} minutes.',
        });
  return (
    <Plate
      title={t('Report')}
      step={4}
      acts={
        <>
          <Button kind="text" onClick={onAnother}>
            {t('Another export')}
          </Button>
          <LinkButton
            icon="download"
            href={IMPORT_REPORT_PATH.replace(':importRunID', String(importRunID))}
            download="report.ndjson"
          >
            {t('Report')}
          </LinkButton>
          <LinkButton kind="primary" href="/discussions">
            {t('See the place')}
          </LinkButton>
        </>
      }
    >
      <Notice tone="success">
        <b>{duration}</b> {t('All figures were counted anew afterwards.')} <bdi>{source}</bdi>
      </Notice>
      <Kinds kinds={report?.kinds ?? []} />
      {report?.remarks.map((remark) => (
        <Notice key={remark}>{t(remark)}</Notice>
      ))}
      <Remarks importRunID={importRunID} />
    </Plate>
  );
}

function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const nameOf = useKindNames();
  const number = (value: number) => formatFullNumber(value, locale);
  const columns: TableColumn<Kind>[] = [
    { id: 'kind', name: t('Kind'), isRowHead: true, cell: ({ kind }) => nameOf(kind) },
    { id: 'read', name: t('Read'), isNumeric: true, cell: ({ read }) => number(read) },
    { id: 'imported', name: t('Here now'), isNumeric: true, cell: ({ imported }) => number(imported) },
    { id: 'rejected', name: t('Set aside'), isNumeric: true, cell: ({ rejected }) => number(rejected) },
  ];
  return (
    <Table
      caption={t('What came of it')}
      isCaptionHidden
      columns={columns}
      rows={kinds}
      keyOf={({ kind }) => kind}
    />
  );
}

function Remarks({ importRunID }: { importRunID: number }) {
  const { t } = useTranslator();
  const nameOf = useKindNames();
  const { data } = useQuery<typeof getImportRemarks>('GET /import-runs/:importRunID/remarks', {
    params: { importRunID },
  });
  if (!data || data.remarks.length === 0) return null;
  return (
    <details className={styles.remarks}>
      <summary>{t('Read why some were set aside or changed')}</summary>
      <ul>
        {data.remarks.map(({ kind, foreignID, remark, place }) => (
          <li key={`${kind} ${foreignID} ${remark}`}>
            <b>
              {nameOf(kind)} <bdi>{foreignID}</bdi>
            </b>{' '}
            <span lang="en">
              {remark}
              {place ? ` (${place})` : ''}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
