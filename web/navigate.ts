// Going somewhere else.

import { type Route, writeRoute } from './route.ts';

export const go = (route: Route): void => {
  location.hash = writeRoute(route);
};

/** For what is a link rather than a deed. */
export const href = writeRoute;
