import { Backdrop, schemeOn } from '../../../../platform/ui/Backdrop/Backdrop.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { type IconName, iconNames } from '../../../../platform/ui/icons/icon-names.ts';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SiteTotalsProps } from '../../profile-widgets.contract.ts';
import styles from './SiteTotalsBand.module.css';

const ALIGNMENTS = {
  'flex-start': styles.start,
  center: styles.center,
  'flex-end': styles.end,
  'space-around': styles.around,
};

/** Numbers side by side, each with its icon, its words, or both. */
export function SiteTotalsBand({ totals, labelType, formatNumbers, containerOptions = {} }: SiteTotalsProps) {
  const { t } = useTranslator();
  const { background, alignment = 'flex-start' } = containerOptions;
  return (
    <div
      className={classNames(
        styles.band,
        background && styles.filled,
        ALIGNMENTS[alignment],
        background?.look?.className,
      )}
      data-theme={background && schemeOn(background)}
    >
      {background && <Backdrop {...background} />}
      <dl>
        {totals.map(({ recordType, label, iconName, count }) => (
          <div key={recordType} className={styles.total}>
            <dt>
              {labelType !== 'text' && <Icon name={iconOf(iconName)} />}
              <span className={labelType === 'icon' ? 'visuallyHidden' : undefined}>{t(label)}</span>
            </dt>
            <dd>
              <ShortNumber value={count} isFull={!formatNumbers} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function iconOf(iconName: string): IconName {
  return iconNames.find((name) => name === iconName) ?? 'hash';
}
