import { PrivacyPage } from '#web/features/legal/privacy-page.tsx';

export default function Privacy() {
  return <PrivacyPage />;
}
