export { WaitingPage as default } from '#web/features/waiting/waiting-page.tsx';
