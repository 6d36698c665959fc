/** How high pictures in signatures are on this page. */
export function SignatureStyle({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} />;
}
