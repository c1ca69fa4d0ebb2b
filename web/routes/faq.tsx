export { FaqPage as default } from '#web/features/about/faq-page.tsx';
