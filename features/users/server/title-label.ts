// Beside what somebody wrote: the title that they chose or were given.
import { memberLabels } from '../../../platform/server/places/member-labels.ts';

export const titleLabel = memberLabels.add({
  places: ['post'],
  position: 10,
  labelsOf: (_ctx, members) =>
    new Map(
      members.flatMap(({ userID, title }) =>
        title ? [[userID, [{ text: title, tone: 'plain' as const }]]] : [],
      ),
    ),
});
