import { describe, expect, it } from 'vitest';
import { standardTerms } from '#business/terms/index.ts';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import { answerOf, doctorHeader, forgedAddress, seenHeader } from '#server/common/doctor-request.ts';
import type { Saved } from '#server/modules/backup/queries/state.ts';
import { typographyIn } from '#tests/french/detector.ts';
import { diskCheck, rightsCheck } from './checks/machine.ts';
import { factsCheck, folderVersionCheck, nodeCheck } from './checks/program.ts';
import {
  alertsCheck,
  fraudToolsCheck,
  providerCheck,
  simulatedCheck,
  textCountriesCheck,
  textSenderCheck,
  walletsCheck,
} from './checks/providers.ts';
import { publicAddressChecks } from './checks/public-address.ts';
import { backupChecks, ledgerCheck } from './checks/saved.ts';
import { senderChecks } from './checks/sender.ts';
import { jobsCheck, seasonCheck, termsCheck, waitingCheck, webhooksCheck } from './checks/work.ts';
import { lineOf, told } from './finding.ts';
import { type Check, runDoctor } from './run-doctor.ts';
import { words } from './words.ts';

const linesOf = async (...checks: Check[]) => (await runDoctor(checks)).map(lineOf).map(plain);
/** No-break spaces are what they look like. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const now = new Date('2026-11-22T12:00:00Z');
const clock = () => now;
const ago = (ms: number) => new Date(now.getTime() - ms);

describe('the doctor looks at the program', () => {
  it('a Node that is too old, and the one it was built for', async () => {
    expect(await linesOf(nodeCheck('22.1.0'))).toEqual([
      'fail  node: Node 22.1.0, built for 24 - start with npm, which brings Node 24',
    ]);
    expect(await linesOf(nodeCheck('24.21.0'))).toEqual(['ok    node: Node 24.21.0']);
  });

  it('each fact that is a placeholder, which stops a site that takes real money alone', async () => {
    const unknown = [
      { fact: { en: 'the phone number', fr: 'le numéro de téléphone' }, file: 'business/brand.ts' },
      { fact: { en: 'the tax numbers', fr: 'les numéros de taxes' }, file: 'business/taxes.ts' },
    ];
    expect(await linesOf(factsCheck(unknown, true))).toEqual([
      'fail  facts: the phone number: a placeholder; no real card is charged until it is replaced - enter it in business/brand.ts and rebuild',
      'fail  facts: the tax numbers: a placeholder; no real card is charged until it is replaced - enter it in business/taxes.ts and rebuild',
    ]);
    expect((await runDoctor([factsCheck(unknown, false)])).map(({ level }) => level)).toEqual(['warn', 'warn']);
    expect(await linesOf(factsCheck([], true))).toEqual(['ok    facts: all business facts are filled in']);
  });

  it('a data folder that another PostgreSQL wrote', async () => {
    expect(await linesOf(folderVersionCheck({ folder: '17', binary: '18.4' }))).toEqual([
      expect.stringMatching(/^fail {2}postgresql: the folder was written by PostgreSQL 17, the program has 18\.4 - /),
    ]);
    expect(await linesOf(folderVersionCheck({ folder: '18', binary: '18.4' }))).toEqual([
      'ok    postgresql: PostgreSQL 18.4 on a folder of the same version',
    ]);
    expect(await linesOf(folderVersionCheck({ folder: null, binary: '18.4' }))).toEqual([
      'ok    postgresql: PostgreSQL 18',
    ]);
  });
});

describe('the doctor looks at the machine', () => {
  const disk = (free: number, week: number) =>
    linesOf(
      diskCheck(
        ['/data'],
        async () => week,
        async () => ({ bavail: free / 4096, bsize: 4096 }),
      ),
    );

  it('a disk that a week of growth fills', async () => {
    expect(await disk(4e9, 5e9)).toEqual([
      'fail  disk: 4.0 GB free in /data, a week needs 5.0 GB - make room now, or bookings will be refused',
    ]);
    expect(await disk(6e9, 5e9)).toEqual([
      'warn  disk: 6.0 GB free in /data, a week needs 5.0 GB - make room within days',
    ]);
    expect(await disk(21e9, 5e9)).toEqual(['ok    disk: 21.0 GB free in /data, a week needs 5.0 GB']);
  });

  it('a disk that is nearly full, however little a week adds', async () => {
    expect(await disk(9e8, 1e6)).toEqual([expect.stringMatching(/^fail {2}disk: 900 MB free/)]);
  });

  it('a secret that others may read, or that is gone', async () => {
    const rights = (mode: number | undefined) =>
      linesOf(rightsCheck('/data', [{ path: '/data/app-secret', wanted: '600' }], () => mode));
    expect(await rights(0o100644)).toEqual([
      'fail  rights: /data/app-secret can be read by others (644) - chmod 600 /data/app-secret',
    ]);
    expect(await rights(undefined)).toEqual([
      expect.stringMatching(/^warn {2}rights: \/data\/app-secret is missing - /),
    ]);
    expect(await rights(0o100600)).toEqual(['ok    rights: nobody else can read /data']);
  });
});

describe('the doctor looks at the providers', () => {
  const mail = (fault: (() => Promise<string | null>) | undefined) =>
    linesOf(providerCheck({ name: 'mail', settings: 'SMTP_URL and MAIL_FROM', fault }));

  it('one that refuses us, one that is not set up and one that answers', async () => {
    expect(await mail(async () => '535 Authentication failed')).toEqual([
      'fail  mail: 535 Authentication failed - check SMTP_URL and MAIL_FROM, then ask again',
    ]);
    expect(await mail(undefined)).toEqual([
      'warn  mail: not set up: everything for it waits - set SMTP_URL and MAIL_FROM',
    ]);
    expect(await mail(async () => null)).toEqual(['ok    mail: answers and takes our credentials']);
    expect(await linesOf(simulatedCheck())).toEqual(['ok    providers: simulators are in use']);
  });

  it('a gateway that takes a card by its number alone', async () => {
    const fraud = (off: ('cvd' | 'avs' | '3d_secure')[] | null) => linesOf(fraudToolsCheck(async () => off));
    expect(await fraud(['avs', '3d_secure'])).toEqual([
      expect.stringMatching(/^warn {2}card-fraud: the gateway did not use AVS, 3-D Secure .* - switch everything on/),
    ]);
    expect(await fraud(null)).toEqual([expect.stringMatching(/^warn {2}card-fraud: no card has been charged yet/)]);
    expect(await fraud([])).toEqual(['ok    card-fraud: CVD, AVS and 3-D Secure checked the last card']);
  });

  it('a file of Apple that its reader does not find', async () => {
    const file = Buffer.from('7B22');
    const wallets = (given: Buffer | null, answer: () => Promise<Response>) =>
      linesOf(walletsCheck(given, 'https://example.com', answer));
    const found = async () => new Response('7B22');
    expect(await wallets(null, found)).toEqual([expect.stringMatching(/^ok {4}wallets: .*Apple Pay is off/)]);
    expect(await wallets(file, found)).toEqual([
      'ok    wallets: Apple finds its file at https://example.com/.well-known/apple-developer-merchantid-domain-association',
    ]);
    for (const answer of [
      async () => new Response('another'),
      async () => new Response('7B22', { status: 404 }),
      () => Promise.reject(new Error('refused')),
    ])
      expect(await wallets(file, answer)).toEqual([expect.stringMatching(/^fail {2}wallets: .* - check what sits/)]);
  });

  it('a number whose texts carriers stop, by what the operator states of it', async () => {
    const said = (from: string | null, verified = false, countries: string[] = []) =>
      linesOf(textSenderCheck({ from, verified, countries }));
    expect(await said('+18885550142')).toEqual([
      expect.stringMatching(/^fail {2}texts-sender: texts are sent from a toll-free .* - .*TWILIO_VERIFIED=1/),
    ]);
    expect(await said('+15145550142')).toEqual([expect.stringMatching(/^warn {2}texts-sender: .*an ordinary number/)]);
    expect(await said('+33639981234', true)).toEqual([expect.stringMatching(/^warn {2}.* - use a verified toll-free/)]);
    expect(await said('+18885550142', true)).toEqual(['ok    texts-sender: a toll-free number, verified as declared']);
    expect(await said('55555')).toEqual(['ok    texts-sender: a short code']);
    expect(await said(null)).toEqual(['ok    texts-sender: texts are not set up']);
  });

  it('geographic permissions that are wider than where texts go', async () => {
    const said = (...countries: string[]) =>
      linesOf(textCountriesCheck({ from: '+18885550142', verified: true, countries }));
    expect(await said()).toEqual([expect.stringMatching(/^warn {2}texts-countries: .*TWILIO_COUNTRIES=CA,US$/)]);
    expect(await said('CA', 'US', 'JM')).toEqual([expect.stringMatching(/leave JM open/)]);
    expect(await said('CA')).toEqual(['ok    texts-countries: CA only, as declared']);
    expect(await linesOf(textCountriesCheck({ from: null, verified: false, countries: [] }))).toEqual([
      'ok    texts-countries: texts are not set up',
    ]);
  });

  it('alerts that have one way alone', async () => {
    expect(await linesOf(alertsCheck(false))).toEqual([
      expect.stringMatching(/^warn {2}alerts: .* - set ALERT_WEBHOOK$/),
    ]);
    expect(await linesOf(alertsCheck(true))).toEqual(['ok    alerts: go by mail and by webhook']);
  });
});

describe('the doctor looks up the sender', () => {
  const good: Record<string, string[][]> = {
    'example.com': [['google-site-verification=1'], ['v=spf1 include:mail.example.net ', '-all']],
    'm1._domainkey.example.com': [['v=DKIM1; k=rsa; p=MIIB']],
    '_dmarc.example.com': [['v=DMARC1; p=quarantine']],
  };
  const sender = { from: 'care@example.com', selector: 'm1' };
  const found = (records: Record<string, string[][] | undefined>, who: Parameters<typeof senderChecks>[0] = sender) =>
    linesOf(
      ...senderChecks(who, async (name) => {
        const texts = { ...good, ...records }[name];
        if (!texts) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
        return texts;
      }),
    );

  it('finds all three records', async () => {
    expect(await found({})).toEqual([
      'ok    spf: v=spf1 include:mail.example.net -all',
      'ok    dkim: a key at m1._domainkey.example.com',
      'ok    dmarc: v=DMARC1; p=quarantine',
    ]);
  });

  it.each<[string, Record<string, string[][] | undefined>, number, RegExp]>([
    ['no SPF record', { 'example.com': undefined }, 0, /^fail {2}spf: example\.com has no SPF record - /],
    [
      'two SPF records',
      { 'example.com': [['v=spf1 -all'], ['v=spf1 ~all']] },
      0,
      /^fail {2}spf: .* has two SPF records/,
    ],
    ['an SPF record that admits all', { 'example.com': [['v=spf1 +all']] }, 0, /^fail {2}spf: .* lets anybody send/],
    ['no key', { 'm1._domainkey.example.com': undefined }, 1, /^fail {2}dkim: no key at m1\._domainkey/],
    ['a key that was withdrawn', { 'm1._domainkey.example.com': [['v=DKIM1; p=']] }, 1, /^fail {2}dkim: no key/],
    ['no DMARC record', { '_dmarc.example.com': undefined }, 2, /^fail {2}dmarc: _dmarc\.example\.com has no record/],
  ])('%s', async (_what, records, at, line) => {
    const lines = await found(records);
    expect(lines[at]).toMatch(line);
    expect(lines.filter((one) => one.startsWith('ok'))).toHaveLength(2);
  });

  it('a key whose selector nobody named, no sender at all, and a name server that is silent', async () => {
    expect((await found({}, { ...sender, selector: null }))[1]).toMatch(/^warn {2}dkim: .*DKIM_SELECTOR/);
    expect(await found({}, { from: null, selector: null })).toEqual(
      ['spf', 'dkim', 'dmarc'].map((name) => `ok    ${name}: no sender to look up`),
    );
    const silent = senderChecks(sender, async () => {
      throw Object.assign(new Error('queryTxt'), { code: 'ESERVFAIL' });
    });
    for (const line of await linesOf(...silent)) expect(line).toMatch(/^warn .*could not be looked up \(ESERVFAIL\)/);
  });
});

describe('the doctor asks the public address', () => {
  const site = {
    publicUrl: 'https://book.example.com',
    sandbox: false,
    behindProxy: true,
    appSecret: 'a secret of at least thirty-two characters',
    headers: { 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' },
  };
  /** The address with a program behind it that takes `ip` for the visitor and was handed `forwarded`. */
  const at = (
    { ip, forwarded = '', secret = site.appSecret }: { ip: string; forwarded?: string; secret?: string },
    headers: Record<string, string> = site.headers,
    of = site,
  ) =>
    publicAddressChecks(of, async (_url, init) => {
      const asked = {
        [doctorHeader]: new Headers(init?.headers).get(doctorHeader) ?? '',
        'x-forwarded-for': forwarded,
      };
      const seen = answerOf(secret, { ip, headers: asked });
      return new Response('', { headers: { ...headers, ...(seen === null ? {} : { [seenHeader]: seen }) } });
    });

  it('which is ours, and sees visitors', async () => {
    expect(await linesOf(...at({ ip: '203.0.113.9', forwarded: '203.0.113.9' }))).toEqual([
      'ok    public-address: https://book.example.com answers as us, with our headers',
      'ok    trust-proxy: a request is seen to come from 203.0.113.9',
    ]);
  });

  it('which is somebody else’s, or a copy with another secret', async () => {
    const [address, proxy] = await linesOf(...at({ ip: '203.0.113.9', secret: 'x'.repeat(40) }));
    expect(address).toMatch(/^fail {2}public-address: .* answers, but not as us/);
    expect(proxy).toMatch(/^warn {2}trust-proxy: no request to look at/);
  });

  it('whose proxy takes headers away or changes them', async () => {
    const [address] = await linesOf(...at({ ip: '203.0.113.9' }, { 'x-frame-options': 'SAMEORIGIN' }));
    expect(address).toMatch(/without our headers: content-security-policy, x-frame-options - /);
  });

  it('which does not answer', async () => {
    const silent = publicAddressChecks(site, async () => {
      throw new TypeError('fetch failed', { cause: new Error('certificate has expired') });
    });
    expect((await linesOf(...silent))[0]).toMatch(/^fail .* does not answer \(certificate has expired\)/);
  });

  it('behind which a visitor can make up an address', async () => {
    const [, proxy] = await linesOf(...at({ ip: forgedAddress, forwarded: forgedAddress }));
    expect(proxy).toMatch(/^fail {2}trust-proxy: a visitor can make up an address - set TRUST_PROXY/);
  });

  it('behind which all visitors are the proxy', async () => {
    const [, proxy] = await linesOf(...at({ ip: '127.0.0.1', forwarded: `${forgedAddress}, 203.0.113.9` }));
    expect(proxy).toMatch(/^fail {2}trust-proxy: all visitors seem to come from 127\.0\.0\.1/);
  });

  it('behind which nobody knows of the proxy, on the same machine as who asks', async () => {
    const unaware = { ...site, behindProxy: false };
    const [, proxy] = await linesOf(...at({ ip: '127.0.0.1', forwarded: '127.0.0.1' }, site.headers, unaware));
    expect(proxy).toMatch(/^fail {2}trust-proxy: all visitors seem to come from 127\.0\.0\.1/);
  });

  it('of a program that has none yet', async () => {
    const none = { ...site, publicUrl: null, behindProxy: false };
    expect(await linesOf(...publicAddressChecks(none))).toEqual([
      'fail  public-address: this machine only - set PUBLIC_URL before the site opens',
      'ok    trust-proxy: no proxy in front of a sandbox on this machine',
    ]);
    const [sandbox] = await linesOf(...publicAddressChecks({ ...none, sandbox: true }));
    expect(sandbox).toBe('ok    public-address: a sandbox on this machine');
  });
});

describe('the doctor looks at what is saved', () => {
  const good: Saved = {
    newestBase: { at: ago(5 * hourMs), encrypted: true },
    lastArchivedAt: ago(minuteMs),
    failingSince: null,
    walBytes: 16e6,
  };
  const saved = (state: Saved | null, elsewhere = false) =>
    linesOf(...backupChecks({ state: async () => state, elsewhere, now: clock }));

  it('a backup of this night and an archive of this minute', async () => {
    expect(await saved(good)).toEqual([
      'ok    backup: the newest base backup is 5 h old, encrypted',
      'ok    archive: archived 1 min ago',
    ]);
    expect(await saved(null, true)).toEqual(['ok    backup: up to the operator of the DATABASE_URL server']);
  });

  it.each<[string, Saved | null, string]>([
    ['nothing at all', null, 'warn  backup: nothing is backed up - set BACKUP_DIR to a folder on another disk'],
    ['no base', { ...good, newestBase: null }, 'fail  backup: there is no base backup yet - npm run backup'],
    [
      'an old base',
      { ...good, newestBase: { at: ago(3 * dayMs), encrypted: true } },
      'fail  backup: the newest base backup is 3 days old - npm run backup',
    ],
    [
      'a base that anybody can read',
      { ...good, newestBase: { at: ago(5 * hourMs), encrypted: false } },
      'warn  backup: the newest base backup, 5 h old, is not encrypted - set BACKUP_RECIPIENT',
    ],
    [
      'an archive that fails',
      { ...good, failingSince: ago(3 * hourMs), walBytes: 2.4e9 },
      'fail  archive: failing for 3 h, 2.4 GB waiting - make BACKUP_DIR writable and make room; what waits is then archived automatically',
    ],
    [
      'an archive that fell asleep',
      { ...good, lastArchivedAt: ago(hourMs) },
      'fail  archive: nothing has been archived for 60 min - see the database log, DATA_DIR/postgres/server.log',
    ],
    [
      'an archive that has not begun',
      { ...good, lastArchivedAt: null },
      'warn  archive: nothing has been archived yet - wait two minutes, then see the database log',
    ],
  ])('%s', async (_what, state, line) => {
    expect(await saved(state)).toContain(line);
  });

  it('a ledger that nobody compared, that differed, or that was right', async () => {
    const ledger = (last: Parameters<typeof ledgerCheck>[0]) => linesOf(ledgerCheck(last, clock));
    expect(await ledger(async () => null)).toEqual(['warn  ledger: never checked - npm run ledger -- check']);
    expect(await ledger(async () => ({ at: ago(3 * dayMs), orders: 7, differences: 0 }))).toEqual([
      'warn  ledger: no successful check for 3 days - npm run ledger -- check, every night',
    ]);
    expect(await ledger(async () => ({ at: ago(2 * hourMs), orders: 7, differences: 1 }))).toEqual([
      'fail  ledger: 1 difference, 2 h ago - npm run ledger -- check, and have somebody look',
    ]);
    expect(await ledger(async () => ({ at: ago(2 * hourMs), orders: 7, differences: 0 }))).toEqual([
      'ok    ledger: 7 orders agreed 2 h ago',
    ]);
  });
});

describe('the doctor looks at the work', () => {
  const weather = { job: 'weather', lastAt: ago(hourMs), dueWithinMs: 26 * hourMs, failure: null };
  const jobs = (...beats: (typeof weather | (Omit<typeof weather, 'failure'> & { failure: string }))[]) =>
    linesOf(jobsCheck(async () => beats, clock));

  it('a job that fails, one that is late, and none at all', async () => {
    expect(await jobs({ ...weather, failure: 'no forecast service answered' })).toEqual([
      'fail  jobs: weather fails: no forecast service answered - see the log',
    ]);
    expect(await jobs({ ...weather, lastAt: ago(3 * dayMs) })).toEqual([
      'fail  jobs: weather has not finished for 3 days - start the worker, or see its log',
    ]);
    expect(await jobs()).toEqual([expect.stringMatching(/^warn {2}jobs: no job has run yet/)]);
    expect(await jobs(weather)).toEqual(['ok    jobs: 1 job runs on schedule']);
  });

  it('rows that wait too long', async () => {
    const none = { count: 0, since: null };
    const waiting = (more: object) =>
      linesOf(waitingCheck(async () => ({ outbox: none, refunds: none, checkouts: none, ...more }), clock));
    expect(await waiting({})).toEqual(['ok    waiting: nothing waits too long']);
    const late = { count: 2, since: ago(3 * hourMs) };
    expect(await waiting({ outbox: late, refunds: late, checkouts: late })).toEqual([
      expect.stringMatching(/^fail {2}waiting: 2 outbox rows are overdue, by 3 h at most - /),
      expect.stringMatching(/^fail {2}waiting: 2 refunds are not done, the oldest for 3 h - /),
      expect.stringMatching(/^fail {2}waiting: 2 paid or unanswered checkouts are not finished, the oldest for 3 h - /),
    ]);
  });

  it('names the hours of the terms that are not those of the settings, in either language', async () => {
    const terms = (refundCutoffHours: number, rescheduleNoticeHours: number) =>
      linesOf(termsCheck(async () => ({ terms: standardTerms, policy: { refundCutoffHours, rescheduleNoticeHours } })));
    const remedy = 'publish terms with the hours in the settings, or change the settings';
    expect(await terms(24, 48)).toEqual([
      `warn  terms: those of 2025-01-08 (English) state 48 hours for cancelling; 24 are applied - ${remedy}`,
    ]);
    expect(await terms(48, 72)).toEqual([
      `warn  terms: those of 2025-01-08 (English) state 48 hours for rescheduling; 72 are applied - ${remedy}`,
      `warn  terms: those of 2025-01-08 (French) state 48 hours for rescheduling; 72 are applied - ${remedy}`,
      `warn  terms: those of 2025-01-08 (French) state 24 hours for cancelling; 48 are applied - ${remedy}`,
    ]);
  });

  it('each program that is no longer told of bookings, unless an owner stopped it', async () => {
    const stopped = [
      { host: 'hooks.example.com', cause: 'gone', at: ago(0) },
      { host: 'flows.example.com', cause: 'silent', at: ago(dayMs) },
    ] as const;
    expect(await linesOf(webhooksCheck(async () => ({ count: 3, stopped })))).toEqual([
      expect.stringMatching(
        /^warn {2}webhooks: hooks\.example\.com answered on 2026-11-22 .*\(410\) - remove or restart it/,
      ),
      expect.stringMatching(/^warn {2}webhooks: flows\.example\.com took nothing for a week .* 2026-11-21 - see its/),
    ]);
    expect(await linesOf(webhooksCheck(async () => ({ count: 2, stopped: [] })))).toEqual([
      'ok    webhooks: 2 notified of bookings, none stopped automatically',
    ]);
  });

  it('an own first closed day that has passed', async () => {
    const season = (ownDay: string | null) =>
      linesOf(seasonCheck(async () => ({ opensOn: '2027-04-01', closesOn: '2027-11-05', ownDay })));
    expect(await season('2026-10-20')).toEqual([
      'warn  season: your own closing date, 2026-10-20, has passed; the next season, from 2027-04-01, is on sale - clear it in the administration’s calendar, or enter the next one',
    ]);
    expect(await season(null)).toEqual([
      'ok    season: visits are sold from 2027-04-01 until 2027-11-05, that day excluded',
    ]);
  });
});

describe('what the doctor says', () => {
  it('a check that breaks or does not end is a finding, and holds up no other', async () => {
    const breaks: Check = { name: 'broken', run: () => Promise.reject(new Error('no\nway')) };
    const hangs: Check = { name: 'hanging', run: () => new Promise(() => {}) };
    const found = await runDoctor([breaks, hangs, nodeCheck('24.0.0')], 20);
    expect(found.map(lineOf)).toEqual([
      'fail  broken: could not be checked (no way) - run it again',
      'fail  hanging: could not be checked (no answer within 0.02 s) - run it again',
      'ok    node: Node 24.0.0',
    ]);
  });

  it('has the same remedies in both languages', async () => {
    const values = {
      ...{ version: '18', folder: '/data', wanted: '600', newest: '18', detail: 'd', faults: 'f', seconds: 7, free: 1 },
      ...{ week: 1, path: '/p', mode: '644', count: 2, settings: 's', record: 'r', domain: 'd', name: 'n', url: 'u' },
      ...{ headers: 'h', ip: 'i', age: 1, span: 1, wal: 1, differences: 2, orders: 2, job: 'j', failure: 'f' },
      ...{ host: 'h', at: '2026-10-20' },
      ...{ day: '2026-10-20', opensOn: '2027-04-01', closesOn: '2027-11-05', hours: 48, applied: 24 },
      ...{
        kind: 'toll-free',
        countries: 'JM',
        tools: 'AVS',
        en: 'facts',
        fr: 'renseignements',
        file: 'business/brand.ts',
      },
    };
    for (const code of Object.keys(words.en) as (keyof typeof words.en)[]) {
      const of = (language: 'en' | 'fr') => told({ name: 'x', level: 'ok', code, values }, language);
      expect([code, of('fr').remedy === null]).toEqual([code, of('en').remedy === null]);
      for (const text of [of('en'), of('fr')]) expect(JSON.stringify(text)).not.toMatch(/undefined|NaN/);
      // What is typed as it stands is no language.
      const said = `${of('fr').finding} ${of('fr').remedy ?? ''}`.replaceAll(
        /v=DMARC1\S*( \S+=\S+)*|\bnpm run\b.*/g,
        '',
      );
      expect([code, typographyIn(said)]).toEqual([code, []]);
    }
  });
});
