export { SizePage as default } from '#web/features/funnel/size/size-page.tsx';
