import { Readouts } from '../../../../platform/ui/Readouts/Readouts.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SiteTotalsProps } from '../../profile-widgets.contract.ts';

export function SiteTotals({ title, totals, formatNumbers }: SiteTotalsProps) {
  const { t } = useTranslator();
  return (
    <section aria-label={t(title || 'Site Totals')}>
      {title && <WidgetHead title={t(title)} />}
      <Readouts
        columns={totals.length === 4 ? 2 : undefined}
        items={totals.map(({ label, count }) => ({
          label: t(label),
          value: <ShortNumber value={count} isFull={!formatNumbers || count < 10_000} />,
        }))}
      />
    </section>
  );
}
