import { useEffect, useState } from 'react';

/** Browsers keep passkeys by name: an address of digits has none. */
const IS_NUMERIC = /^[\d.]+$|:/;

/** False on the server, in the first drawing, and where there can be none. */
export function useHasPasskeys(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    setHas(typeof window.PublicKeyCredential === 'function' && !IS_NUMERIC.test(window.location.hostname));
  }, []);
  return has;
}
