import { atTrust, TRUST_LEVELS } from '../../../../platform/contract/trust.ts';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { RateLimitOfAct, RateLimitsPageProps } from '../../spam.states.ts';
import { useTrustNames } from './trust-names.ts';

interface Props extends RateLimitsPageProps {
  onChange: (limit: RateLimitOfAct) => void;
}

/** What each level of trust has of each limit, as the server reckons it. */
export function LimitTable({ limits, percents, trustedPosts, onChange }: Props) {
  const { t, plural } = useTranslator();
  const names = useTrustNames(trustedPosts);
  const count = (most: number) => (most === 0 ? t('no limit') : <ShortNumber value={most} isFull />);
  const time = (seconds: number) =>
    seconds % 3600 === 0
      ? plural(seconds / 3600, { one: '{count} hour', other: '{count} hours' })
      : seconds % 60 === 0
        ? plural(seconds / 60, { one: '{count} minute', other: '{count} minutes' })
        : plural(seconds, { one: '{count} second', other: '{count} seconds' });
  const columns: TableColumn<RateLimitOfAct>[] = [
    { id: 'act', name: t('Act'), isRowHead: true, cell: ({ of }) => <span lang="en">{of}</span> },
    ...TRUST_LEVELS.map(
      (level): TableColumn<RateLimitOfAct> => ({
        id: level,
        name: names[level].name,
        isNumeric: true,
        cell: ({ perAccount, isSameForAll }) =>
          count(isSameForAll || perAccount === 0 ? perAccount : atTrust(perAccount, percents[level])),
      }),
    ),
    { id: 'address', name: t('One address'), isNumeric: true, cell: ({ perAddress }) => count(perAddress) },
    { id: 'time', name: t('Within'), isNumeric: true, cell: ({ seconds }) => time(seconds) },
    {
      id: 'change',
      name: t('Change'),
      isNameHidden: true,
      cell: (limit) => (
        <Button
          size={32}
          aria-label={t('Change the limit of {what}', { what: limit.of })}
          onClick={() => onChange(limit)}
        >
          {t('Change')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={t('Rate limits')}
      isCaptionHidden
      columns={columns}
      rows={limits}
      keyOf={({ name }) => name}
    />
  );
}
