// Markup of administrators in which marked elements stand for widgets, as a tree that both sides draw.

export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly MarkupNode[];
  /** The property that holds the widget which stands in this element. */
  mount?: string;
}
