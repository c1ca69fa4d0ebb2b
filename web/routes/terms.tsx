export { TermsPage as default } from '#web/features/legal/terms-page.tsx';
