import { terms } from '#business/terms/index.ts';
import { useLanguage } from '#web/state/language.tsx';
import { LegalPage } from './legal-page.tsx';

/** The terms in force, outside of any booking. */
export const TermsPage = () => <LegalPage text={terms[useLanguage()]} />;
