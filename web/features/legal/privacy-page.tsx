import { privacyNotice } from '#business/privacy/index.ts';
import { useLanguage } from '#web/state/language.tsx';
import { LegalPage } from './legal-page.tsx';

export const PrivacyPage = () => <LegalPage text={privacyNotice[useLanguage()]} />;
