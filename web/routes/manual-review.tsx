export { ReviewPage as default } from '#web/features/funnel/review/review-page.tsx';
