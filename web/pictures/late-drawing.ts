import { type ComponentType, lazy } from 'react';

const never = new Promise<never>(() => undefined);

/** A drawing whose code comes after the page's own; where it does not come, the prerendered drawing or its room stays. */
export const lateDrawing = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (Drawing) => ({ default: Drawing }),
      () => never,
    ),
  );
