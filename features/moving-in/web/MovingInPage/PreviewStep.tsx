import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { formatFullNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ImportRunView } from '../../moving-in.contract.ts';
import { useKindNames } from '../kind-names.ts';
import { HowFar } from './HowFar.tsx';
import styles from './MovingInPage.module.css';
import { Plate } from './Plate.tsx';
import { DiscardButton, InspectButton, StartButton, StopButton } from './run-acts.tsx';

interface Props {
  run: ImportRunView;
  takes: readonly { kind: string; name: string }[];
  onChanged: () => void;
  /** Of a whole site: the server ends for it. */
  onClosing: () => void;
}

type Kind = NonNullable<ImportRunView['preview']>['kinds'][number];

export function PreviewStep({ run, takes, onChanged, onClosing }: Props) {
  const { t } = useTranslator();
  const [typed, setTyped] = useState('');
  const { preview, source } = run;
  if (!preview) return <Reading run={run} onChanged={onChanged} />;
  const name = takes.find(({ kind }) => kind === run.kind)?.name ?? run.kind ?? '';
  const { isWholeSite } = preview;
  const hasSource = isWholeSite || source !== null || typed.trim() !== '';
  const canStart = preview.command === null && hasSource;
  return (
    <Plate
      title={t('What comes, and what not')}
      step={2}
      note={t('Nobody gets a mail about what comes in.')}
      acts={
        <>
          <DiscardButton run={run} onChanged={onChanged} />
          {canStart && (
            <StartButton
              run={run}
              source={isWholeSite ? undefined : typed.trim()}
              onChanged={isWholeSite ? onClosing : onChanged}
            />
          )}
        </>
      }
    >
      <p className={styles.origin}>
        {name} <bdi className={styles.quiet}>{source ?? run.fileName}</bdi>
      </p>
      <KindTable kinds={preview.kinds} />
      {preview.warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {t(warning)}
        </Notice>
      ))}
      {preview.command === null ? (
        !hasSourceOfItsOwn(run) && <SourceField value={typed} onChange={setTyped} />
      ) : (
        <p>
          {t('It is brought in on the machine, while the site is stopped:')}{' '}
          <code className={styles.command}>{preview.command}</code>
        </p>
      )}
    </Plate>
  );
}

const hasSourceOfItsOwn = ({ source, preview }: ImportRunView): boolean =>
  source !== null || preview?.isWholeSite === true;

function SourceField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslator();
  return (
    <FormField
      label={t('Address of the old site')}
      hint={t('For example forum.example.org: links to it will lead to what is here.')}
    >
      {(control) => <Input {...control} value={value} onChange={(event) => onChange(event.target.value)} />}
    </FormField>
  );
}

function Reading({ run, onChanged }: Pick<Props, 'run' | 'onChanged'>) {
  const { t } = useTranslator();
  const isInterrupted = run.status === 'interrupted';
  return (
    <Plate
      title={t('What comes, and what not')}
      step={2}
      note={t('Nothing is changed yet.')}
      acts={
        <>
          <StopButton run={run} onChanged={onChanged} />
          {isInterrupted && <InspectButton run={run} onChanged={onChanged} />}
        </>
      }
    >
      {isInterrupted ? (
        <Notice tone="warning">{t('Reading it was interrupted. It can be begun again.')}</Notice>
      ) : (
        <>
          <p className={styles.reading} role="status">
            <Spinner /> {t('The export is being read.')}
          </p>
          {run.progress && run.progress.total > 0 && <HowFar progress={run.progress} />}
        </>
      )}
    </Plate>
  );
}

function KindTable({ kinds }: { kinds: readonly Kind[] }) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const nameOf = useKindNames();
  const columns: TableColumn<Kind>[] = [
    {
      id: 'kind',
      name: t('Kind'),
      isRowHead: true,
      cell: ({ kind, why }) => (
        <>
          {nameOf(kind)}
          {why && <span className={styles.why}>{t(why)}</span>}
        </>
      ),
    },
    { id: 'found', name: t('Found'), isNumeric: true, cell: ({ found }) => formatFullNumber(found, locale) },
    {
      id: 'comes',
      name: t('Comes at most'),
      isNumeric: true,
      cell: ({ comes }) => formatFullNumber(comes, locale),
    },
  ];
  return (
    <Table
      caption={t('What comes')}
      isCaptionHidden
      columns={columns}
      rows={kinds}
      keyOf={({ kind }) => kind}
    />
  );
}
