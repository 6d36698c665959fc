// The same table as that of all preferences: of each category a group, of its posts and comments a row.
import { useState } from 'react';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { GroupSchema } from '../../../notifications/preferences.contract.ts';
import { PreferenceTable, type Ticked } from '../../../notifications/web/PreferenceTable/PreferenceTable.tsx';
import type { FollowedCategory, patchCategoryPreferences } from '../../category-follows.contract.ts';
import type { FollowedCategoriesProps } from './FollowedCategories.tsx';

type Preferences = FollowedCategory['preferences'];

export default function FollowedTable({ userID, channels, categories }: FollowedCategoriesProps) {
  const { t } = useTranslator();
  const [changed, setChanged] = useState<Record<number, Preferences>>({});
  const tick = async (row: string, channel: string, isOn: boolean) => {
    const [id, kind] = row.split(' ');
    const categoryID = Number(id);
    const name = `preferences.${channel}.${kind}`;
    const lay = (isTicked: boolean) =>
      setChanged((all) => ({
        ...all,
        [categoryID]: {
          ...(all[categoryID] ?? storedOf(categories, categoryID)),
          [name]: isTicked,
        } as Preferences,
      }));
    lay(isOn);
    try {
      await call<typeof patchCategoryPreferences>('PATCH /categories/:categoryID/preferences/:userID', {
        params: { categoryID, userID },
        body: { [name]: isOn },
      });
    } catch (error) {
      lay(!isOn);
      showToast(problemText(error), { id: 'followed', tone: 'error' });
    }
  };
  const offered = Object.fromEntries(
    channels.map(({ name, title }) => [name, { type: 'boolean' as const, default: false, title }]),
  );
  const groups = categories.map(({ categoryID, name, url }): GroupSchema & { url: string } => ({
    type: 'object',
    title: name,
    url,
    properties: {
      [`${categoryID} posts`]: { type: 'object', title: t('New posts'), properties: offered },
      [`${categoryID} comments`]: { type: 'object', title: t('Comments'), properties: offered },
    },
  }));
  return (
    <Panel>
      <PreferenceTable
        caption={t('Followed categories')}
        groups={groups}
        ticked={tickedOf(categories, changed, channels)}
        onTick={(...ticking) => void tick(...ticking)}
      />
    </Panel>
  );
}

function storedOf(categories: readonly FollowedCategory[], categoryID: number): Preferences | undefined {
  return categories.find((each) => each.categoryID === categoryID)?.preferences;
}

/** By the rows of the table. */
function tickedOf(
  categories: readonly FollowedCategory[],
  changed: Readonly<Record<number, Preferences>>,
  channels: FollowedCategoriesProps['channels'],
): Ticked {
  const rows = categories.flatMap(({ categoryID, preferences: stored }) => {
    const preferences: Readonly<Record<string, boolean | undefined>> = changed[categoryID] ?? stored;
    return (['posts', 'comments'] as const).map((kind) => {
      const ticks = channels.map(({ name }) => [name, preferences[`preferences.${name}.${kind}`] ?? false]);
      return [`${categoryID} ${kind}`, Object.fromEntries(ticks)] as const;
    });
  });
  return Object.fromEntries(rows);
}
