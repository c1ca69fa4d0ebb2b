import { TermsPage } from '#web/features/legal/terms-page.tsx';

export default function Terms() {
  return <TermsPage />;
}
