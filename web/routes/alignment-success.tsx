export { AlignedPage as default } from '#web/features/funnel/aligned/aligned-page.tsx';
