// What is done with the tree: a row is moved at once, or lifted first and carried by keys.
import { useState } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CategorySettingsPageProps } from '../../category-permissions.states.ts';
import {
  childrenOf,
  type Place,
  permissionsAt,
  placeAfter,
  placeOf,
  put,
  type Step,
  type Tree,
} from './category-tree.ts';
import { useArchiving } from './use-archiving.ts';
import { useMoves } from './use-moves.tsx';

export function useCategoryTree({ categories, audiences }: CategorySettingsPageProps) {
  const [known, setKnown] = useState({ categories, tree: categories as Tree });
  const [announcement, announce] = useState('');
  const placeInWords = usePlaceInWords();
  // Read anew: what somebody else changed meanwhile is there now.
  if (known.categories !== categories) setKnown({ categories, tree: categories });
  const { tree } = known;
  const moves = useMoves({
    tree,
    audienceAt: (parentID) => audiences[permissionsAt(tree, parentID)],
    show: (next) => setKnown({ categories, tree: next }),
    tell: (next, categoryID) => announce(placeInWords(next, categoryID)),
    announce,
  });
  const carrying = useCarrying(tree, announce, moves.move);
  return {
    tree: carrying.tree,
    lifted: carrying.lifted,
    announcement,
    asked: moves.asked,
    answer: moves.answer,
    move: moves.move,
    moveBy: (categoryID: number, step: Step) => moves.move(categoryID, placeAfter(tree, categoryID, step)),
    canMove: (categoryID: number, step: Step) => placeAfter(tree, categoryID, step) !== undefined,
    lift: carrying.lift,
    carry: carrying.carry,
    drop: carrying.drop,
    setArchived: useArchiving(announce),
  };
}

export type CategoryTreeState = ReturnType<typeof useCategoryTree>;

/** Shown where it would stand; nothing is sent before it is dropped. */
function useCarrying(
  tree: Tree,
  announce: (words: string) => void,
  move: (categoryID: number, place: Place) => void,
) {
  const { t } = useTranslator();
  const placeInWords = usePlaceInWords();
  const [lifted, setLifted] = useState<{ categoryID: number; tree: Tree }>();
  return {
    tree: lifted?.tree ?? tree,
    lifted: lifted?.categoryID,
    lift: (categoryID: number) => {
      setLifted({ categoryID, tree });
      const { name } = tree.find((each) => each.categoryID === categoryID) ?? { name: '' };
      announce(t('{name} is lifted. Move it with the arrows, drop it with Space.', { name }));
    },
    carry: (step: Step) => {
      if (!lifted) return;
      const place = placeAfter(lifted.tree, lifted.categoryID, step);
      if (!place) return;
      const next = put(lifted.tree, lifted.categoryID, place);
      setLifted({ ...lifted, tree: next });
      announce(placeInWords(next, lifted.categoryID));
    },
    drop: (isPutBack = false) => {
      if (!lifted) return;
      setLifted(undefined);
      if (isPutBack) announce(placeInWords(tree, lifted.categoryID));
      else move(lifted.categoryID, placeOf(lifted.tree, lifted.categoryID));
    },
  };
}

function usePlaceInWords(): (tree: Tree, categoryID: number) => string {
  const { t } = useTranslator();
  return (tree, categoryID) => {
    const node = tree.find((each) => each.categoryID === categoryID);
    if (!node) return '';
    const siblings = childrenOf(tree, node.parentID);
    const parent = tree.find((each) => each.categoryID === node.parentID);
    const place = {
      name: node.name,
      at: siblings.indexOf(node) + 1,
      all: siblings.length,
      parent: parent?.name ?? '',
    };
    return parent
      ? t('{name}: place {at} of {all} in {parent}', place)
      : t('{name}: place {at} of {all}', place);
  };
}
