export { NotFoundPage as default } from '#web/features/not-found/not-found-page.tsx';
