export { UnsubscribePage as default } from '#web/features/unsubscribe/unsubscribe-page.tsx';
