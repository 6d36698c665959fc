import { Readouts } from '../../../../platform/ui/Readouts/Readouts.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useWidgets } from '../../../../platform/web/nodes/widget-registry.tsx';
import type { SiteTotalsProps } from '../../profile-widgets.contract.ts';
import { isBand } from './is-band.ts';

/** Numbers in cells; with icons, or on a background of their own, in a band. */
export function SiteTotals(props: SiteTotalsProps) {
  const { t } = useTranslator();
  const { SiteTotalsBand } = useWidgets();
  const { title, totals, formatNumbers } = props;
  const hasTitle = Boolean(title) && props.titleType !== 'none';
  return (
    <section aria-label={t(title || 'Site Totals')}>
      {hasTitle && (
        <WidgetHead
          title={t(title ?? '')}
          description={props.descriptionType !== 'none' && props.description}
        />
      )}
      {SiteTotalsBand && isBand(props) ? (
        <SiteTotalsBand {...props} />
      ) : (
        <Readouts
          columns={totals.length === 4 ? 2 : undefined}
          items={totals.map(({ label, count }) => ({
            label: t(label),
            value: <ShortNumber value={count} isFull={!formatNumbers || count < 10_000} />,
          }))}
        />
      )}
    </section>
  );
}
