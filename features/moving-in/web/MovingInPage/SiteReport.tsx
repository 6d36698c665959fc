import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { formatFullNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { WholeSiteOutcomeView } from '../../moving-in.contract.ts';
import { useKindNames } from '../kind-names.ts';
import { Plate } from './Plate.tsx';

type Kind = WholeSiteOutcomeView['kinds'][number];

/** A whole site is in. */
export function SiteReport({ outcome, onAnother }: { outcome: WholeSiteOutcomeView; onAnother: () => void }) {
  const { t, plural } = useTranslator();
  const { locale } = useUiLanguage();
  const nameOf = useKindNames();
  const columns: TableColumn<Kind>[] = [
    { id: 'kind', name: t('Kind'), isRowHead: true, cell: ({ kind }) => nameOf(kind) },
    {
      id: 'count',
      name: t('Here now'),
      isNumeric: true,
      cell: ({ count }) => formatFullNumber(count, locale),
    },
  ];
  return (
    <Plate
      title={t('Report')}
      step={4}
      acts={
        <>
          <Button kind="text" onClick={onAnother}>
            {t('Another export')}
          </Button>
          <LinkButton kind="primary" href="/discussions">
            {t('See the place')}
          </LinkButton>
        </>
      }
    >
      <Notice tone="success">
        <b>
          {plural(outcome.seconds, {
            one: 'All is in, in {count} second.',
            other: 'All is in, in {count} seconds.',
          })}
        </b>{' '}
        {t('Every hash of the file was compared.')} <bdi>{outcome.title}</bdi>
      </Notice>
      <Table
        caption={t('What came of it')}
        isCaptionHidden
        columns={columns}
        rows={outcome.kinds}
        keyOf={({ kind }) => kind}
      />
    </Plate>
  );
}

/** It did not come in. */
export function SiteFailure({ outcome: { status, title, problem } }: { outcome: WholeSiteOutcomeView }) {
  const { t } = useTranslator();
  return (
    <Notice tone="error">
      {status === 'failed'
        ? t('{name} was not brought in, and the site is as it was: {problem}', {
            name: title,
            problem: t(problem ?? ''),
          })
        : t('Bringing in {name} was cut off, and the site is as it was.', { name: title })}
    </Notice>
  );
}
