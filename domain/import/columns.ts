/** What is read of a booking of before, by the heads that a file may give it in either language or in an export. */
const heads = {
  orderNo: ['orderno', 'ordernumber', 'numerodecommande', 'commande'],
  clientId: ['clientid', 'clientnumber', 'numerodeclient'],
  language: ['language', 'langue'],
  appointmentDate: ['appointmentdate', 'date', 'datedurendezvous'],
  appointmentTime: ['appointmenttime', 'time', 'heure', 'heuredurendezvous'],
  coatingType: ['coatingtype', 'service'],
  storefrontSize: ['storefrontsize', 'size', 'taille', 'tailledelavitrine'],
  selectedLayout: ['selectedlayout', 'layout', 'disposition'],
  postalCode: ['postalcode', 'codepostal'],
  businessName: ['businessname', 'business', 'entreprise'],
  contactName: ['contactname', 'contact', 'name', 'nom'],
  email: ['email', 'courriel'],
  phone: ['phone', 'telephone'],
  address: ['address', 'serviceaddress', 'adresse', 'adresseduservice'],
  billingStreet: ['billingstreet', 'billingaddress', 'adressedefacturation'],
  billingCity: ['billingcity', 'city', 'ville'],
  billingProvince: ['billingprovince', 'province'],
  billingPostalCode: ['billingpostalcode', 'codepostaldefacturation'],
  specialInstructions: ['specialinstructions', 'instructions', 'consignes'],
  base: ['base', 'amountbeforetaxes', 'montantavanttaxes'],
  gst: ['gst', 'tps'],
  qst: ['qst', 'tvq'],
  status: ['status', 'etat', 'statut'],
  createdAt: ['createdat', 'bookedon', 'reservele'],
} as const;
export type ImportColumn = keyof typeof heads;
export const importColumns = Object.keys(heads) as ImportColumn[];

/** Columns that every file has; the others have a sensible value without them. */
export const neededColumns: readonly ImportColumn[] = [
  'language',
  'appointmentDate',
  'appointmentTime',
  'coatingType',
  'storefrontSize',
  'selectedLayout',
  'postalCode',
  'businessName',
  'contactName',
  'email',
  'phone',
  'address',
  'billingCity',
  'billingProvince',
  'base',
];

/** Words without accents, capitals, spaces and marks, as they are compared. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

export type Heads = {
  /** What each column of the file is; null for one that nothing is read from. */
  columns: (ImportColumn | null)[];
  ignored: string[];
  missing: ImportColumn[];
  twice: ImportColumn[];
};

/** Reads the first line of a file. */
export function readHeads(line: readonly string[]): Heads {
  const columns = line.map((head) => importColumns.find((one) => isOneOf(heads[one], plainWord(head))) ?? null);
  const ignored = line.filter((head, index) => columns[index] === null && head.trim() !== '');
  const twice = importColumns.filter((one) => columns.indexOf(one) !== columns.lastIndexOf(one));
  return { columns, ignored, missing: neededColumns.filter((one) => !columns.includes(one)), twice };
}

const isOneOf = (words: readonly string[], word: string): boolean => words.includes(word);
