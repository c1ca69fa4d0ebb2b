export type Group = {
  title: string;
  section: string;
  about: string;
  holds: RegExp;
  /** The ends of the names, for a table with a row for each page. */
  columns?: readonly string[];
  /** What a row of that table is; a page unless told. */
  rowIs?: string;
};

/** How the figures stand on the written page. */
export const groups: readonly Group[] = [
  {
    title: 'Bookings',
    section: 'bookings',
    about:
      'Whole paid bookings through each of their calls (terms, preload, customer, card, Submit), 16 at a time, ' +
      'while the worker stands still. Beside them the same rows, sent by hand to the same database by prepared statements ' +
      'over as many connections: in one commit, and in the four that the promises need. Three rounds in turn, medians. ' +
      'Times are of a whole booking; `-processor-` is what one costs in each part; `-rows` is what one inserts.',
    holds: /^(paid-bookings|raw-)/,
  },
  {
    title: 'Bookings with all that follows',
    section: 'sustained',
    about:
      'The same while the worker sends the mails, draws the invoices and records the bookings with the accounting service. ' +
      '`sustained-bookings` counts until the last mail has left and the last booking is recorded, `sustained-answered` ' +
      'until the last visitor is answered.',
    holds: /^sustained-/,
  },
  {
    title: 'Reads',
    section: 'reads',
    about:
      'With 32 connections that ask without a pause and a client that never sleeps, so that no server is charged for waking ' +
      'it, with 120 days of a season booked: each beside a bare Fastify in a process of its own that gets the same requests ' +
      'and sends the same answer; by rate, which the clients may limit, and by processor time of an answer. Three rounds in ' +
      'turn, medians.',
    holds: /^(bare-fastify-)?(calendar|prices)-(reads|of-bare|processor-of)/,
  },
  {
    title: 'Reads while mails leave',
    section: 'among-mails',
    about: 'The same load while the worker sends and records 500 bookings that were made before.',
    holds: /-among-mails-/,
  },
  {
    title: 'Pages',
    section: 'pages',
    about:
      'Asked in the same way, as sent to a browser (compressed), beside nginx with one worker and the same bytes in a file, ' +
      'where it is installed; otherwise that was not measured. By rate, which the clients may limit, and by processor time ' +
      'of an answer. Three rounds in turn, medians.',
    holds: /^(nginx-)?(landing|postal-code|faq)-(reads|of-nginx|processor-of)/,
  },
  {
    title: 'A rush',
    section: 'rush',
    about:
      'Visitors with an address, a connection and a cookie each ask for a day at the same moment; time is measured from that ' +
      'moment to the end of each answer. Every round checks that each date went to exactly one visitor and that all others ' +
      'were refused as taken. Median of five rounds.',
    holds: /^rush-/,
  },
  {
    title: 'Mails',
    section: 'mails',
    about:
      'From Submit to its answer, from there and from Submit to the moment when the mail server has taken the confirmation, ' +
      'one booking after the other, once the worker has sent the first ones.',
    holds: /^(submit-|answer-to-mail)/,
  },
  {
    title: 'Confirmations',
    section: 'confirmations',
    about:
      'With calendar file and invoice, for each second of the worker’s processor, from the outbox to the mail server; nothing ' +
      'is recorded with the accounting service.',
    holds: /^confirmations?-(by|processor)-/,
  },
  {
    title: 'The accountant’s month',
    section: 'month',
    about:
      'From the press to the ZIP of a month with so many bookings, each with its invoice as PDF, made by the worker; read, ' +
      'drawn and packed in French.',
    holds: /^month-of-/,
  },
  {
    title: 'Rain',
    section: 'rain',
    about:
      'An evening with rain on the days of a thousand visits, each of which gets a held day and two messages; its simulators ' +
      'answer from the same process, and `evening-visit-processor-` is what one visit costs. Then a week of a hundred visits is ' +
      'planned, and twenty of them are moved, and twenty asked, in one action each.',
    holds: /^(evening|day|plan)-of-|^evening-visit-/,
  },
  {
    title: 'Memory',
    section: 'memory --minutes N',
    about:
      'Resident memory of each process before its first visitor, after so many minutes with five bookings and fifty looks at ' +
      'the calendar a second, and at most; for the database, the total of its processes. The heap is the least that was in ' +
      'use in the ten minutes after the first ten, in which all is loaded and called once, and in the last ten; in thirds ' +
      'of a shorter run.',
    holds: /^(memory|heap)-/,
  },
  {
    title: 'Starts',
    section: 'starts',
    about: 'From `npm start` to the first page served; median of three.',
    holds: /^warm-start$/,
  },
  {
    title: 'Script per page',
    section: 'scripts',
    about: 'What a browser with an empty cache downloads, as sent: brotli, bodies only.',
    holds: /-script$|^(landing|postal-code|calendar-booking)-(foreign-)?requests$/,
  },
  {
    title: 'Pages in Lighthouse',
    section: 'lighthouse',
    about:
      'Lighthouse 13.5 with its mobile preset (slow 4G and a processor four times slower, simulated), an empty cache each ' +
      'time, median of five runs, against a live site with made-up card credentials: a site in sandbox mode asks robots to ' +
      'stay away (`docs/decisions/0015-seo.md`). The calendar page is opened with the earlier answers given. Goals: ' +
      '100 for all four, 99 for the performance of the calendar; largest paint under 1500 ms, shift under 0.01, blocking at ' +
      'most 50 ms. The booking page of Cal.com has a performance of 34 to 36, a largest paint of 9319 and a blocking of ' +
      '2275; that of Easy!Appointments 71 to 74, 5151 and 301.',
    holds: /^lighthouse-/,
    columns: ['performance', 'accessibility', 'best-practices', 'seo', 'largest-paint', 'layout-shift', 'blocking'],
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
    title: 'Backup and restore',
    section: 'restore',
    about:
      'A house with so many bookings (`--bookings N`) is copied while it runs, lost, and put back as it was the second ' +
      'before, from the copy and the archived log. At risk is what was written in the last minute, and on its way to the archive.',
    holds: /^(backup-of|restore|data-at-risk)/,
  },
  {
    title: 'Check of the ledger',
    section: 'ledger',
    about:
      '`npm run ledger -- check` of so many bookings of ten years (`--bookings N`), each compared with its receipts, refunds, events ' +
      'and papers, and with the books of the gateway’s simulator: the whole command, its start included.',
    holds: /^ledger-check-/,
  },
  {
    title: 'Bookings during a backup',
    section: 'backup',
    about:
      'Ten bookings a second on a house with so many (`--bookings N`), before and while `npm run backup` copies it; the 95th ' +
      'percentile of whole bookings, three rounds in turn, medians. And the processor of a booking in web and database, 16 at a ' +
      'time, and what the archiver, its programs, and the metrics, asked for every 15 seconds, take beside it.',
    holds: /^backup-(under|bookings|times|processor|log)-/,
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
    title: 'Growth',
    section: 'growth',
    about:
      'Every customer’s call and every list of the operator at a thousand bookings (`p95-few`) and at 300,000 of ten ' +
      'years (or `--bookings N`), sixty times each, the two in turn over HTTP, in milliseconds; and how many times ' +
      'slower. Goals: customers’ calls and lists under 100 ms and at most 1.3 times slower, searches under 150 ms, counters ' +
      'under 50, reports under 300. In the small house most days hold no visit, in the large one about 80: so much more is ' +
      'what `days` and `weather` answer there, and what `list-upcoming` puts in order.',
    holds: /^growth-/,
    columns: ['p95-few', 'p95', 'times-slower'],
    rowIs: 'call',
  },
];
