import { ActListItem, ActListNote } from '../../../../platform/ui/ActList/ActList.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNameList } from '../../../../platform/web/i18n/use-name-list.ts';
import type { ReasonWithRoles } from '../../reports.states.ts';

interface ReasonRowProps {
  reason: ReasonWithRoles;
  canMove: { up: boolean; down: boolean };
  onMove: (step: 1 | -1) => void;
  onEdit: () => void;
  onRetire: () => void;
}

export function ReasonRow({ reason, canMove, onMove, onEdit, onRetire }: ReasonRowProps) {
  const { t } = useTranslator();
  const nameList = useNameList();
  const name = t(reason.name);
  return (
    <ActListItem
      title={name}
      acts={
        <>
          <IconButton
            icon="chevron-up"
            size={36}
            label={t('Move {name} up', { name })}
            disabled={!canMove.up}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron-down"
            size={36}
            label={t('Move {name} down', { name })}
            disabled={!canMove.down}
            onClick={() => onMove(1)}
          />
          <Button kind="text" size={32} icon="pencil" onClick={onEdit}>
            {t('Edit')}
          </Button>
          <Button kind="text" size={32} icon="trash-2" onClick={onRetire}>
            {t('Retire')}
          </Button>
        </>
      }
    >
      {reason.description !== '' && <p dir="auto">{t(reason.description)}</p>}
      {reason.roles.length > 0 && (
        <ActListNote>
          {t('Only for: {roles}', { roles: nameList(reason.roles.map((role) => role.name)) })}
        </ActListNote>
      )}
    </ActListItem>
  );
}
