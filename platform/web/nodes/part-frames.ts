// A fragment may draw a part of a widget over and over, a comment of a thread say. The widget asks here who draws it,
// and goes on to say what happens in it.
import { createContext, type ReactNode, useContext } from 'react';

type Drawing<Props> = (props: Props) => ReactNode;

/** By type of fragment. */
export type PartFrames = Readonly<Record<string, Drawing<never>>>;

const PartFramesContext = createContext<PartFrames>({});

export const PartFramesProvider = PartFramesContext;

/** What draws the part: a fragment of this type, or the product's own. `data` is what the fragment learns besides. */
export function usePartFrame<Props>(
  fragmentType: string,
  Own: Drawing<Props>,
): Drawing<Props & { data?: object }> {
  return (useContext(PartFramesContext)[fragmentType] as Drawing<Props> | undefined) ?? Own;
}
