import * as typing from './typing.js';

const { ticket, code } = document.body.dataset;
const form = document.querySelector('form');

// The real frame does not know who embeds it either; nothing secret is in these messages.
const tell = (message) => window.parent.postMessage(JSON.stringify(message), '*');

window.addEventListener('message', (event) => {
  if (event.source !== window.parent) return;
  try {
    if (JSON.parse(event.data).action === 'close_request') tell({ handler: 'close_checkout' });
  } catch {
    // Other scripts of the page talk on the same channel; anything but JSON is not for us.
  }
});

if (form) startForm(form);
tell({ handler: 'page_loaded', ticket, response_code: code });

function startForm(form) {
  const { cardNumber, expiry, securityCode } = form.elements;
  const fields = [cardNumber, expiry, securityCode];
  const button = form.querySelector('.primary');
  const word = button.querySelector('.word');
  const notice = form.querySelector('.notice');
  const brand = form.querySelector('.brand');
  const saved = form.querySelector('.saved-card');
  const bySaved = () => saved?.getAttribute('aria-pressed') === 'true';
  const payWord = word.textContent;
  let inFlight = false;
  // Once a payment was sent, its ticket being "used" may mean that this very payment went through.
  let sentBefore = false;

  const number = () => typing.digitsOf(cardNumber.value);
  const yearAndMonth = () => `${expiry.value.slice(-2)}-${expiry.value.slice(0, 2)}`;
  const checks = {
    cardNumber: () => typing.isCardNumber(number()),
    expiry: () => /^(0[1-9]|1[0-2]) \/ (20)?\d\d$/.test(expiry.value),
    securityCode: () =>
      securityCode.value.length === (bySaved() ? Number(saved.dataset.codeLength) : typing.isAmex(number()) ? 4 : 3),
  };
  const faultOf = (field) => {
    if (bySaved() && field !== securityCode) return null;
    if (field.value.trim() === '') return 'missing';
    if (!checks[field.name]()) return 'invalid';
    return field === expiry && yearAndMonth() < expiry.dataset.month ? 'past' : null;
  };

  typing.keepGrouped(cardNumber, typing.groupedNumber);
  typing.keepGrouped(expiry, typing.groupedExpiry);
  typing.keepGrouped(securityCode, typing.groupedCode);

  for (const field of fields) {
    const hint = field.getAttribute('aria-describedby');
    const error = document.getElementById(`${field.name}-error`);
    field.showFault = (fault) => {
      error.hidden = fault === null;
      error.textContent = fault === null ? '' : (field.dataset[fault] ?? field.dataset.invalid);
      const described = [fault === null ? '' : error.id, hint ?? ''].filter(Boolean).join(' ');
      if (described) field.setAttribute('aria-describedby', described);
      else field.removeAttribute('aria-describedby');
      if (fault === null) field.removeAttribute('aria-invalid');
      else field.setAttribute('aria-invalid', 'true');
    };
    // Checked when first left; once wrong, on every key.
    field.addEventListener('blur', () => field.value !== '' && field.showFault(faultOf(field)));
    field.addEventListener('input', () => {
      if (field.hasAttribute('aria-invalid')) field.showFault(faultOf(field));
      brand.textContent = typing.brandOf(number());
      for (const { name } of fields) {
        document
          .querySelector(`[data-light="${name}"]`)
          .classList.toggle('clear', faultOf(form.elements[name]) === null);
      }
    });
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (inFlight) return;
    for (const field of fields) field.showFault(faultOf(field));
    const wrong = fields.find((field) => field.hasAttribute('aria-invalid'));
    if (wrong) wrong.focus();
    else pay();
  });

  saved?.addEventListener('click', () => {
    saved.setAttribute('aria-pressed', String(!bySaved()));
    for (const field of [cardNumber, expiry]) field.closest('.field').hidden = bySaved();
    for (const field of fields) field.showFault(null);
    if (bySaved()) securityCode.focus();
  });

  form.querySelector('.cancel').addEventListener('click', () => {
    if (!inFlight) tell({ handler: 'cancel_transaction', ticket, response_code: '001' });
  });

  window.addEventListener('pagehide', () => {
    if (inFlight) tell({ handler: 'page_closed', response_code: '001' });
  });

  // Not earlier: a press while this script is loading would be lost.
  form.querySelector('fieldset').disabled = false;

  async function pay() {
    wait(true);
    notice.textContent = '';
    if (!sentBefore) tell({ handler: 'payment_submitted', ticket, response_code: '001' });
    const card = bySaved() ? { savedCard: true } : { cardNumber: number(), expiry: expiry.value };
    const body = { ticket, ...card, securityCode: securityCode.value };
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      conclude(response.status, await response.json());
    } catch {
      notice.textContent = notice.dataset.silent;
      sentBefore = true;
    }
    wait(false);
  }

  function conclude(status, answer) {
    if (status === 200 || (status === 409 && sentBefore)) {
      show(Number(answer.response_code) < 50 ? 'approved' : 'declined');
      tell({ handler: 'payment_complete', ticket, response_code: answer.response_code });
    } else if (status === 409 || status === 410) {
      show(status === 409 ? 'used' : 'expired');
      tell({ handler: 'page_loaded', ticket, response_code: status === 409 ? '2002' : '2003' });
    } else if (status === 422) {
      for (const [name, fault] of Object.entries(answer.fields)) form.elements[name]?.showFault(fault);
      fields.find((field) => field.hasAttribute('aria-invalid'))?.focus();
    } else {
      throw new Error(`HTTP ${status}`);
    }
  }

  function wait(pending) {
    inFlight = pending;
    button.setAttribute('aria-disabled', String(pending));
    button.classList.toggle('pending', pending);
    word.textContent = pending ? button.dataset.pending : payWord;
    for (const field of fields) field.readOnly = pending;
  }

  function show(name) {
    form.hidden = true;
    const outcome = document.querySelector(`[data-outcome="${name}"]`);
    outcome.hidden = false;
    if (name !== 'approved') for (const light of document.querySelectorAll('.mist')) light.classList.remove('clear');
    outcome.querySelector('.title').focus();
  }
}
