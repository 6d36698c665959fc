import { FormField, Input, Select, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import { RANK_COLOURS, type RankColour } from '../../ranks.colours.ts';
import type { Change, GivenRank } from './given-rank.ts';

/** One of the colours that there are, or a class for a style sheet of the site's own. */
export function RankColourFields({ given: { cssClass }, onChange }: { given: GivenRank; onChange: Change }) {
  const { t } = useTranslator();
  const isKnown = cssClass === '' || RANK_COLOURS.some((name) => name === cssClass);
  const [isOther, setOther] = useState(!isKnown);
  const names: Record<RankColour, string> = {
    'rank-accent': t('Accent colour'),
    'rank-green': t('Green'),
    'rank-amber': t('Amber'),
    'rank-red': t('Red'),
  };
  return (
    <>
      <FormField label={t('Colour of the title')}>
        {(control) => (
          <Select
            {...control}
            value={isOther ? 'other' : cssClass}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setOther(value === 'other');
              onChange({ cssClass: value === 'other' ? '' : value });
            }}
          >
            <option value="">{t('Grey')}</option>
            {RANK_COLOURS.map((name) => (
              <option key={name} value={name}>
                {names[name]}
              </option>
            ))}
            <option value="other">{t('A class of your own')}</option>
          </Select>
        )}
      </FormField>
      {isOther && (
        <FormField label={t('Class')} hint={t('For a style sheet of your own.')}>
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              maxLength={50}
              value={cssClass}
              onChange={(event) => onChange({ cssClass: event.currentTarget.value })}
            />
          )}
        </FormField>
      )}
    </>
  );
}
