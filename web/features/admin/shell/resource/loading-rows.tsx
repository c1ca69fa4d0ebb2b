import { Skeleton } from '#web/ui/skeleton.tsx';

/** Placeholder rows while loading. */
export const LoadingRows = () => (
  <div className="admin-loading border border-line" aria-hidden="true">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-15.5 border-b border-white" />
    ))}
  </div>
);
