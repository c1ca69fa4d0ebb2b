import type { ReactNode } from 'react';
import { LoadingRows } from './loading-rows.tsx';
import { Unread } from './unread.tsx';

type LoadedProps<Data> = {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  failed: string;
  children: (data: Data) => ReactNode;
};

/** The loaded data; placeholder rows until then, or that it could not be loaded, with a retry. */
export function Loaded<Data>({ query: { data, isError, refetch }, failed, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  return isError ? <Unread failed={failed} onAgain={() => void refetch()} /> : <LoadingRows />;
}
