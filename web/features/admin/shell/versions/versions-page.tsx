import type { ReactNode } from 'react';
import type { Version } from '#contract/admin/business/versions.ts';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { type DraftForm, VersionsPanes, type VersionsPanesProps } from './versions-panes.tsx';

type VersionsPageProps<V, T, R> = Omit<VersionsPanesProps<V, T>, 'versions' | 'form'> & {
  words: { title: string; subtitle: string; failed: string };
  query: { data: (R & { versions: readonly V[] }) | undefined; isError: boolean; refetch: () => unknown };
  form: (form: DraftForm<V, T>, read: NonNullable<R>) => ReactNode;
};

/** A fact with versions: loading, failed, or its form beside all of them. */
export function VersionsPage<V extends Version, T, R>({ query, form, ...panes }: VersionsPageProps<V, T, R>) {
  const { words } = panes;
  return (
    <main id="main" tabIndex={-1} className="admin-main">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      <Loaded query={query} failed={words.failed}>
        {(data) => <VersionsPanes {...panes} versions={data.versions} form={(draft) => form(draft, data)} />}
      </Loaded>
    </main>
  );
}
