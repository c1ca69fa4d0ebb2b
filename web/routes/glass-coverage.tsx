import { LayoutPage } from '#web/features/funnel/layout/layout-page.tsx';

export default function GlassCoverage() {
  return <LayoutPage />;
}
