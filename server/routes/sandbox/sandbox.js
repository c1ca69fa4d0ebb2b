// Plays the customer's part: pays a ticket with the card of the button, then shows the books anew.
const status = document.querySelector('[role="status"]');

for (const button of document.querySelectorAll('button[data-ticket]')) {
  button.addEventListener('click', async () => {
    const { ticket, card } = button.dataset;
    button.disabled = true;
    try {
      const response = await fetch('/sandbox/card/pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
        body: JSON.stringify({ ticket, cardNumber: card }),
      });
      if (response.ok) return location.reload();
      status.textContent = (await response.json()).error;
    } catch (failure) {
      status.textContent = String(failure);
    }
    button.disabled = false;
  });
}
