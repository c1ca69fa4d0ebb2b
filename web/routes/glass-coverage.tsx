export { LayoutPage as default } from '#web/features/funnel/layout/layout-page.tsx';
