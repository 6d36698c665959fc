// A part of a page that is drawn by what it shows: where the server drew the same before, it takes that.
import {
  type ComponentType,
  createContext,
  createElement,
  isValidElement,
  type ReactNode,
  useContext,
} from 'react';

/** What a piece is drawn from, beside what all pages of one audience share (SiteMeta) and the page's address. */
export type Shown = readonly (object | string | number | boolean | null | undefined)[];

export interface PiecePlace {
  /** Says where in the page it stands. */
  mark: string;
  isKept: boolean;
  /** Its children are drawn. */
  end: () => void;
}

/** On the server: what was drawn. In the browser there is none. */
export interface KeptPieces {
  placeFor: (shown: Shown) => PiecePlace;
}

export const KeptPiecesContext = createContext<KeptPieces | undefined>(undefined);

/** On the server these elements stand for a piece, or around one, until the page is put together. */
export const PIECE = { kept: 'piece-kept', begin: 'piece-begin', end: 'piece-end' } as const;

/** Without `useId` in what the server draws of it: such ids come from the place in the page. */
export function KeptPiece({ shown, children }: { shown: Shown; children: ReactNode }) {
  const place = useContext(KeptPiecesContext)?.placeFor(shown);
  if (place?.isKept) return createElement(PIECE.kept, { 'data-at': place.mark });
  // Three on both sides, since React counts them where it makes ids.
  return (
    <>
      {place && createElement(PIECE.begin, { 'data-at': place.mark })}
      {children}
      {place && <PieceEnd place={place} />}
    </>
  );
}

function PieceEnd({ place }: { place: PiecePlace }) {
  place.end();
  return createElement(PIECE.end, { 'data-at': place.mark });
}

/** A component that is one piece. The name tells it from others that show the same. */
export function keptWhole<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function KeptWhole(props: Props) {
    // What stands within it has been made into elements, which do not tell what they show.
    if (Object.values(props).some(isValidElement)) return <Component {...props} />;
    return (
      <KeptPiece shown={[name, props]}>
        <Component {...props} />
      </KeptPiece>
    );
  };
}
