export { ContactPage as default } from '#web/features/about/contact-page.tsx';
