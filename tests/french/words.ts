const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Frequent English words that no French text has; those that are French words too are left out. */
export const commonEnglish = list(`
  the and of to is are was were be been being had having does did done doing
  you your yours we our my it its they them their he she his her this that these those
  with without from by at into onto over under between before after until while when where which who whom whose
  what how why not yes then than because though although so too also only just even still yet again
  please will would can could must should shall might may let get got give take make made go went come see seen
  there here now today tomorrow yesterday soon later never always often once twice
  more most less least much many few some any each every all both other another such same own
  up down out off back away near next last first third new old good better best great right wrong
  home day days week weeks month months year years hour hours minute time times
  monday tuesday wednesday thursday friday saturday sunday
  january february april june july august september october november december
  wed thu feb apr jun jul aug
  street city country address email phone name surname company business
  window windows glass storefront storefronts shop door doors building size layout cleaning coating coated
  booking bookings book booked appointment payment pay paid card price refund receipt
  loading sending saving checking processing submitting failed fail failure error errors success missing required
  invalid unknown found lost sent open opened close closed show hide enter choose chosen select selected
  search submit cancel cancelled accept decline continue back forward skip start play try tries
  welcome thank thanks sorry hello need help learn read write written call click press tap sign
`);

/** Words that both languages spell alike. Read the sentence before adding one. */
export const spelledAlike = list(`
  an garage dates mobile saint
  active administration application car ignore possible minute minutes webhook arrive attention base cad canada cent centre certain change charge correction chose client clients code codes commercial conditions confirmation contact date description section
  dollars exclusions faq façade film force format fragile français grand hauteclaire hc image important instructions invitation
  javascript json km long machine mail majeure mar message messages mm moment mon montréal note notes notification nov oct on page part passer pause pdf place places plan plans
  postal promise province question questions satisfaction science service services site six suit surface surfaces taxes total
  transaction type version versions vip dollar
  accents cookies pays
  session sessions api console guide inactive notes zoho
  session sessions
  cent csv net parts robots
  min report
  session sessions api console guide inactive journal notes propose smtp zoho
  csv qr invite source
  apple https html internet public sources webhooks
  photo photos plan plans copies incident moneris protection québec reports script secret trace twilio
`);
