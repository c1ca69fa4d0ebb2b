import type { ReactNode } from 'react';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { Unread } from '../unread.tsx';
import type { SharedWords } from './messages.ts';
import './versions.css';

type VersionsPageProps<T> = {
  words: SharedWords & { title: string; subtitle: string; failed: string };
  query: { data: T | undefined; isError: boolean; refetch: () => unknown };
  children: (data: T) => ReactNode;
};

/** A fact with versions: waiting, unread, or what `children` make of it. */
export function VersionsPage<T>({ words, query: { data, isError, refetch }, children }: VersionsPageProps<T>) {
  return (
    <main id="main" tabIndex={-1} className="admin-main">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      {!data && isError && <Unread words={words} onAgain={() => void refetch()} />}
      {!data && !isError && <LoadingRows />}
      {data && children(data)}
    </main>
  );
}
