// An HTML fragment, cached by what it shows: where the server rendered the same before, it uses that.
import {
  type ComponentType,
  createContext,
  createElement,
  isValidElement,
  type ReactNode,
  useContext,
} from 'react';

/** What a fragment is rendered from, beside what all pages of one audience share (SiteMeta) and the page's address. */
export type Shown = readonly (object | string | number | boolean | null | undefined)[];

export interface FragmentSlot {
  /** Marks its place in the page. */
  mark: string;
  isCached: boolean;
  /** Its children are rendered. */
  end: () => void;
}

/** On the server: what was rendered. In the browser there is none. */
export interface HtmlFragments {
  placeFor: (shown: Shown) => FragmentSlot;
}

export const HtmlFragmentsContext = createContext<HtmlFragments | undefined>(undefined);

/** On the server these elements stand for a fragment, or around one, until the page is assembled. */
export const MARKER = { cached: 'fragment-cached', begin: 'fragment-begin', end: 'fragment-end' } as const;

/** Without `useId` in what the server draws of it: such ids come from the place in the page. */
export function CachedFragment({ shown, children }: { shown: Shown; children: ReactNode }) {
  const place = useContext(HtmlFragmentsContext)?.placeFor(shown);
  if (place?.isCached) return createElement(MARKER.cached, { 'data-at': place.mark });
  // Three on both sides, since React counts them where it makes ids.
  return (
    <>
      {place && createElement(MARKER.begin, { 'data-at': place.mark })}
      {children}
      {place && <FragmentEnd place={place} />}
    </>
  );
}

function FragmentEnd({ place }: { place: FragmentSlot }) {
  place.end();
  return createElement(MARKER.end, { 'data-at': place.mark });
}

/** A component that is one fragment. The name distinguishes it from others that show the same. */
export function cachedComponent<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function CachedComponent(props: Props) {
    // What stands within it has been made into elements, which do not tell what they show.
    if (Object.values(props).some(isValidElement)) return <Component {...props} />;
    return (
      <CachedFragment shown={[name, props]}>
        <Component {...props} />
      </CachedFragment>
    );
  };
}
