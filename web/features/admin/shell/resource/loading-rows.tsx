import { Skeleton } from '#web/ui/skeleton.tsx';

/** Placeholder rows while loading. */
export const LoadingRows = () => (
  <div className="admin-loading" aria-hidden="true">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="admin-loading-row" />
    ))}
  </div>
);
