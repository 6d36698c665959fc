import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';

export function BreadcrumbsWidget({ crumbs }: { crumbs: { name: string; url: string }[] }) {
  return <Breadcrumbs crumbs={crumbs.map(({ name, url }) => ({ name, href: url }))} />;
}
