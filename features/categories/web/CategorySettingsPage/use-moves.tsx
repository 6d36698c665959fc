// A move is one call, and the toast that tells of it takes it back.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { hideToast, showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { Audience, TreeCategory } from '../../category-permissions.states.ts';
import type { CategoryPlace, moveCategory } from '../../category-places.contract.ts';
import { fits, isSamePlace, type Place, placeOf, put, type Tree } from './category-tree.ts';

const TOAST = 'category-move';

/** A move after which others see what stands there: it is asked about first. */
export interface AskedMove {
  category: TreeCategory;
  place: Place;
  now: Audience;
  there: Audience;
}

interface Moving {
  tree: Tree;
  audienceAt: (parentID: number | null) => Audience | undefined;
  show: (tree: Tree) => void;
  tell: (tree: Tree, categoryID: number) => void;
  announce: (words: string) => void;
}

export function useMoves(moving: Moving) {
  const { tree, audienceAt } = moving;
  const [asked, ask] = useState<AskedMove>();
  const send = useSending(moving);
  return {
    asked,
    answer: (isYes: boolean) => {
      ask(undefined);
      if (asked && isYes) void send(asked.category, asked.place);
    },
    move: (categoryID: number, place: Place | undefined) => {
      const category = tree.find((each) => each.categoryID === categoryID);
      if (!category || !place || !fits(tree, categoryID, place)) return;
      if (isSamePlace(place, placeOf(tree, categoryID))) return;
      const [now, there] = [audienceAt(category.parentID), audienceAt(place.parentID)];
      const isOther = !category.hasOwnPermissions && now && there && now.roles.join() !== there.roles.join();
      if (isOther) ask({ category, place, now, there });
      else void send(category, place);
    },
  };
}

const request = (categoryID: number, { parentID, beforeID }: Place) =>
  call<typeof moveCategory>('PATCH /categories/:categoryID/place', {
    params: { categoryID },
    body: { parentCategoryID: parentID, beforeCategoryID: beforeID },
  });

function useSending({ tree, show, tell, announce }: Moving) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const takeBack = async (
    { categoryID, name }: TreeCategory,
    { parentCategoryID = null, beforeCategoryID = null }: Partial<CategoryPlace>,
  ) => {
    hideToast(TOAST);
    try {
      await request(categoryID, { parentID: parentCategoryID, beforeID: beforeCategoryID });
      announce(t('{name} is where it was.', { name }));
    } catch (error) {
      showToast(problemText(error), { id: TOAST, tone: 'error' });
    }
    await revalidate();
  };
  return async (category: TreeCategory, place: Place) => {
    const { categoryID, name } = category;
    const next = put(tree, categoryID, place);
    show(next);
    tell(next, categoryID);
    try {
      const { body: stood } = await request(categoryID, place);
      const undo = (
        <Button size={32} onClick={() => void takeBack(category, stood)}>
          {t('Undo')}
        </Button>
      );
      showToast(t('{name} was moved.', { name }), { id: TOAST, tone: 'success', actions: undo });
    } catch (error) {
      show(tree);
      showToast(problemText(error), { id: TOAST, tone: 'error' });
    }
    await revalidate();
  };
}
