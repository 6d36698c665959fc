// One change of a setting undone: it is what it was, unless somebody changed it again.
import { permissionProblem } from '../../../platform/contract/errors.ts';
import { undoError } from '../../../platform/server/audit-log/undo-act.ts';
import { changeSettings, resetSettings } from '../../../platform/server/config/change-settings.ts';
import { settingActs } from '../../../platform/server/config/setting.acts.ts';
import { lockStoredSetting } from '../../../platform/server/config/stored-settings.ts';
import type { UndoableAct } from '../../../platform/server/places/undoable-acts.ts';

export const undoableSetting: UndoableAct = {
  act: settingActs.changed,
  undo: async (ctx, { undo }) => {
    const key = ctx.site.features.configKeys.get(String(undo.key));
    if (!key || !Array.isArray(undo.was) || !Array.isArray(undo.is)) throw undoError('undo.notPossible');
    if (!ctx.can(key.write)) throw permissionProblem([key.write]);
    const [was, is] = [undo.was, undo.is];
    if (was.length > 0 && !key.schema.safeParse(was[0]).success) throw undoError('undo.notPossible');
    return async (w) => {
      const stored = await lockStoredSetting(w.db, key.key);
      if (JSON.stringify(stored ? [stored.value] : []) !== JSON.stringify(is))
        throw undoError('undo.changedSince');
      if (was.length > 0) await changeSettings(w, { [key.key]: was[0] });
      else await resetSettings(w, [key.key]);
    };
  },
};
