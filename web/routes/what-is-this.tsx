export { AboutPage as default } from '#web/features/about/about-page.tsx';
