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
  foreign: 'a number of another country',
};
const kindsFr: typeof kindsEn = {
  'short-code': 'un numéro court',
  'toll-free': 'un numéro sans frais',
  'long-code': 'un numéro ordinaire',
  service: 'un service de messagerie',
  foreign: 'un numéro d’un autre pays',
};

const en = {
  'facts-right': (): Said => ['every fact of the business is given'],
  'fact-placeholder': (v: { en: string; fr: string; file: string }): Said => [
    `${v.en}: a placeholder; real cards are not charged with it`,
    `write it in ${v.file} and rebuild`,
  ],
  'node-right': (v: { version: string }): Said => [`Node ${v.version}`],
  'node-old': (v: { version: string; wanted: number }): Said => [
    `Node ${v.version}, built for ${v.wanted}`,
    `start with npm, which brings Node ${v.wanted}`,
  ],
  'folder-version-right': (v: { version: string }): Said => [`PostgreSQL ${v.version} on a folder of the same version`],
  'folder-version-other': (v: { version: string; folder: string }): Said => [
    `the folder is of PostgreSQL ${v.folder}, the program brings ${v.version}`,
    'with the release that wrote it: npm run export-all -- FOLDER; with this one and an empty DATA_DIR: npm run import-all -- FOLDER',
  ],
  'server-right': (v: { version: number }): Said => [`PostgreSQL ${v.version}`],
  'server-untried': (v: { version: number; newest: number }): Said => [
    `PostgreSQL ${v.version} is newer than any that was tried (${v.newest})`,
    `use PostgreSQL 15 to ${v.newest}`,
  ],
  'database-none': (v: { folder: string }): Said => [
    `there is none in ${v.folder} yet`,
    'start the program, which makes it',
  ],
  'database-closed': (v: { detail: string }): Said => [
    v.detail,
    'see "The program does not start" in docs/operating.md',
  ],
  durable: (): Said => ['committed bookings survive a crash'],
  'not-durable': (v: { faults: string }): Said => [v.faults, 'change these settings of the server, or use another'],
  'connection-own': (): Said => ['each connection keeps its session'],
  'connection-shared': (): Said => [
    'a pooler shares the sessions of connections',
    'set pool_mode = session in PgBouncer, or connect to PostgreSQL itself',
  ],
  'clock-right': (): Said => ['agrees with the database'],
  'clock-wrong': (v: { seconds: number }): Said => [
    `${Math.abs(v.seconds)} s ${v.seconds > 0 ? 'ahead of' : 'behind'} the database's; nothing is sent`,
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
    'make room now: without it bookings are refused',
  ],
  'rights-right': (v: { folder: string }): Said => [`nobody else reads ${v.folder}`],
  'rights-open': (v: { path: string; mode: string; wanted: string }): Said => [
    `${v.path} may be read by others (${v.mode})`,
    `chmod ${v.wanted} ${v.path}`,
  ],
  'rights-missing': (v: { path: string }): Said => [
    `${v.path} is missing`,
    'put it back from the backup; a new one signs everybody out',
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
  'provider-unset': (v: { settings: string }): Said => ['not set up: what is to go out waits', `set ${v.settings}`],
  'fraud-tools-on': (): Said => ['CVD, AVS and 3-D Secure looked at the last card'],
  'fraud-tools-off': (v: { tools: string }): Said => [
    `the gateway did without ${v.tools} for the last card`,
    'switch it on there, and look at its velocity limits: see "Going live" in docs/operating.md',
  ],
  'fraud-tools-unseen': (): Said => [
    'no card was charged yet, so nothing shows how the gateway guards against stolen ones',
    'set CVD, AVS, 3-D Secure and velocity limits there: see "Going live" in docs/operating.md',
  ],
  'wallets-no-apple': (): Said => [
    'Google Pay as the gateway’s profile has it; Apple Pay is off, as APPLE_PAY_FILE is not set',
  ],
  'wallets-apple': (v: { url: string }): Said => [`Apple finds its file at ${v.url}`],
  'wallets-apple-lost': (v: { url: string }): Said => [
    `Apple does not find its file at ${v.url}, and shows no Apple Pay`,
    'check what sits in front of the program: it has to pass this address on',
  ],
  'alerts-right': (): Said => ['go by mail and by webhook'],
  'alerts-by-mail': (): Said => ['go by mail, and by text where mail fails and a phone is known', 'set ALERT_WEBHOOK'],
  'provider-simulated': (): Said => ['simulators are in use'],
  'texts-sender-unset': (): Said => ['texts are not set up'],
  'texts-sender-right': (v: { kind: SenderKind }): Said => [
    `${kindsEn[v.kind]}${v.kind === 'short-code' ? '' : ', verified as you state'}`,
  ],
  'texts-sender-unverified': (v: { kind: SenderKind }): Said => [
    `texts leave from ${kindsEn[v.kind]}, and nobody states that it is verified; carriers stop such texts`,
    v.kind === 'foreign'
      ? 'take a verified toll-free number or a short code: see "Going live" in docs/operating.md'
      : 'have it verified and set TWILIO_VERIFIED=1: see "Going live" in docs/operating.md',
  ],
  'texts-countries-unstated': (): Said => [
    'nobody states which countries the geographic permissions leave open',
    'keep only Canada and the United States in Twilio’s console, then set TWILIO_COUNTRIES=CA,US',
  ],
  'texts-countries-wide': (v: { countries: string }): Said => [
    `the geographic permissions leave ${v.countries} open, where no text of ours goes`,
    'close them in Twilio’s console, and take them out of TWILIO_COUNTRIES',
  ],
  'texts-countries-right': (v: { countries: string }): Said => [`${v.countries} only, as you state`],
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
    'set DKIM_SELECTOR to the one that the mail server signs with',
  ],
  'dkim-missing': (v: { name: string }): Said => [`no key at ${v.name}`, 'publish the TXT record of the mail server'],
  'dmarc-right': (v: { record: string }): Said => [v.record],
  'dmarc-missing': (v: { domain: string }): Said => [
    `_dmarc.${v.domain} has no record`,
    'publish v=DMARC1; p=none; rua=mailto:…, and a stricter p once the reports are clean',
  ],
  'dns-silent': (v: { name: string; detail: string }): Said => [
    `${v.name} could not be looked up (${v.detail})`,
    'check the name server of this machine',
  ],
  'address-local': (): Said => ['this machine alone', 'set PUBLIC_URL before the site opens'],
  'address-sandbox': (): Said => ['a sandbox of this machine'],
  'address-right': (v: { url: string }): Said => [`${v.url} answers as us, with our headers`],
  'address-silent': (v: { url: string; detail: string }): Said => [
    `${v.url} does not answer (${v.detail})`,
    'start the program and the proxy; check DNS, firewall and certificate',
  ],
  'address-foreign': (v: { url: string }): Said => [
    `${v.url} answers, but not as us`,
    'let the proxy pass it all to this program; all copies need the same APP_SECRET',
  ],
  'address-headers': (v: { url: string; headers: string }): Said => [
    `${v.url} answers without our headers: ${v.headers}`,
    'let the proxy pass them unchanged',
  ],
  'proxy-right': (v: { ip: string }): Said => [`a request is seen to come from ${v.ip}`],
  'proxy-unseen': (): Said => ['no request to look at', 'mend public-address first'],
  'proxy-none': (): Said => ['no proxy in front of a sandbox of this machine'],
  'proxy-forged': (): Said => [
    'a visitor can make up an address',
    'set TRUST_PROXY to the exact number of proxies in front, and let them write X-Forwarded-For',
  ],
  'proxy-hidden': (v: { ip: string }): Said => [
    `all visitors seem to come from ${v.ip}`,
    'set TRUST_PROXY to the number of proxies in front',
  ],
  'backup-off': (): Said => ['nothing is saved', 'set BACKUP_DIR to a folder on another disk'],
  'backup-elsewhere': (): Said => ['up to whoever runs the server of DATABASE_URL'],
  'backup-none': (): Said => ['there is no base backup yet', 'npm run backup'],
  'backup-old': (v: { age: number }): Said => [`the newest base backup is ${span(v.age, 'en')} old`, 'npm run backup'],
  'backup-plain': (v: { age: number }): Said => [
    `the newest base backup, ${span(v.age, 'en')} old, is not encrypted`,
    'set BACKUP_RECIPIENT',
  ],
  'backup-right': (v: { age: number }): Said => [`the newest base backup is ${span(v.age, 'en')} old, encrypted`],
  'archive-failing': (v: { span: number; wal: number }): Said => [
    `fails since ${span(v.span, 'en')}, ${bytes(v.wal, 'en')} wait`,
    'make BACKUP_DIR writable, with room; what waits is then archived automatically',
  ],
  'archive-none': (): Said => ['nothing was archived yet', 'wait two minutes; then see the log of the database'],
  'archive-late': (v: { age: number }): Said => [
    `nothing was archived for ${span(v.age, 'en')}`,
    'see the log of the database in DATA_DIR/postgres/server.log',
  ],
  'archive-right': (v: { age: number }): Said => [`archived ${span(v.age, 'en')} ago`],
  'ledger-never': (): Said => ['never checked', 'npm run ledger -- check'],
  'ledger-old': (v: { age: number }): Said => [
    `no good check for ${span(v.age, 'en')}`,
    'npm run ledger -- check, every night',
  ],
  'ledger-differs': (v: { age: number; differences: number }): Said => [
    `${v.differences} ${v.differences === 1 ? 'difference' : 'differences'}, ${span(v.age, 'en')} ago`,
    'npm run ledger -- check, and have a person look',
  ],
  'ledger-right': (v: { age: number; orders: number }): Said => [
    `${v.orders} ${v.orders === 1 ? 'order' : 'orders'} agreed ${span(v.age, 'en')} ago`,
  ],
  'jobs-none': (): Said => ['no job has run yet', 'keep the program running; the first are due within a day'],
  'jobs-right': (v: { count: number }): Said => [`${v.count} ${v.count === 1 ? 'job beats' : 'jobs beat'}`],
  'job-late': (v: { job: string; age: number }): Said => [
    `${v.job} did not finish for ${span(v.age, 'en')}`,
    'start the worker, or see its log',
  ],
  'job-failing': (v: { job: string; failure: string }): Said => [`${v.job} fails: ${v.failure}`, 'see the log'],
  'nothing-waits': (): Said => ['nothing waits too long'],
  'outbox-waits': (v: { count: number; age: number }): Said => [
    `${v.count} ${v.count === 1 ? 'row of the outbox is' : 'rows of the outbox are'} overdue, for ${span(v.age, 'en')} at most`,
    'see what needs attention at /admin, and whether the worker runs',
  ],
  'refunds-wait': (v: { count: number; age: number }): Said => [
    `${v.count} ${v.count === 1 ? 'refund is' : 'refunds are'} not done, the oldest for ${span(v.age, 'en')}`,
    'see the refunds at /admin; refund nothing by hand before',
  ],
  'checkouts-wait': (v: { count: number; age: number }): Said => [
    `${v.count} paid or silent ${v.count === 1 ? 'checkout is' : 'checkouts are'} not finished, the oldest for ${span(v.age, 'en')}`,
    'npm run ledger -- check, then npm run ledger -- show ORDER',
  ],
  'webhooks-right': (v: { count: number }): Said => [
    v.count === 0
      ? 'no other program is told of bookings'
      : `${v.count} notified of bookings, none stopped automatically`,
  ],
  'webhook-gone': (v: { host: string; at: string }): Said => [
    `${v.host} answered on ${v.at} that it wants no more events (410)`,
    'remove it in the administration, or start it again there',
  ],
  'webhook-silent': (v: { host: string; at: string }): Said => [
    `${v.host} took nothing for a week and was stopped on ${v.at}`,
    'see its last deliveries in the administration, start it again there and send again what it missed',
  ],
  'season-right': (v: { opensOn: string; closesOn: string }): Said => [
    `visits are sold from ${v.opensOn} until ${v.closesOn}, that day excluded`,
  ],
  'season-passed': (v: { day: string; opensOn: string }): Said => [
    `your own closing date, ${v.day}, has passed, and the season from ${v.opensOn} on is sold`,
    'take it away in the calendar of the administration, or enter the next one',
  ],
  'terms-right': (v: { version: string }): Said => [`those of ${v.version} name the hours that are applied`],
  'terms-differ': (v: TermsHours): Said => [
    `those of ${v.version} (${v.language === 'en' ? 'English' : 'French'}) name ${v.hours} hours for ${v.about === 'refundCutoffHours' ? 'cancelling' : 'rescheduling'}, ${v.applied} are applied`,
    'publish terms with the hours of the settings, or change the settings',
  ],
  unread: (v: { detail: string }): Said => [`could not be examined (${v.detail})`, 'run it again'],
};

const fr: typeof en = {
  'facts-right': () => ['tous les renseignements de l’entreprise sont donnés'],
  'fact-placeholder': (v) => [
    `${v.fr}${nbsp}: valeur fictive; aucune vraie carte n’est débitée avec elle`,
    `écrivez-la dans ${v.file}, puis reconstruisez`,
  ],
  'node-right': (v) => [`Node${nbsp}${v.version}`],
  'node-old': (v) => [
    `Node${nbsp}${v.version}, le programme attend la version ${v.wanted}`,
    `démarrez avec npm, qui fournit Node${nbsp}${v.wanted}`,
  ],
  'folder-version-right': (v) => [`PostgreSQL${nbsp}${v.version} sur un dossier de la même version`],
  'folder-version-other': (v) => [
    `le dossier est de PostgreSQL${nbsp}${v.folder}, le programme fournit la version ${v.version}`,
    `avec la version qui l’a écrit${nbsp}: npm run export-all -- DOSSIER; avec celle-ci et un DATA_DIR vide${nbsp}: npm run import-all -- DOSSIER`,
  ],
  'server-right': (v) => [`PostgreSQL${nbsp}${v.version}`],
  'server-untried': (v) => [
    `PostgreSQL${nbsp}${v.version} est plus récent que toute version essayée (${v.newest})`,
    `utilisez PostgreSQL${nbsp}15 à ${v.newest}`,
  ],
  'database-none': (v) => [`il n’y en a pas encore dans ${v.folder}`, 'démarrez le programme, qui la crée'],
  'database-closed': (v) => [v.detail, `voyez «${nbsp}The program does not start${nbsp}» dans docs/operating.md`],
  durable: () => ['les réservations confirmées survivent à une panne'],
  'not-durable': (v) => [v.faults, 'changez ces réglages du serveur, ou prenez-en un autre'],
  'connection-own': () => ['chaque connexion garde sa session'],
  'connection-shared': () => [
    'un répartiteur partage les sessions entre les connexions',
    'réglez pool_mode = session dans PgBouncer, ou connectez-vous directement à PostgreSQL',
  ],
  'clock-right': () => ['d’accord avec la base de données'],
  'clock-wrong': (v) => [
    `${Math.abs(v.seconds)}${nbsp}s ${v.seconds > 0 ? 'd’avance' : 'de retard'} sur la base de données; rien n’est envoyé`,
    `réglez l’horloge${nbsp}: timedatectl set-ntp true`,
  ],
  'disk-wide': (v) => [`${bytes(v.free, 'fr')} libres dans ${v.folder}, une semaine demande ${bytes(v.week, 'fr')}`],
  'disk-narrow': (v) => [
    `${bytes(v.free, 'fr')} libres dans ${v.folder}, une semaine demande ${bytes(v.week, 'fr')}`,
    'faites de la place d’ici quelques jours',
  ],
  'disk-full': (v) => [
    `${bytes(v.free, 'fr')} libres dans ${v.folder}, une semaine demande ${bytes(v.week, 'fr')}`,
    `faites de la place maintenant${nbsp}: sinon les réservations seront refusées`,
  ],
  'rights-right': (v) => [`personne d’autre ne lit ${v.folder}`],
  'rights-open': (v) => [`${v.path} est lisible par d’autres (${v.mode})`, `chmod ${v.wanted} ${v.path}`],
  'rights-missing': (v) => [
    `${v.path} est introuvable`,
    `remettez-le depuis la sauvegarde; un nouveau déconnecterait tout le monde`,
  ],
  'schema-right': (v) => [`à ${v.newest}`],
  'schema-old': (v) => [
    v.count > 1 ? `il manque ${v.count} migrations` : 'il manque une migration',
    'démarrez le programme, qui les applique',
  ],
  'schema-other': (v) => [v.detail, 'démarrez le programme qui a écrit cette base de données'],
  'provider-answers': () => ['répond et accepte nos identifiants'],
  'provider-silent': (v) => [v.detail, `vérifiez ${v.settings}, puis réessayez`],
  'provider-unset': (v) => [`non configuré${nbsp}: ce qui doit partir attend`, `réglez ${v.settings}`],
  'fraud-tools-on': () => ['CVD, AVS et 3-D Secure ont vérifié la dernière carte'],
  'fraud-tools-off': (v) => [
    `le service de paiement s’est passé de ${v.tools} pour la dernière carte`,
    `activez-le chez lui et vérifiez ses limites de fréquence${nbsp}: voir docs/operating.md`,
  ],
  'fraud-tools-unseen': () => [
    'aucune carte n’a encore été débitée, et rien ne dit comment le service de paiement se protège des cartes volées',
    `réglez-y CVD, AVS, 3-D Secure et les limites de fréquence${nbsp}: voir docs/operating.md`,
  ],
  'wallets-no-apple': () => [
    'Google Pay selon le profil du service de paiement, mais pas Apple Pay, car APPLE_PAY_FILE n’est pas réglé',
  ],
  'wallets-apple': (v) => [`Apple trouve son fichier à ${v.url}`],
  'wallets-apple-lost': (v) => [
    `Apple ne trouve pas son fichier à ${v.url} et n’affiche pas Apple Pay`,
    `vérifiez ce qui est placé devant le programme${nbsp}: il doit transmettre cette adresse`,
  ],
  'alerts-right': () => ['partent par courriel et par webhook'],
  'alerts-by-mail': () => [
    'partent par courriel, et par texto si le courriel échoue et qu’un téléphone est connu',
    'réglez ALERT_WEBHOOK',
  ],
  'provider-simulated': () => ['des simulateurs sont utilisés'],
  'texts-sender-unset': () => ['les textos ne sont pas configurés'],
  'texts-sender-right': (v) => [
    `${kindsFr[v.kind]}${v.kind === 'short-code' ? '' : ', vérifié selon ce que vous déclarez'}`,
  ],
  'texts-sender-unverified': (v) => [
    `les textos partent d’${kindsFr[v.kind]}, et rien ne dit qu’il est vérifié; les télécoms bloquent de tels textos`,
    v.kind === 'foreign'
      ? `prenez un numéro sans frais vérifié ou un numéro court${nbsp}: voyez «${nbsp}Going live${nbsp}» dans docs/operating.md`
      : `faites-le vérifier, puis réglez TWILIO_VERIFIED=1${nbsp}: voyez «${nbsp}Going live${nbsp}» dans docs/operating.md`,
  ],
  'texts-countries-unstated': () => [
    'rien ne dit à quels pays les autorisations géographiques sont ouvertes',
    'n’y laissez que le Canada et les États-Unis dans la console de Twilio, puis réglez TWILIO_COUNTRIES=CA,US',
  ],
  'texts-countries-wide': (v) => [
    `les autorisations géographiques sont ouvertes à ${v.countries}, où aucun de nos textos ne va`,
    'fermez-les dans la console de Twilio et retirez-les de TWILIO_COUNTRIES',
  ],
  'texts-countries-right': (v) => [`${v.countries} seulement, selon ce que vous déclarez`],
  'sender-unset': () => ['aucun expéditeur à vérifier'],
  'spf-right': (v) => [v.record],
  'spf-missing': (v) => [
    `${v.domain} n’a pas d’enregistrement SPF`,
    'publiez un enregistrement TXT v=spf1 … -all qui nomme le serveur de courriel',
  ],
  'spf-twice': (v) => [`${v.domain} a deux enregistrements SPF, donc aucun ne compte`, 'réunissez-les en un seul'],
  'spf-open': (v) => [`${v.record} permet à n’importe qui d’envoyer`, 'terminez-le par -all ou ~all'],
  'dkim-right': (v) => [`une clé à ${v.name}`],
  'dkim-unnamed': () => [
    'la clé ne peut être cherchée sans son sélecteur',
    'réglez DKIM_SELECTOR sur celui avec lequel le serveur de courriel signe',
  ],
  'dkim-missing': (v) => [`aucune clé à ${v.name}`, 'publiez l’enregistrement TXT du serveur de courriel'],
  'dmarc-right': (v) => [v.record],
  'dmarc-missing': (v) => [
    `_dmarc.${v.domain} n’a pas d’enregistrement`,
    'publiez v=DMARC1; p=none; rua=mailto:…, puis un p plus strict quand les rapports sont bons',
  ],
  'dns-silent': (v) => [`${v.name} n’a pu être cherché (${v.detail})`, 'vérifiez le serveur de noms de cette machine'],
  'address-local': () => ['cette machine seulement', 'réglez PUBLIC_URL avant l’ouverture du site'],
  'address-sandbox': () => ['un bac à sable de cette machine'],
  'address-right': (v) => [`${v.url} répond en notre nom, avec nos en-têtes`],
  'address-silent': (v) => [
    `${v.url} ne répond pas (${v.detail})`,
    `démarrez le programme et le mandataire; vérifiez le DNS, le pare-feu et le certificat`,
  ],
  'address-foreign': (v) => [
    `${v.url} répond, mais pas en notre nom`,
    `que le mandataire transmette tout à ce programme; toutes les copies ont besoin du même APP_SECRET`,
  ],
  'address-headers': (v) => [
    `${v.url} répond sans nos en-têtes${nbsp}: ${v.headers}`,
    'que le mandataire les transmette tels quels',
  ],
  'proxy-right': (v) => [`une requête est vue comme venant de ${v.ip}`],
  'proxy-unseen': () => ['aucune requête à examiner', 'corrigez d’abord public-address'],
  'proxy-none': () => ['aucun mandataire devant un bac à sable de cette machine'],
  'proxy-forged': () => [
    'un visiteur peut s’inventer une adresse',
    'réglez TRUST_PROXY sur le nombre exact de mandataires, et qu’ils écrivent X-Forwarded-For',
  ],
  'proxy-hidden': (v) => [
    `tous les visiteurs semblent venir de ${v.ip}`,
    'réglez TRUST_PROXY sur le nombre de mandataires',
  ],
  'backup-off': () => ['rien n’est sauvegardé', 'réglez BACKUP_DIR sur un dossier d’un autre disque'],
  'backup-elsewhere': () => ['relève de qui exploite le serveur de DATABASE_URL'],
  'backup-none': () => ['il n’y a pas encore de sauvegarde complète', 'npm run backup'],
  'backup-old': (v) => [`la dernière sauvegarde complète date de ${span(v.age, 'fr')}`, 'npm run backup'],
  'backup-plain': (v) => [
    `la dernière sauvegarde complète, qui date de ${span(v.age, 'fr')}, n’est pas chiffrée`,
    'réglez BACKUP_RECIPIENT',
  ],
  'backup-right': (v) => [`la dernière sauvegarde complète date de ${span(v.age, 'fr')}, chiffrée`],
  'archive-failing': (v) => [
    `échoue depuis ${span(v.span, 'fr')}, ${bytes(v.wal, 'fr')} attendent`,
    `rendez BACKUP_DIR accessible en écriture, avec de la place; ce qui attend s’archive ensuite`,
  ],
  'archive-none': () => [
    'rien n’a encore été archivé',
    `attendez deux minutes; voyez ensuite le journal de la base de données`,
  ],
  'archive-late': (v) => [
    `rien n’a été archivé depuis ${span(v.age, 'fr')}`,
    'voyez le journal de la base de données dans DATA_DIR/postgres/server.log',
  ],
  'archive-right': (v) => [`archivé il y a ${span(v.age, 'fr')}`],
  'ledger-never': () => ['jamais vérifié', 'npm run ledger -- check'],
  'ledger-old': (v) => [
    `aucune vérification réussie depuis ${span(v.age, 'fr')}`,
    'npm run ledger -- check, chaque nuit',
  ],
  'ledger-differs': (v) => [
    `${v.differences} ${v.differences > 1 ? 'différences' : 'différence'}, il y a ${span(v.age, 'fr')}`,
    'npm run ledger -- check, et qu’une personne regarde',
  ],
  'ledger-right': (v) => [
    `${v.orders} ${v.orders > 1 ? 'commandes concordaient' : 'commande concordait'} il y a ${span(v.age, 'fr')}`,
  ],
  'jobs-none': () => [
    'aucune tâche n’a encore tourné',
    `laissez tourner le programme; les premières viennent d’ici un jour`,
  ],
  'jobs-right': (v) => [`${v.count} ${v.count > 1 ? 'tâches tournent' : 'tâche tourne'}`],
  'job-late': (v) => [
    `${v.job} n’a pas abouti depuis ${span(v.age, 'fr')}`,
    'démarrez le processus de travail, ou voyez son journal',
  ],
  'job-failing': (v) => [`${v.job} échoue${nbsp}: ${v.failure}`, 'voyez le journal'],
  'nothing-waits': () => ['rien n’attend trop longtemps'],
  'outbox-waits': (v) => [
    `${v.count} ${v.count > 1 ? 'envois sont' : 'envoi est'} en retard, de ${span(v.age, 'fr')} au plus`,
    'voyez ce qui demande attention dans /admin, et si le processus de travail tourne',
  ],
  'refunds-wait': (v) => [
    `${v.count} ${v.count > 1 ? 'remboursements ne sont' : 'remboursement n’est'} pas ${v.count > 1 ? 'faits' : 'fait'}, le plus ancien depuis ${span(v.age, 'fr')}`,
    `voyez les remboursements dans /admin; ne remboursez rien à la main avant`,
  ],
  'checkouts-wait': (v) => [
    `${v.count} ${v.count > 1 ? 'achats payés ou sans réponse ne sont pas terminés' : 'achat payé ou sans réponse n’est pas terminé'}, le plus ancien depuis ${span(v.age, 'fr')}`,
    'npm run ledger -- check, puis npm run ledger -- show ORDER',
  ],
  'webhooks-right': (v) => [
    v.count === 0
      ? 'aucun autre programme n’est averti des réservations'
      : `${v.count} ${v.count > 1 ? 'avertis' : 'averti'} des réservations, aucun arrêté de lui-même`,
  ],
  'webhook-gone': (v) => [
    `${v.host} a répondu le ${v.at} ne plus vouloir d’événements (410)`,
    'retirez-le dans l’administration, ou remettez-le en marche',
  ],
  'webhook-silent': (v) => [
    `${v.host} n’a rien pris pendant une semaine et a été arrêté le ${v.at}`,
    'voyez ses derniers envois dans l’administration, remettez-le en marche et renvoyez ce qui lui manque',
  ],
  'season-right': (v) => [`les visites se vendent du ${v.opensOn} jusqu’au ${v.closesOn}, cette journée exclue`],
  'season-passed': (v) => [
    `votre date de fermeture, le ${v.day}, est passée, et la saison du ${v.opensOn} se vend`,
    'retirez-la dans le calendrier de l’administration, ou entrez la suivante',
  ],
  'terms-right': (v) => [`celles du ${v.version} donnent les heures appliquées`],
  'terms-differ': (v) => [
    `celles du ${v.version} (${v.language === 'en' ? 'en anglais' : 'en français'}) donnent ${v.hours}${nbsp}heures pour ${v.about === 'refundCutoffHours' ? 'annuler' : 'reporter'}, ${v.applied} s’appliquent`,
    'publiez des conditions avec les heures des réglages, ou changez ceux-ci',
  ],
  unread: (v) => [`n’a pu être examiné (${v.detail})`, 'recommencez'],
};

export const words: Bilingual<typeof en> = { en, fr };
