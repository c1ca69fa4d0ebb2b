// Plays the customer's part and breaks services: each button calls the sandbox, then shows the books anew.
const status = document.querySelector('[role="status"]');

for (const button of document.querySelectorAll('button[data-ticket]')) {
  button.addEventListener('click', () => {
    const { ticket, card } = button.dataset;
    call(button, 'POST', '/sandbox/card/pay', { ticket, cardNumber: card });
  });
}

for (const form of document.querySelectorAll('form[data-provider]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { mode, times } = Object.fromEntries(new FormData(form));
    call(event.submitter, 'PUT', `/sandbox/faults/${form.dataset.provider}`, { mode, times: Number(times) });
  });
}

for (const form of document.querySelectorAll('form[data-weather]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { date, condition, ...figures } = Object.fromEntries(new FormData(form));
    const numbers = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value)]));
    call(event.submitter, 'PUT', `/sandbox/weather/${date}`, { ...numbers, condition });
  });
}

async function call(button, method, path, body) {
  button.disabled = true;
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify(body),
    });
    if (response.ok) return location.reload();
    status.textContent = (await response.json()).error;
  } catch (failure) {
    status.textContent = String(failure);
  }
  button.disabled = false;
}
