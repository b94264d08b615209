// What the settings come to with what the system asks for.

import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from './keepsakes.ts';

/** Asked for when somebody looks: boards are read outside of browsers too. */
const query = (text: string) => {
  let asked: MediaQueryList | undefined;
  const media = (): MediaQueryList => {
    asked ??= matchMedia(text);
    return asked;
  };
  return {
    subscribe: (changed: () => void) => {
      media().addEventListener('change', changed);
      return () => media().removeEventListener('change', changed);
    },
    get: () => media().matches,
  };
};
const calm = query('(prefers-reduced-motion: reduce)');
const stark = query('(prefers-contrast: more)');

export function useLook(): { readonly motion: boolean; readonly contrast: boolean } {
  const { contrast, motion } = useSettings();
  const less = useSyncExternalStore(calm.subscribe, calm.get);
  const more = useSyncExternalStore(stark.subscribe, stark.get);
  return {
    motion: motion === 'auto' ? !less : motion === 'full',
    contrast: contrast === 'auto' ? more : contrast === 'more',
  };
}

/** Writes them on the document, where the style sheets read them. */
export function useLookOnDocument(): void {
  const { motion, contrast } = useLook();
  useEffect(() => {
    document.documentElement.dataset.motion = motion ? 'full' : 'less';
    document.documentElement.dataset.contrast = contrast ? 'more' : 'normal';
  }, [motion, contrast]);
}
