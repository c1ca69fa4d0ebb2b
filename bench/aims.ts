/** What a figure should be at least or at most. */
export type Goal = { text: string; least?: number; most?: number };

const exceed = (least: number): Goal => ({ text: `≥ ${least}`, least });
const below = (most: number, unit = ''): Goal => ({ text: `< ${most}${unit}`, most });

const goals: readonly (readonly [RegExp, Goal])[] = [
  [/^rush-.*-losers-p99$/, below(300)],
  [/^admin-(list|search|counts|upcoming|attention|refunds|unsynced|day|filter-counts)-p95$/, below(100)],
  [/^admin-(figures|figures-of-years|taxes)-p95$/, below(300)],
  [/^admin-first-screen$/, below(150)],
  [/^lighthouse-(postal-code|faq|what-is-this|fr-faq)-performance$/, exceed(100)],
  [/^lighthouse-(landing|calendar-booking|fr)-performance$/, exceed(97)],
  [/^lighthouse-.*-(accessibility|best-practices|seo)$/, exceed(100)],
  [/^lighthouse-.*-largest-paint$/, below(1500)],
  [/^lighthouse-.*-layout-shift$/, below(0.01)],
  [/-script$/, { text: '≤ 120', most: 120.001 }],
  [/-foreign-requests$/, { text: '0', most: 1 }],
  [/-of-bare-fastify$/, exceed(0.8)],
  [/^paid-bookings-of-raw-inserts$/, exceed(0.5)],
  [/^memory-idle-program$/, { text: '≤ 190', most: 191 }],
  [/^memory-loaded-program$/, { text: '≤ 300', most: 301 }],
  [/^warm-start$/, { text: '≤ 1.5', most: 1.501 }],
];

export const goalOf = (name: string): Goal | null => goals.find(([names]) => names.test(name))?.[1] ?? null;

export const isMet = ({ least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Goal, value: number) =>
  value >= least && value < most;

type Group = {
  title: string;
  section: string;
  about: string;
  holds: RegExp;
  /** The ends of the names, for a table with a row for each page. */
  columns?: readonly string[];
};

/** How the figures stand on the written page. */
export const groups: readonly Group[] = [
  {
    title: 'A rush',
    section: 'rush',
    about:
      'Visitors with a connection and a cookie each submit at the same moment, over HTTP; time is measured from that moment ' +
      'to the end of each answer. Every round checks that each date went to exactly one visitor and that all others were ' +
      'refused as taken. Median of five rounds. The clients share the machine with the program and the database.',
    holds: /^rush-/,
  },
  {
    title: 'Recovery',
    section: 'recovery',
    about:
      'A thousand tickets that expired unnoticed, every second one paid. The job asks the gateway for each, writes 500 ' +
      'bookings and frees 500 days; the gateway’s simulator answers from the same process.',
    holds: /^recovery-/,
  },
  {
    title: 'Administration',
    section: 'admin',
    about:
      'The operator’s list, search and counters over 100,000 bookings, over HTTP with a session that is looked up at each ' +
      'call: 200 calls one after another, by number, name, mail, phone, postal code and service. The reports over twelve ' +
      'months and over all years, and the taxes of a year. The first screen is the script of /admin beyond what every page ' +
      'of the site has.',
    holds: /^admin-/,
  },
  {
    title: 'Messages',
    section: 'messages',
    about:
      'From Submit to its answer, and to the moment when the mail server has the confirmation (median of 30); ' +
      'confirmations with calendar file and invoice rendered one after another; an evening with rain on the days of a ' +
      'thousand visits, each of which gets a held day and two messages.',
    holds: /^(submit-|mails-rendered|evening-of-)/,
  },
  {
    title: 'Pages in Lighthouse',
    section: 'lighthouse',
    about:
      'Lighthouse 13.5 with its mobile preset (slow 4G and a processor four times slower, simulated), an empty cache each ' +
      'time, median of five runs, against a live site with made-up card credentials: a site in sandbox mode asks robots to ' +
      'stay away (`docs/decisions/0015-seo.md`). The calendar page is opened with the earlier answers given. Goals: ' +
      'performance 100 on the postal code, the questions and the page about the business, at least 97 on the landing page ' +
      'and the calendar; 100 for the other three; largest paint under 1500 ms; shift under 0.01.',
    holds: /^lighthouse-/,
    columns: ['performance', 'accessibility', 'best-practices', 'seo', 'largest-paint', 'layout-shift', 'blocking'],
  },
  {
    title: 'Script per page',
    section: 'pages',
    about: 'What a browser with an empty cache downloads, as sent: brotli, bodies only.',
    holds: /-script$|^(landing|postal-code|calendar-booking)-(foreign-)?requests$/,
  },
  {
    title: 'Reads',
    section: 'reads',
    about:
      'With 32 connections, each compared with a bare Fastify that gets the same requests and sends the same answer. Median ' +
      'of three rounds.',
    holds: /^(bare-)?(booked-dates|pricing)-(requests|of-bare-fastify)$/,
  },
  {
    title: 'Bookings',
    section: 'bookings',
    about:
      'Complete paid bookings with every call that a browser makes, 16 at a time, compared with inserting the same rows ' +
      'directly into the same database.',
    holds: /^(paid-bookings|raw-inserts)/,
  },
  {
    title: 'Memory',
    section: 'memory',
    about:
      'Resident memory of the built program before its first visitor, and after 400 paid bookings, 16 at a time, while it ' +
      'sends their mails and accounting; for the database, the total of its processes.',
    holds: /^memory-/,
  },
  {
    title: 'Starts',
    section: 'starts',
    about: 'From `npm start` to the first page served; median of three.',
    holds: /^warm-start$/,
  },
];
