export { LandingPage as default } from '#web/features/funnel/landing/landing-page.tsx';
