// Types of warnings, and what follows of points.

import { hasPermission } from '@parley/addon-api/shared';
import {
  Button,
  call,
  Panel,
  SettingsForm,
  usePermissions,
  useRevalidator,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { deleteWarningType, WarningType } from '../../warning-types.contract.ts';
import type { WarningsPageProps } from '../../warnings.states.ts';
import styles from '../pages.module.css';
import { TypeForm } from './TypeForm.tsx';

export function WarningTypes(props: Pick<WarningsPageProps, 'types' | 'holdPoints' | 'banPoints'>) {
  const { t } = useTranslator();
  const permissions = usePermissions();
  const canChange = hasPermission(permissions, 'community.manage');
  const [edited, setEdited] = useState<WarningType | 'new'>();
  return (
    <>
      <Panel>
        {props.types.map((type) => (
          <TypeRow
            key={type.warningTypeID}
            type={type}
            canChange={canChange}
            onEdit={() => setEdited(type)}
          />
        ))}
        {canChange && (
          <div className={styles.padded}>
            <Button icon="plus" onClick={() => setEdited('new')}>
              {t('Add a type')}
            </Button>
          </div>
        )}
      </Panel>
      {edited && (
        <TypeForm type={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {hasPermission(permissions, 'community.moderate') && <Consequences {...props} />}
    </>
  );
}

function Consequences({ holdPoints, banPoints }: { holdPoints: number; banPoints: number }) {
  const { t } = useTranslator();
  const limits = { kind: 'number', min: 0, max: 1000 } as const;
  return (
    <Panel>
      <div className={styles.padded}>
        <h2>{t('What follows of points')}</h2>
        <SettingsForm
          fields={[
            {
              ...limits,
              key: 'warnings.holdPoints',
              label: t('Points from which on what a member writes waits for approval'),
              value: holdPoints,
              hint: t('0: never.'),
            },
            {
              ...limits,
              key: 'warnings.banPoints',
              label: t('Points from which on a member is banned'),
              value: banPoints,
              hint: t('For as long as these points count. 0: never.'),
            },
          ]}
        />
      </div>
    </Panel>
  );
}

interface TypeRowProps {
  type: WarningType;
  canChange: boolean;
  onEdit: () => void;
}

function TypeRow({ type, canChange, onEdit }: TypeRowProps) {
  const { t, plural } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('warning-type');
  const { warningTypeID, name, points, daysValid, description } = type;
  const remove = () =>
    run(
      async () => {
        await call<typeof deleteWarningType>('DELETE /warning-types/:warningTypeID', {
          params: { warningTypeID },
        });
        await revalidate();
      },
      t('{name} is offered no more.', { name }),
    );
  return (
    <div className={styles.appeal}>
      <div className={styles.acts}>
        <div className={styles.type}>
          <strong>
            <bdi>{t(name)}</bdi>
          </strong>
          {description && <bdi className={styles.lead}>{t(description)}</bdi>}
          <span className={styles.lead}>
            {plural(points, { one: '{count} point', other: '{count} points' })}
            {' · '}
            {points === 0
              ? t('Counts nothing')
              : daysValid === null
                ? t('Counts for good')
                : plural(daysValid, { one: 'Counts for {count} day', other: 'Counts for {count} days' })}
          </span>
        </div>
        {canChange && (
          <span>
            <Button kind="text" size={32} icon="pencil" onClick={onEdit}>
              {t('Edit')}
            </Button>
            <Button kind="text" size={32} icon="trash-2" isBusy={isBusy} onClick={() => void remove()}>
              {t('Delete')}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
