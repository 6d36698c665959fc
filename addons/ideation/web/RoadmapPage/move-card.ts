import type { RoadmapPageProps } from '../../idea-widgets.contract.ts';

type Columns = RoadmapPageProps['columns'];

/** As the board is once a card stands in another column: among the others by its votes. */
export function moveCard(columns: Columns, discussionID: number, from: number, to: number): Columns {
  const card = columns
    .find((each) => each.statusID === from)
    ?.ideas.find((each) => each.discussionID === discussionID);
  if (!card) return columns;
  return columns.map((column) => {
    if (column.statusID === from) {
      const ideas = column.ideas.filter((each) => each !== card);
      return { ...column, ideas, count: column.count - 1 };
    }
    if (column.statusID !== to) return column;
    const ideas = [...column.ideas, card].sort((a, b) => b.idea.score - a.idea.score);
    return { ...column, ideas, count: column.count + 1 };
  });
}
