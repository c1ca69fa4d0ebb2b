export { CancellationPage as default } from '#web/features/cancellation/cancellation-page.tsx';
