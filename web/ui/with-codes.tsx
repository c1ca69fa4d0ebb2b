import { brand } from '#business/brand.ts';

/** Numbers of orders, clients, bookings and certificates, and invitation codes, anywhere in a text. */
const codes = new RegExp(
  `\\b(${brand.prefix}-\\d{8}-\\d{6}|${brand.prefix}[A-Z\\d]{4,}|VIP\\d{2,}|BK-[A-Z\\d]{6}|[2-9A-Z]{4}-[2-9A-Z]{4})\\b`,
);

/** A text whose codes stay as they are when a browser translates the page. */
export function WithCodes({ text }: { text: string }) {
  const [before, code] = text.split(codes, 2);
  if (code === undefined) return text;
  return (
    <>
      {before}
      <span translate="no">{code}</span>
      <WithCodes text={text.slice(`${before}${code}`.length)} />
    </>
  );
}
