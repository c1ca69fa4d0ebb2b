export { AreaRequestPage as default } from '#web/features/areas/area-request-page.tsx';
