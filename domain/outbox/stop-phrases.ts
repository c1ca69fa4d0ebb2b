/** What people put around a request without changing it. */
const courtesies = [
  'please|pls|plz|kindly|thank you(?: (?:so|very) much)?|thanks(?: a lot)?|thx|ty|cheers',
  'hi|hello|hey|sorry|ok|okay|right now|now|immediately|asap|have a (?:nice|good) day',
  's il (?:vous|te) plait|svp|stp|merci (?:beaucoup|bien|d avance)|merci|bonjour|bonsoir|salut',
  'desolee?|maintenant|tout de suite|immediatement|bonne (?:journee|soiree)|veuillez',
];

/** A request in the form of a question or of a wish. */
const asking = [
  '(?:can|could|will|would) you',
  '(?:i|we) (?:want|need|wish|said|would like|d like|asked)(?: you)?(?: to)?',
  '(?:pouvez|pourriez|voulez) vous|(?:peux|pourrais) tu',
  '(?:je|nous) (?:veux|voudrais|souhaite|voulons|aimerais)',
];

const texts =
  '(?:texts?|texting|textos?|sms|(?:text )?messages?|messages? textes?|msgs?|notifications?|reminders?|rappels?|alertes?|alerts?)';
const list = '(?:(?:mailing |contact )?lists?|listes?(?: d envoi)?)';

/** Words that only say which texts and to whom. */
const little =
  '(?:me|us|my|your|these|those|this|the|that|any|anymore|all|more|further|automated|so|many|phone|cell|number|to|at|on|from|of|off|' +
  'de|des|du|d|les|le|la|l|ces|ce|cet|cette|vos|votre|aux|au|a|aucun|aucune|tous|toutes|rien|m|moi|nous|mon|numero|cellulaire|' +
  'telephone|sur|par|recevoir|automatiques?|autres?|plus|jamais)';
const ofTexts = `(?: ${little}| ${texts}| ${list})*`;
const someTexts = `(?: ${little})* ${texts}${ofTexts}`;

/** The provider's keywords and their French ones that say nothing else. */
const plainStop = '(?:stop|stopall|unsubscribe|opt ?out|revoke|arret|arreter|arretez|arrete|cesser|cessez)';
/** A request to leave, which need not say what. */
const leaving =
  '(?:unsubscribe|opt(?: me| us)? ?out|desabonne[rz]?|desabonnement|desinscri(?:re|vez|ption)|(?:me|m|nous) (?:desabonner|desinscrire))';
const ending = '(?:stop|stopper|stoppez|end|quit|arret|arreter|arretez|arrete|cesser|cessez|cesse|fini|assez)';
const sending = '(?:sending|texting|messaging|contacting|writing|emailing)';
const envoyer = '(?:envoyer|ecrire|texter|contacter|deranger|ecrivez|envoyez|textez|contactez)';
const removing = '(?:remove|take|delete|retirez|retirer|enlevez|enlever|supprimez|supprimer|otez)';

const phrases = [
  `${leaving}${ofTexts}`,
  `${ending}${someTexts}`,
  `stop ${sending}${ofTexts}`,
  `(?:do not|don t|dont|never) (?:text|message|contact|write)(?: to)? (?:me|us)${ofTexts}`,
  `(?:do not|don t|dont|never) send${someTexts}`,
  `no(?: more${someTexts}| texts${ofTexts})`,
  `${ending} d(?:e)? (?:(?:m|me|nous) )?${envoyer}${ofTexts}`,
  `(?:de )?(?:ne|n) (?:(?:m|me|nous) )?${envoyer}(?: (?:moi|nous))? (?:plus|pas|jamais)${ofTexts}`,
  `(?:de )?ne (?:plus|pas) (?:(?:m|me|nous) )?${envoyer}${ofTexts}`,
  `(?:(?:je|nous) )?(?:ne|n) (?:veux|voulons|desire|desirons|souhaite|souhaitons) (?:plus|pas|aucun)${someTexts}`,
  `(?:je|nous) (?:veux|voulons) plus recevoir${someTexts}`,
  `(?:plus|pas|aucun)${someTexts}`,
  `(?:(?:me|nous) )?${removing}(?: (?:me|us|moi|nous))?(?: ${little})* ${list}${ofTexts}`,
];

const onlyStop = new RegExp(`^${plainStop}(?: (?:${plainStop}|all|tout))*$`);
const named = new RegExp(`^(?:${phrases.join('|')})$`);
const around = new RegExp(`(?:^| )(?:${courtesies.join('|')})(?= |$)`, 'g');
const asked = new RegExp(`^(?:${asking.join('|')}) `);

/**
 * Whether a lowercase text without accents asks for no more texts and says nothing else. A question counts only
 * if it asks us to do so; anything with an extra word, or a digit, is for a person.
 */
export function isStopPhrase(text: string): boolean {
  const said = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
  const plain = said.replaceAll(around, '').trim();
  const wish = plain.replace(asked, '');
  const isAsked = wish !== plain;
  if (text.includes('?') && !isAsked) return false;
  return named.test(wish) || (!isAsked && onlyStop.test(plain));
}
