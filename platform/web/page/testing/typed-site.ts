// What does not compile, so that no page reads of the site what nobody contributes.
import { useSite } from '../site-context.tsx';

/** Never called: the compiler reads it. */
export function useTypedSite(): void {
  const site = useSite();
  // @ts-expect-error Nobody contributes it.
  void site.kettles;
  // @ts-expect-error It has the type of what is contributed, and is absent where its feature is switched off.
  site.maxTags satisfies number;
}
