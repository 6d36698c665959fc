import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { listTokenResources } from '../../../users/tokens.contract.ts';
import styles from './TokenParts.module.css';

/** Limits a token to parts of the API; without any it opens all of them. */
export function TokenParts() {
  const { t } = useTranslator();
  const [isLimited, setLimited] = useState(false);
  const { data } = useQuery<typeof listTokenResources>('GET /tokens/resources', {}, { isWanted: isLimited });
  return (
    <>
      <Checkbox
        label={t('Only for parts of the API')}
        checked={isLimited}
        onChange={(event) => setLimited(event.target.checked)}
      />
      {isLimited && (
        <fieldset className={styles.parts}>
          <legend>{t('It opens')}</legend>
          {!data && <Spinner />}
          {data?.map(({ resource }) => (
            <Checkbox key={resource} name="resources" value={resource} label={resource} />
          ))}
        </fieldset>
      )}
    </>
  );
}
