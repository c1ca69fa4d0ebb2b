import { nbsp } from '#domain/format.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { SenderKind } from '#domain/outbox/sender-kind.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import { bytes, span } from './units.ts';

/** What was found and, if needed, what to do. */
type Said = readonly [finding: string] | readonly [finding: string, remedy: string];

type TermsHours = { version: string; language: Language; about: keyof VisitPolicy; hours: number; applied: number };

const kindsEn: Readonly<Record<SenderKind, string>> = {
  'short-code': 'a short code',
  'toll-free': 'a toll-free number',
  'long-code': 'an ordinary number',
  service: 'a messaging service',
  foreign: 'a number from another country',
};
const kindsFr: typeof kindsEn = {
  'short-code': 'un numéro court',
  'toll-free': 'un numéro sans frais',
  'long-code': 'un numéro ordinaire',
  service: 'un service de messagerie',
  foreign: 'un numéro d’un autre pays',
};

const en = {
  'facts-right': (): Said => ['all business facts are filled in'],
  'fact-placeholder': (v: { en: string; fr: string; file: string }): Said => [
    `${v.en}: a placeholder; no real card is charged until it is replaced`,
    `enter it in ${v.file} and rebuild`,
  ],
  'node-right': (v: { version: string }): Said => [`Node ${v.version}`],
  'node-old': (v: { version: string; wanted: number }): Said => [
    `Node ${v.version}, built for ${v.wanted}`,
    `start with npm, which brings Node ${v.wanted}`,
  ],
  'folder-version-right': (v: { version: string }): Said => [`PostgreSQL ${v.version} on a folder of the same version`],
  'folder-version-other': (v: { version: string; folder: string }): Said => [
    `the folder was written by PostgreSQL ${v.folder}, the program has ${v.version}`,
    'with the release that wrote it: npm run export-all -- FOLDER; with this one and an empty DATA_DIR: npm run import-all -- FOLDER',
  ],
  'server-right': (v: { version: number }): Said => [`PostgreSQL ${v.version}`],
  'server-untried': (v: { version: number; newest: number }): Said => [
    `PostgreSQL ${v.version} is newer than any tested (${v.newest})`,
    `use PostgreSQL 15 to ${v.newest}`,
  ],
  'database-none': (v: { folder: string }): Said => [
    `there is none in ${v.folder} yet`,
    'start the program, which creates it',
  ],
  'database-closed': (v: { detail: string }): Said => [
    v.detail,
    'see "The program does not start" in docs/operating.md',
  ],
  durable: (): Said => ['committed bookings survive a crash'],
  'not-durable': (v: { faults: string }): Said => [v.faults, 'change these server settings, or use another server'],
  'connection-own': (): Said => ['each connection keeps its session'],
  'connection-shared': (): Said => [
    'a pooler shares the sessions of connections',
    'set pool_mode = session in PgBouncer, or connect to PostgreSQL itself',
  ],
  'clock-right': (): Said => ['agrees with the database'],
  'clock-wrong': (v: { seconds: number }): Said => [
    `${Math.abs(v.seconds)} s ${v.seconds > 0 ? 'ahead of' : 'behind'} the database; nothing is sent`,
    'set the clock right: timedatectl set-ntp true',
  ],
  'disk-wide': (v: { folder: string; free: number; week: number }): Said => [
    `${bytes(v.free, 'en')} free in ${v.folder}, a week needs ${bytes(v.week, 'en')}`,
  ],
  'disk-narrow': (v: { folder: string; free: number; week: number }): Said => [
    `${bytes(v.free, 'en')} free in ${v.folder}, a week needs ${bytes(v.week, 'en')}`,
    'make room within days',
  ],
  'disk-full': (v: { folder: string; free: number; week: number }): Said => [
    `${bytes(v.free, 'en')} free in ${v.folder}, a week needs ${bytes(v.week, 'en')}`,
    'make room now, or bookings will be refused',
  ],
  'rights-right': (v: { folder: string }): Said => [`nobody else can read ${v.folder}`],
  'rights-open': (v: { path: string; mode: string; wanted: string }): Said => [
    `${v.path} can be read by others (${v.mode})`,
    `chmod ${v.wanted} ${v.path}`,
  ],
  'rights-missing': (v: { path: string }): Said => [
    `${v.path} is missing`,
    'restore it from the backup; a new one signs everybody out',
  ],
  'schema-right': (v: { newest: string }): Said => [`at ${v.newest}`],
  'schema-old': (v: { count: number }): Said => [
    `${v.count} ${v.count === 1 ? 'migration is' : 'migrations are'} missing`,
    'start the program, which applies them',
  ],
  'schema-other': (v: { detail: string }): Said => [v.detail, 'start the program that wrote this database'],
  'provider-answers': (): Said => ['answers and takes our credentials'],
  'provider-silent': (v: { detail: string; settings: string }): Said => [
    v.detail,
    `check ${v.settings}, then ask again`,
  ],
  'provider-unset': (v: { settings: string }): Said => ['not set up: everything for it waits', `set ${v.settings}`],
  'fraud-tools-on': (): Said => ['CVD, AVS and 3-D Secure checked the last card'],
  'fraud-tools-off': (v: { tools: string }): Said => [
    `the gateway did not use ${v.tools} for the last card`,
    'switch everything on there, and check its velocity limits: see "Going live" in docs/operating.md',
  ],
  'fraud-tools-unseen': (): Said => [
    'no card has been charged yet, so nothing shows how the gateway guards against stolen ones',
    'set CVD, AVS, 3-D Secure and velocity limits there: see "Going live" in docs/operating.md',
  ],
  'wallets-no-apple': (): Said => [
    'Google Pay depends on the gateway’s profile; Apple Pay is off because APPLE_PAY_FILE is not set',
  ],
  'wallets-apple': (v: { url: string }): Said => [`Apple finds its file at ${v.url}`],
  'wallets-apple-lost': (v: { url: string }): Said => [
    `Apple does not find its file at ${v.url}, so Apple Pay is not shown`,
    'check what sits in front of the program: it must pass this address on',
  ],
  'alerts-right': (): Said => ['go by mail and by webhook'],
  'alerts-by-mail': (): Said => ['go by mail, or by text if mail fails and a phone is set', 'set ALERT_WEBHOOK'],
  'provider-simulated': (): Said => ['simulators are in use'],
  'texts-sender-unset': (): Said => ['texts are not set up'],
  'texts-sender-right': (v: { kind: SenderKind }): Said => [
    `${kindsEn[v.kind]}${v.kind === 'short-code' ? '' : ', verified as declared'}`,
  ],
  'texts-sender-unverified': (v: { kind: SenderKind }): Said => [
    `texts are sent from ${kindsEn[v.kind]} not declared as verified; carriers block such texts`,
    v.kind === 'foreign'
      ? 'use a verified toll-free number or a short code: see "Going live" in docs/operating.md'
      : 'have it verified and set TWILIO_VERIFIED=1: see "Going live" in docs/operating.md',
  ],
  'texts-countries-unstated': (): Said => [
    'the countries open in the geographic permissions are not declared',
    'keep only Canada and the United States in Twilio’s console, then set TWILIO_COUNTRIES=CA,US',
  ],
  'texts-countries-wide': (v: { countries: string }): Said => [
    `the geographic permissions leave ${v.countries} open, where we send no texts`,
    'close them in Twilio’s console, and remove them from TWILIO_COUNTRIES',
  ],
  'texts-countries-right': (v: { countries: string }): Said => [`${v.countries} only, as declared`],
  'sender-unset': (): Said => ['no sender to look up'],
  'spf-right': (v: { record: string }): Said => [v.record],
  'spf-missing': (v: { domain: string }): Said => [
    `${v.domain} has no SPF record`,
    `publish a TXT record v=spf1 … -all that names the mail server`,
  ],
  'spf-twice': (v: { domain: string }): Said => [
    `${v.domain} has two SPF records, so none counts`,
    'merge them into one',
  ],
  'spf-open': (v: { record: string }): Said => [`${v.record} lets anybody send`, 'end it with -all or ~all'],
  'dkim-right': (v: { name: string }): Said => [`a key at ${v.name}`],
  'dkim-unnamed': (): Said => [
    'the key cannot be looked up without its selector',
    'set DKIM_SELECTOR to the one the mail server signs with',
  ],
  'dkim-missing': (v: { name: string }): Said => [`no key at ${v.name}`, 'publish the mail server’s TXT record'],
  'dmarc-right': (v: { record: string }): Said => [v.record],
  'dmarc-missing': (v: { domain: string }): Said => [
    `_dmarc.${v.domain} has no record`,
    'publish v=DMARC1; p=none; rua=mailto:…, and a stricter p once the reports are clean',
  ],
  'dns-silent': (v: { name: string; detail: string }): Said => [
    `${v.name} could not be looked up (${v.detail})`,
    'check the name server of this machine',
  ],
  'address-local': (): Said => ['this machine only', 'set PUBLIC_URL before the site opens'],
  'address-sandbox': (): Said => ['a sandbox on this machine'],
  'address-right': (v: { url: string }): Said => [`${v.url} answers as us, with our headers`],
  'address-silent': (v: { url: string; detail: string }): Said => [
    `${v.url} does not answer (${v.detail})`,
    'start the program and the proxy; check DNS, firewall and certificate',
  ],
  'address-foreign': (v: { url: string }): Said => [
    `${v.url} answers, but not as us`,
    'make the proxy pass everything to this program; all copies need the same APP_SECRET',
  ],
  'address-headers': (v: { url: string; headers: string }): Said => [
    `${v.url} answers without our headers: ${v.headers}`,
    'make the proxy pass them unchanged',
  ],
  'proxy-right': (v: { ip: string }): Said => [`a request is seen to come from ${v.ip}`],
  'proxy-unseen': (): Said => ['no request to look at', 'fix public-address first'],
  'proxy-none': (): Said => ['no proxy in front of a sandbox on this machine'],
  'proxy-forged': (): Said => [
    'a visitor can make up an address',
    'set TRUST_PROXY to the exact number of proxies in front, and have them write X-Forwarded-For',
  ],
  'proxy-hidden': (v: { ip: string }): Said => [
    `all visitors seem to come from ${v.ip}`,
    'set TRUST_PROXY to the number of proxies in front',
  ],
  'backup-off': (): Said => ['nothing is backed up', 'set BACKUP_DIR to a folder on another disk'],
  'backup-elsewhere': (): Said => ['up to the operator of the DATABASE_URL server'],
  'backup-none': (): Said => ['there is no base backup yet', 'npm run backup'],
  'backup-old': (v: { age: number }): Said => [`the newest base backup is ${span(v.age, 'en')} old`, 'npm run backup'],
  'backup-plain': (v: { age: number }): Said => [
    `the newest base backup, ${span(v.age, 'en')} old, is not encrypted`,
    'set BACKUP_RECIPIENT',
  ],
  'backup-right': (v: { age: number }): Said => [`the newest base backup is ${span(v.age, 'en')} old, encrypted`],
  'archive-failing': (v: { span: number; wal: number }): Said => [
    `failing for ${span(v.span, 'en')}, ${bytes(v.wal, 'en')} waiting`,
    'make BACKUP_DIR writable and make room; what waits is then archived automatically',
  ],
  'archive-none': (): Said => ['nothing has been archived yet', 'wait two minutes, then see the database log'],
  'archive-late': (v: { age: number }): Said => [
    `nothing has been archived for ${span(v.age, 'en')}`,
    'see the database log, DATA_DIR/postgres/server.log',
  ],
  'archive-right': (v: { age: number }): Said => [`archived ${span(v.age, 'en')} ago`],
  'ledger-never': (): Said => ['never checked', 'npm run ledger -- check'],
  'ledger-old': (v: { age: number }): Said => [
    `no successful check for ${span(v.age, 'en')}`,
    'npm run ledger -- check, every night',
  ],
  'ledger-differs': (v: { age: number; differences: number }): Said => [
    `${v.differences} ${v.differences === 1 ? 'difference' : 'differences'}, ${span(v.age, 'en')} ago`,
    'npm run ledger -- check, and have somebody look',
  ],
  'ledger-right': (v: { age: number; orders: number }): Said => [
    `${v.orders} ${v.orders === 1 ? 'order' : 'orders'} agreed ${span(v.age, 'en')} ago`,
  ],
  'jobs-none': (): Said => ['no job has run yet', 'keep the program running; the first are due within a day'],
  'jobs-right': (v: { count: number }): Said => [`${v.count} ${v.count === 1 ? 'job runs' : 'jobs run'} on schedule`],
  'job-late': (v: { job: string; age: number }): Said => [
    `${v.job} has not finished for ${span(v.age, 'en')}`,
    'start the worker, or see its log',
  ],
  'job-failing': (v: { job: string; failure: string }): Said => [`${v.job} fails: ${v.failure}`, 'see the log'],
  'nothing-waits': (): Said => ['nothing waits too long'],
  'outbox-waits': (v: { count: number; age: number }): Said => [
    `${v.count} ${v.count === 1 ? 'outbox row is' : 'outbox rows are'} overdue, by ${span(v.age, 'en')} at most`,
    'see what needs attention at /admin, and check that the worker runs',
  ],
  'refunds-wait': (v: { count: number; age: number }): Said => [
    `${v.count} ${v.count === 1 ? 'refund is' : 'refunds are'} not done, the oldest for ${span(v.age, 'en')}`,
    'see the refunds at /admin before refunding anything by hand',
  ],
  'checkouts-wait': (v: { count: number; age: number }): Said => [
    `${v.count} paid or unanswered ${v.count === 1 ? 'checkout is' : 'checkouts are'} not finished, the oldest for ${span(v.age, 'en')}`,
    'npm run ledger -- check, then npm run ledger -- show ORDER',
  ],
  'webhooks-right': (v: { count: number }): Said => [
    v.count === 0
      ? 'no other program is notified of bookings'
      : `${v.count} notified of bookings, none stopped automatically`,
  ],
  'webhook-gone': (v: { host: string; at: string }): Said => [
    `${v.host} answered on ${v.at} that it wants no more events (410)`,
    'remove or restart it in the administration',
  ],
  'webhook-silent': (v: { host: string; at: string }): Said => [
    `${v.host} took nothing for a week and was stopped on ${v.at}`,
    'see its last deliveries in the administration, restart it there and resend what it missed',
  ],
  'season-right': (v: { opensOn: string; closesOn: string }): Said => [
    `visits are sold from ${v.opensOn} until ${v.closesOn}, that day excluded`,
  ],
  'season-passed': (v: { day: string; opensOn: string }): Said => [
    `your own closing date, ${v.day}, has passed; the next season, from ${v.opensOn}, is on sale`,
    'clear it in the administration’s calendar, or enter the next one',
  ],
  'terms-right': (v: { version: string }): Said => [`those of ${v.version} state the hours applied`],
  'terms-differ': (v: TermsHours): Said => [
    `those of ${v.version} (${v.language === 'en' ? 'English' : 'French'}) state ${v.hours} hours for ${v.about === 'refundCutoffHours' ? 'cancelling' : 'rescheduling'}; ${v.applied} are applied`,
    'publish terms with the hours in the settings, or change the settings',
  ],
  unread: (v: { detail: string }): Said => [`could not be checked (${v.detail})`, 'run it again'],
};

const fr: typeof en = {
  'facts-right': () => ['tous les renseignements sur l’entreprise sont fournis'],
  'fact-placeholder': (v) => [
    `${v.fr}${nbsp}: valeur fictive; aucune vraie carte n’est débitée avant son remplacement`,
    `inscrivez la vraie valeur dans ${v.file}, puis recompilez`,
  ],
  'node-right': (v) => [`Node${nbsp}${v.version}`],
  'node-old': (v) => [
    `Node${nbsp}${v.version}, le programme attend la version ${v.wanted}`,
    `démarrez avec npm, qui fournit Node${nbsp}${v.wanted}`,
  ],
  'folder-version-right': (v) => [`PostgreSQL${nbsp}${v.version} sur un dossier de la même version`],
  'folder-version-other': (v) => [
    `le dossier a été créé par PostgreSQL${nbsp}${v.folder}, le programme fournit la version ${v.version}`,
    `avec la version qui l’a créé${nbsp}: npm run export-all -- DOSSIER; avec celle-ci et un DATA_DIR vide${nbsp}: npm run import-all -- DOSSIER`,
  ],
  'server-right': (v) => [`PostgreSQL${nbsp}${v.version}`],
  'server-untried': (v) => [
    `PostgreSQL${nbsp}${v.version} est plus récent que toute version testée (${v.newest})`,
    `utilisez PostgreSQL${nbsp}15 à ${v.newest}`,
  ],
  'database-none': (v) => [`il n’y en a pas encore dans ${v.folder}`, 'démarrez le programme, qui la crée'],
  'database-closed': (v) => [v.detail, `voyez «${nbsp}The program does not start${nbsp}» dans docs/operating.md`],
  durable: () => ['les réservations confirmées survivent à une panne'],
  'not-durable': (v) => [v.faults, 'changez ces réglages du serveur, ou utilisez un autre serveur'],
  'connection-own': () => ['chaque connexion garde sa session'],
  'connection-shared': () => [
    'un répartiteur partage les sessions entre les connexions',
    'mettez pool_mode = session dans PgBouncer, ou connectez-vous directement à PostgreSQL',
  ],
  'clock-right': () => ['à l’heure de la base de données'],
  'clock-wrong': (v) => [
    `${Math.abs(v.seconds)}${nbsp}s ${v.seconds > 0 ? 'd’avance' : 'de retard'} sur la base de données; rien n’est envoyé`,
    `réglez l’horloge${nbsp}: timedatectl set-ntp true`,
  ],
  'disk-wide': (v) => [`${bytes(v.free, 'fr')} libres dans ${v.folder}, une semaine demande ${bytes(v.week, 'fr')}`],
  'disk-narrow': (v) => [
    `${bytes(v.free, 'fr')} libres dans ${v.folder}, une semaine demande ${bytes(v.week, 'fr')}`,
    'libérez de l’espace d’ici quelques jours',
  ],
  'disk-full': (v) => [
    `${bytes(v.free, 'fr')} libres dans ${v.folder}, une semaine demande ${bytes(v.week, 'fr')}`,
    `libérez de l’espace maintenant${nbsp}: sinon les réservations seront refusées`,
  ],
  'rights-right': (v) => [`personne d’autre ne peut lire ${v.folder}`],
  'rights-open': (v) => [`${v.path} est lisible par d’autres (${v.mode})`, `chmod ${v.wanted} ${v.path}`],
  'rights-missing': (v) => [
    `${v.path} est introuvable`,
    `restaurez-le à partir de la sauvegarde; un nouveau fermerait toutes les sessions`,
  ],
  'schema-right': (v) => [`à la migration ${v.newest}`],
  'schema-old': (v) => [
    v.count > 1 ? `il manque ${v.count} migrations` : 'il manque une migration',
    'démarrez le programme, qui les applique',
  ],
  'schema-other': (v) => [v.detail, 'démarrez le programme qui a créé cette base de données'],
  'provider-answers': () => ['répond et accepte nos identifiants'],
  'provider-silent': (v) => [v.detail, `vérifiez ${v.settings}, puis réessayez`],
  'provider-unset': (v) => [`non configuré${nbsp}: ce qui lui est destiné attend`, `définissez ${v.settings}`],
  'fraud-tools-on': () => ['CVD, AVS et 3-D Secure ont vérifié la dernière carte'],
  'fraud-tools-off': (v) => [
    `le service de paiement s’est passé de ${v.tools} pour la dernière carte`,
    `activez tout dans sa console et vérifiez-y les limites de fréquence${nbsp}: voyez «${nbsp}Going live${nbsp}» dans docs/operating.md`,
  ],
  'fraud-tools-unseen': () => [
    'aucune carte n’a encore été débitée, et rien n’indique comment le service de paiement bloque les cartes volées',
    `activez-y CVD, AVS, 3-D Secure et des limites de fréquence${nbsp}: voyez «${nbsp}Going live${nbsp}» dans docs/operating.md`,
  ],
  'wallets-no-apple': () => [
    'Google Pay dépend du profil du service de paiement; Apple Pay est désactivé, car APPLE_PAY_FILE n’est pas défini',
  ],
  'wallets-apple': (v) => [`Apple trouve son fichier à ${v.url}`],
  'wallets-apple-lost': (v) => [
    `Apple ne trouve pas son fichier à ${v.url} et n’affiche pas Apple Pay`,
    `vérifiez ce qui se trouve devant le programme${nbsp}: il doit transmettre cette adresse`,
  ],
  'alerts-right': () => ['partent par courriel et par webhook'],
  'alerts-by-mail': () => [
    'partent par courriel, ou par texto si le courriel échoue et qu’un téléphone est défini',
    'définissez ALERT_WEBHOOK',
  ],
  'provider-simulated': () => ['des simulateurs sont utilisés'],
  'texts-sender-unset': () => ['les textos ne sont pas configurés'],
  'texts-sender-right': (v) => [
    `${kindsFr[v.kind]}${v.kind === 'short-code' ? '' : ', vérifié selon votre déclaration'}`,
  ],
  'texts-sender-unverified': (v) => [
    `les textos partent d’${kindsFr[v.kind]} non déclaré comme vérifié; les réseaux bloquent de tels textos`,
    v.kind === 'foreign'
      ? `utilisez un numéro sans frais vérifié ou un numéro court${nbsp}: voyez «${nbsp}Going live${nbsp}» dans docs/operating.md`
      : `faites-le vérifier, puis définissez TWILIO_VERIFIED=1${nbsp}: voyez «${nbsp}Going live${nbsp}» dans docs/operating.md`,
  ],
  'texts-countries-unstated': () => [
    'les pays ouverts dans les autorisations géographiques ne sont pas déclarés',
    'n’autorisez que le Canada et les États-Unis dans la console de Twilio, puis définissez TWILIO_COUNTRIES=CA,US',
  ],
  'texts-countries-wide': (v) => [
    `les autorisations géographiques sont ouvertes à ${v.countries}, où nous n’envoyons aucun texto`,
    'fermez-les dans la console de Twilio et retirez-les de TWILIO_COUNTRIES',
  ],
  'texts-countries-right': (v) => [`${v.countries} seulement, selon votre déclaration`],
  'sender-unset': () => ['aucun expéditeur à vérifier'],
  'spf-right': (v) => [v.record],
  'spf-missing': (v) => [
    `${v.domain} n’a pas d’enregistrement SPF`,
    'publiez un enregistrement TXT v=spf1 … -all qui désigne le serveur de courriel',
  ],
  'spf-twice': (v) => [`${v.domain} a deux enregistrements SPF, donc aucun ne compte`, 'réunissez-les en un seul'],
  'spf-open': (v) => [`${v.record} permet à n’importe qui d’envoyer`, 'terminez-le par -all ou ~all'],
  'dkim-right': (v) => [`une clé à ${v.name}`],
  'dkim-unnamed': () => [
    'impossible de chercher la clé sans son sélecteur',
    'donnez à DKIM_SELECTOR celui que le serveur de courriel utilise pour signer',
  ],
  'dkim-missing': (v) => [`aucune clé à ${v.name}`, 'publiez l’enregistrement TXT du serveur de courriel'],
  'dmarc-right': (v) => [v.record],
  'dmarc-missing': (v) => [
    `_dmarc.${v.domain} n’a pas d’enregistrement`,
    'publiez v=DMARC1; p=none; rua=mailto:…, puis un p plus strict une fois les rapports satisfaisants',
  ],
  'dns-silent': (v) => [
    `la recherche de ${v.name} a échoué (${v.detail})`,
    'vérifiez le serveur de noms de cette machine',
  ],
  'address-local': () => ['cette machine seulement', 'définissez PUBLIC_URL avant l’ouverture du site'],
  'address-sandbox': () => ['un bac à sable sur cette machine'],
  'address-right': (v) => [`${v.url} répond en notre nom, avec nos en-têtes`],
  'address-silent': (v) => [
    `${v.url} ne répond pas (${v.detail})`,
    `démarrez le programme et le mandataire; vérifiez le DNS, le pare-feu et le certificat`,
  ],
  'address-foreign': (v) => [
    `${v.url} répond, mais pas en notre nom`,
    `le mandataire doit tout transmettre à ce programme; toutes les copies doivent avoir le même APP_SECRET`,
  ],
  'address-headers': (v) => [
    `${v.url} répond sans nos en-têtes${nbsp}: ${v.headers}`,
    'le mandataire doit les transmettre tels quels',
  ],
  'proxy-right': (v) => [`une requête est attribuée à ${v.ip}`],
  'proxy-unseen': () => ['aucune requête à examiner', 'corrigez d’abord public-address'],
  'proxy-none': () => ['aucun mandataire devant un bac à sable sur cette machine'],
  'proxy-forged': () => [
    'un visiteur peut s’inventer une adresse',
    'donnez à TRUST_PROXY le nombre exact de mandataires, qui doivent écrire X-Forwarded-For',
  ],
  'proxy-hidden': (v) => [
    `tous les visiteurs semblent venir de ${v.ip}`,
    'donnez à TRUST_PROXY le nombre de mandataires',
  ],
  'backup-off': () => ['rien n’est sauvegardé', 'indiquez dans BACKUP_DIR un dossier d’un autre disque'],
  'backup-elsewhere': () => ['relève de l’exploitant du serveur de DATABASE_URL'],
  'backup-none': () => ['il n’y a pas encore de sauvegarde complète', 'npm run backup'],
  'backup-old': (v) => [`la dernière sauvegarde complète remonte à ${span(v.age, 'fr')}`, 'npm run backup'],
  'backup-plain': (v) => [
    `la dernière sauvegarde complète, qui remonte à ${span(v.age, 'fr')}, n’est pas chiffrée`,
    'définissez BACKUP_RECIPIENT',
  ],
  'backup-right': (v) => [`la dernière sauvegarde complète remonte à ${span(v.age, 'fr')} et est chiffrée`],
  'archive-failing': (v) => [
    `échoue depuis ${span(v.span, 'fr')}, ${bytes(v.wal, 'fr')} en attente`,
    `rendez BACKUP_DIR accessible en écriture et libérez de l’espace; ce qui attend sera alors archivé`,
  ],
  'archive-none': () => [
    'rien n’a encore été archivé',
    `attendez deux minutes, puis consultez le journal de la base de données`,
  ],
  'archive-late': (v) => [
    `rien n’a été archivé depuis ${span(v.age, 'fr')}`,
    'consultez le journal de la base de données, DATA_DIR/postgres/server.log',
  ],
  'archive-right': (v) => [`archivé il y a ${span(v.age, 'fr')}`],
  'ledger-never': () => ['jamais vérifié', 'npm run ledger -- check'],
  'ledger-old': (v) => [
    `aucune vérification réussie depuis ${span(v.age, 'fr')}`,
    'npm run ledger -- check, chaque nuit',
  ],
  'ledger-differs': (v) => [
    `${v.differences} ${v.differences > 1 ? 'différences' : 'différence'}, il y a ${span(v.age, 'fr')}`,
    'npm run ledger -- check, puis faites examiner le résultat',
  ],
  'ledger-right': (v) => [
    `${v.orders} ${v.orders > 1 ? 'commandes concordaient' : 'commande concordait'} il y a ${span(v.age, 'fr')}`,
  ],
  'jobs-none': () => [
    'aucune tâche ne s’est encore exécutée',
    `laissez le programme en marche; les premières s’exécuteront d’ici un jour`,
  ],
  'jobs-right': (v) => [`${v.count} ${v.count > 1 ? 'tâches s’exécutent' : 'tâche s’exécute'} comme prévu`],
  'job-late': (v) => [
    `${v.job} n’a pas abouti depuis ${span(v.age, 'fr')}`,
    'démarrez le processus de travail, ou consultez son journal',
  ],
  'job-failing': (v) => [`${v.job} échoue${nbsp}: ${v.failure}`, 'consultez le journal'],
  'nothing-waits': () => ['rien n’attend trop longtemps'],
  'outbox-waits': (v) => [
    `${v.count} ${v.count > 1 ? 'envois sont' : 'envoi est'} en retard, de ${span(v.age, 'fr')} au plus`,
    'voyez ce qui demande votre attention dans /admin, et vérifiez que le processus de travail fonctionne',
  ],
  'refunds-wait': (v) => [
    `${v.count} ${v.count > 1 ? 'remboursements ne sont' : 'remboursement n’est'} pas ${v.count > 1 ? 'faits' : 'fait'}, le plus ancien depuis ${span(v.age, 'fr')}`,
    `voyez les remboursements dans /admin avant de rembourser à la main`,
  ],
  'checkouts-wait': (v) => [
    `${v.count} ${v.count > 1 ? 'achats payés ou sans réponse ne sont pas terminés' : 'achat payé ou sans réponse n’est pas terminé'}, le plus ancien depuis ${span(v.age, 'fr')}`,
    'npm run ledger -- check, puis npm run ledger -- show ORDER',
  ],
  'webhooks-right': (v) => [
    v.count === 0
      ? 'aucun autre programme n’est averti des réservations'
      : `${v.count} ${v.count > 1 ? 'avertis' : 'averti'} des réservations, aucun arrêté automatiquement`,
  ],
  'webhook-gone': (v) => [
    `${v.host} a répondu le ${v.at} ne plus vouloir d’événements (410)`,
    'retirez-le dans l’administration, ou remettez-le en marche',
  ],
  'webhook-silent': (v) => [
    `${v.host} n’a rien accepté pendant une semaine et a été arrêté le ${v.at}`,
    'voyez ses derniers envois dans l’administration, remettez-le en marche et renvoyez ce qui lui manque',
  ],
  'season-right': (v) => [`les visites sont en vente du ${v.opensOn} au ${v.closesOn}, cette journée exclue`],
  'season-passed': (v) => [
    `votre date de fermeture, le ${v.day}, est passée; la prochaine saison, dès le ${v.opensOn}, est en vente`,
    'retirez-la dans le calendrier de l’administration, ou entrez la suivante',
  ],
  'terms-right': (v) => [`celles du ${v.version} indiquent les délais appliqués`],
  'terms-differ': (v) => [
    `celles du ${v.version} (${v.language === 'en' ? 'en anglais' : 'en français'}) indiquent ${v.hours}${nbsp}heures pour ${v.about === 'refundCutoffHours' ? 'annuler' : 'reporter'}; ${v.applied} s’appliquent`,
    'publiez des conditions conformes aux réglages, ou changez ceux-ci',
  ],
  unread: (v) => [`la vérification a échoué (${v.detail})`, 'recommencez'],
};

export const words: Bilingual<typeof en> = { en, fr };
