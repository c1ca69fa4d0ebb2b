/** What a figure should be at least or at most. */
export type Goal = { text: string; least?: number; most?: number };

const atLeast = (least: number): Goal => ({ text: `≥ ${least}`, least });
/** A figure is printed with three digits, and what is printed as the limit is within it. */
const atMost = (most: number): Goal => ({ text: `≤ ${most}`, most: most * 1.0001 });
const below = (most: number): Goal => ({ text: `< ${most}`, most });

const goals: readonly (readonly [RegExp, Goal])[] = [
  [/^paid-bookings$/, atLeast(100)],
  [/^sustained-bookings$/, atLeast(30)],
  [/^paid-bookings-processor-(web|database)$/, atMost(6)],
  [/^sustained-processor-worker$/, atMost(10)],
  [/-of-bare-fastify$/, atLeast(0.6)],
  [/-of-nginx$/, atLeast(0.5)],
  [/-among-mails-p99$/, atMost(12)],
  [/^rush-.*-losers-p99$/, atMost(200)],
  [/^(submit|answer)-to-mail-p50$/, atMost(300)],
  [/^confirmations-by-worker-processor$/, atLeast(100)],
  [/^evening-of-1000-visits$/, atMost(5)],
  [/^(day-of-20-visits-(moved|asked)|plan-of-100-visits)$/, atMost(1)],
  [/^memory-(idle|loaded|peak)-web$/, atMost(220)],
  [/^memory-(idle|loaded|peak)-worker$/, atMost(250)],
  [/^heap-growth-/, atMost(1.1)],
  [
    /^admin-(list|search|clients|client-search|counts|upcoming|attention|refunds|unsynced|day|filter-counts)-p95$/,
    below(100),
  ],
  [/^admin-(figures|figures-of-years|taxes)-p95$/, below(300)],
  [/^admin-first-screen$/, below(150)],
  [/^lighthouse-calendar-booking-performance$/, atLeast(99)],
  [/^lighthouse-.*-(performance|accessibility|best-practices|seo)$/, atLeast(100)],
  [/^lighthouse-.*-largest-paint$/, below(1500)],
  [/^lighthouse-.*-layout-shift$/, below(0.01)],
  [/^lighthouse-.*-blocking$/, atMost(50)],
  [/-script$/, atMost(100)],
  [/^calendar-booking-requests$/, atMost(20)],
  [/-foreign-requests$/, { text: '0', most: 1 }],
  [/^warm-start$/, atMost(1.5)],
  [/^backup-under-load-/, atMost(60)],
  [/^backup-times-slower-p95$/, atMost(2)],
  [/^backup-processor-more$/, atMost(1.03)],
  [/^restore-of-.*-bookings$/, atMost(5)],
  [/^month-of-500-bookings$/, atMost(20)],
  [/^ledger-check-of-100000-bookings$/, below(60)],
  [/^growth-report.*-p95$/, below(300)],
  [/^growth-.*search-p95$/, below(150)],
  [/^growth-(counts|filter-counts)-p95$/, below(50)],
  [/^growth-.*-p95$/, below(100)],
  [/^growth-(?!report|.*search).*-times-slower$/, atMost(1.3)],
];

export const goalOf = (name: string): Goal | null => goals.find(([names]) => names.test(name))?.[1] ?? null;

export const isMet = ({ least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Goal, value: number) =>
  value >= least && value < most;
