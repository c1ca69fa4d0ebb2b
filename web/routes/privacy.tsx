export { PrivacyPage as default } from '#web/features/legal/privacy-page.tsx';
