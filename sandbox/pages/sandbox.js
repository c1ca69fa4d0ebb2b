// Each form makes its call, `PUT /path/:name`, and then loads the page again.
const status = document.querySelector('[role="status"]');

for (const form of document.querySelectorAll('form[data-call]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [
      name,
      form.elements[name].type === 'number' ? Number(value) : value,
    ]);
    const body = Object.fromEntries(fields);
    const [method, path] = form.dataset.call.split(' ');
    call(
      event.submitter,
      method,
      path.replace(/:(\w+)/, (_all, name) => body[name]),
      body,
    );
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
